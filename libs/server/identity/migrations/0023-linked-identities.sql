-- Sign-ins of an OpenID provider that lead to an account here.
CREATE TABLE linked_identity (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- The issuer, as its own documents name it.
  provider text NOT NULL,
  subject text NOT NULL,
  email text,
  linked_at timestamptz NOT NULL,
  last_used_at timestamptz,
  UNIQUE (provider, subject)
);
CREATE INDEX linked_identity_by_user ON linked_identity (user_id);

-- Sign-ins that are under way at the provider: what must come back with the answer.
CREATE TABLE oidc_flow (
  state_hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('login', 'link', 'step-up')),
  -- Null at the login: there is no session yet.
  session_id uuid REFERENCES session (id) ON DELETE CASCADE,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  started_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'login') = (session_id IS NULL))
);
CREATE INDEX oidc_flow_by_expiry ON oidc_flow (expires_at);
