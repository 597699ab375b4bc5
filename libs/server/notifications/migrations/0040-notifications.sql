-- What people are told, and how (domain model 5.15).

-- Written in the transaction of the change it tells of; whom it concerns is found out after that.
CREATE TABLE notification_outbox (
  id uuid PRIMARY KEY,
  org_id uuid REFERENCES organization (id) ON DELETE CASCADE,
  building_id uuid,
  kind text NOT NULL,
  urgency text NOT NULL CHECK (urgency IN ('critical', 'normal', 'low')),
  recipients jsonb NOT NULL,
  dedupe_key text NOT NULL CHECK (length(dedupe_key) BETWEEN 1 AND 200),
  data jsonb NOT NULL,
  href text,
  at timestamptz NOT NULL
);
CREATE INDEX notification_outbox_by_time ON notification_outbox (at, id);

CREATE TABLE notification (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- Null for what concerns the account itself.
  org_id uuid REFERENCES organization (id) ON DELETE CASCADE,
  building_id uuid,
  kind text NOT NULL,
  urgency text NOT NULL CHECK (urgency IN ('critical', 'normal', 'low')),
  dedupe_key text NOT NULL,
  data jsonb NOT NULL,
  href text,
  -- Whether the centre lists it; one that goes by mail alone is kept for its deliveries.
  centre text NOT NULL CHECK (centre IN ('listed', 'unlisted')),
  count integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  -- The same key within this time is counted here instead of telling once more.
  dedupe_until timestamptz NOT NULL CHECK (dedupe_until > created_at),
  read_at timestamptz,
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CONSTRAINT told_once EXCLUDE USING gist
    (user_id WITH =, dedupe_key WITH =, tstzrange(created_at, dedupe_until) WITH &&)
);
CREATE INDEX notification_by_user ON notification (user_id, last_at DESC, id DESC) WHERE centre = 'listed';
CREATE INDEX notification_unread ON notification (user_id) WHERE read_at IS NULL AND centre = 'listed';
CREATE INDEX notification_by_age ON notification (last_at);

CREATE TABLE notification_delivery (
  notification_id uuid NOT NULL REFERENCES notification (id) ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('in-app', 'email', 'push')),
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed', 'skipped')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  finished_at timestamptz,
  error text,
  PRIMARY KEY (notification_id, channel)
);
CREATE INDEX notification_delivery_due ON notification_delivery (due_at) WHERE status = 'queued';
CREATE INDEX notification_delivery_by_user ON notification_delivery (user_id) WHERE status = 'queued';

-- Who has said nothing has no row.
CREATE TABLE notification_setting (
  user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  time_zone text,
  quiet text NOT NULL DEFAULT 'hours' CHECK (quiet IN ('hours', 'never')),
  quiet_from_minute integer NOT NULL DEFAULT 1320 CHECK (quiet_from_minute BETWEEN 0 AND 1439),
  quiet_to_minute integer NOT NULL DEFAULT 360 CHECK (quiet_to_minute BETWEEN 0 AND 1439),
  digest text NOT NULL DEFAULT 'each' CHECK (digest IN ('each', 'hourly', 'daily')),
  digest_minute integer NOT NULL DEFAULT 420 CHECK (digest_minute BETWEEN 0 AND 1439),
  muted_building_ids uuid[] NOT NULL DEFAULT '{}',
  CHECK (quiet_from_minute <> quiet_to_minute)
);

CREATE TABLE notification_choice (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('in-app', 'email', 'push')),
  enabled boolean NOT NULL,
  PRIMARY KEY (user_id, kind, channel)
);

CREATE TABLE push_device (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1024),
  p256dh text NOT NULL,
  auth text NOT NULL,
  user_agent text,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_device_by_user ON push_device (user_id);

-- Browsers that a person has signed in with, so that a new one can be told of.
CREATE TABLE known_browser (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  fingerprint bytea NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, fingerprint)
);
