-- Whether an address is the person's own (domain model 5.1), another address that is asked for, and accounts that
-- are opened by way of the OpenID provider.

-- The address that is to be in use once its mail has been answered; until then the old one stays.
ALTER TABLE app_user
  ADD COLUMN pending_email citext CHECK (length(pending_email::text) BETWEEN 3 AND 254),
  ADD COLUMN pending_email_until timestamptz,
  ADD CHECK ((pending_email IS NULL) = (pending_email_until IS NULL));
CREATE INDEX app_user_pending_email ON app_user (pending_email_until) WHERE pending_email IS NOT NULL;

-- Links that went out by mail; only the hash of the token is here.
CREATE TABLE email_verification (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  email citext NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX email_verification_by_user ON email_verification (user_id);
CREATE INDEX email_verification_by_expiry ON email_verification (expires_at);

-- Who has accepted an invitation that came by mail has shown that the address is theirs, as has a demonstration's
-- account. All other accounts have shown nothing yet: they are asked.
UPDATE app_user u SET email_verified_at = i.answered_at
FROM invitation i WHERE i.email = u.email AND i.status = 'accepted' AND i.answered_at IS NOT NULL
  AND u.email_verified_at IS NULL AND u.status <> 'deleted';
UPDATE app_user SET email_verified_at = created_at WHERE is_demo AND email_verified_at IS NULL AND status <> 'deleted';

-- People who come from the provider and have no account yet: what it says of them, until they have agreed to the terms.
CREATE TABLE provider_registration (
  token_hash bytea PRIMARY KEY,
  provider text NOT NULL,
  subject text NOT NULL,
  email text,
  email_verified boolean NOT NULL,
  name text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX provider_registration_by_expiry ON provider_registration (expires_at);

ALTER TABLE oidc_flow
  DROP CONSTRAINT oidc_flow_purpose_check,
  DROP CONSTRAINT oidc_flow_check,
  ADD CONSTRAINT oidc_flow_purpose_check CHECK (purpose IN ('login', 'register', 'link', 'step-up')),
  ADD CONSTRAINT oidc_flow_check CHECK ((purpose IN ('login', 'register')) = (session_id IS NULL));
