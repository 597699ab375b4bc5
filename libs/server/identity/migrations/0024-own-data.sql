-- What a person says of themselves, agrees to, and asks about their data (UU PDP 27/2022).
ALTER TABLE app_user ADD COLUMN phone text CHECK (phone ~ '^\+[1-9][0-9]{6,14}$');
-- Name of a file in the data folder's `pictures`, long enough that nobody guesses it.
ALTER TABLE app_user ADD COLUMN picture text CHECK (picture ~ '^[0-9a-f]{40}$');

-- Rows of both stay when the account is erased: they prove what was agreed and that the request was met.
CREATE TABLE consent (
  user_id uuid NOT NULL REFERENCES app_user (id),
  purpose text NOT NULL,
  given_at timestamptz NOT NULL,
  -- Of the text that was agreed to.
  version text NOT NULL,
  withdrawn_at timestamptz,
  PRIMARY KEY (user_id, purpose, given_at)
);
CREATE UNIQUE INDEX consent_in_force ON consent (user_id, purpose) WHERE withdrawn_at IS NULL;

CREATE TABLE data_request (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id),
  kind text NOT NULL CHECK (kind IN ('access', 'erase')),
  status text NOT NULL CHECK (status IN ('received', 'done', 'cancelled', 'refused')),
  received_at timestamptz NOT NULL,
  -- Three times 24 hours after it was received (articles 32 and 43).
  due_at timestamptz NOT NULL,
  -- When the erasure begins; until then the person may change their mind.
  erase_at timestamptz,
  finished_at timestamptz,
  CHECK ((kind = 'erase') = (erase_at IS NOT NULL))
);
CREATE UNIQUE INDEX one_open_erasure ON data_request (user_id) WHERE kind = 'erase' AND status = 'received';
CREATE INDEX data_request_to_erase ON data_request (erase_at) WHERE kind = 'erase' AND status = 'received';

CREATE SEQUENCE erased_user_number;
