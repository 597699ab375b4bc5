-- An authenticator app (RFC 6238) as second factor. Its secret is derived from a key of the installation and the
-- version, so a copy of this table alone opens nothing.
CREATE TABLE second_factor (
  user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1,
  -- Null while it is being set up: the login does not ask for it yet.
  confirmed_at timestamptz,
  -- The half minute of the last code that was taken; a code is good once.
  last_step bigint
);

CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES second_factor (user_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
