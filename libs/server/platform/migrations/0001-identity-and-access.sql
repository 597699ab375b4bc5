-- People, sessions, organisations and what a person may do in them (domain model 5.1).
-- org_id leads every key of a tenant's table, so that the tables can be distributed by it later.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Secrets that belong to the installation, made at its first start: the key of the live-channel secrets, for one.
CREATE TABLE installation_secret (
  name text PRIMARY KEY,
  value bytea NOT NULL
);

CREATE TABLE app_user (
  id uuid PRIMARY KEY,
  email citext NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  locale text NOT NULL DEFAULT 'id' CHECK (locale IN ('id', 'en')),
  color_mode text NOT NULL DEFAULT 'system' CHECK (color_mode IN ('light', 'dark', 'system')),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'invited', 'locked', 'deleted')),
  password_hash text,
  email_verified_at timestamptz,
  accepted_terms text,
  accepted_terms_at timestamptz,
  failed_attempts integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  -- Rises when the person asks for a new live-channel secret: the secret is derived, not stored.
  mqtt_secret_version integer NOT NULL DEFAULT 1,
  mqtt_last_used_at timestamptz,
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE session (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- SHA-256 of the token; the token itself is nowhere on the server.
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  -- Slides with use, up to 30 days after created_at.
  expires_at timestamptz NOT NULL,
  ip inet,
  user_agent text
);
CREATE INDEX session_by_user ON session (user_id);
CREATE INDEX session_by_expiry ON session (expires_at);

CREATE TABLE password_reset (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_reset_by_user ON password_reset (user_id);

CREATE TABLE organization (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  kind text NOT NULL CHECK (kind IN ('manager', 'owners-association', 'owner', 'provider')),
  is_demo boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- "group" is a word of SQL.
CREATE TABLE member_group (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Key of the default group it was made from; null for a group the organisation made itself.
  default_key text,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 128),
  description text NOT NULL DEFAULT '' CHECK (length(description) <= 1024),
  grants text[] NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, default_key)
);

CREATE TABLE membership (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'suspended')),
  all_buildings boolean NOT NULL DEFAULT false,
  building_ids uuid[] NOT NULL DEFAULT '{}',
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, user_id)
);
CREATE INDEX membership_by_user ON membership (user_id);

CREATE TABLE membership_group (
  org_id uuid NOT NULL,
  membership_id uuid NOT NULL,
  group_id uuid NOT NULL,
  PRIMARY KEY (org_id, membership_id, group_id),
  FOREIGN KEY (org_id, membership_id) REFERENCES membership (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, group_id) REFERENCES member_group (org_id, id)
);

-- Append-only; written in the transaction of the change it describes. The hash chain comes with its reader.
CREATE TABLE audit_event (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'device', 'system', 'token')),
  actor_id uuid,
  request_id text,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (org_id, seq)
);

-- Answers of calls that carry an Idempotency-Key, kept 72 h.
CREATE TABLE idempotency_key (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 64),
  request_hash bytea NOT NULL,
  status integer NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);
CREATE INDEX idempotency_key_by_age ON idempotency_key (created_at);
