-- Devices, what they report, what they are told, and what is wrong with them (domain model 5.3, 5.4).

-- Types live in code for now (the catalogue); the key is checked there.
CREATE TABLE device (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  section_id uuid,
  floor_id uuid,
  unit_id uuid,
  type_key text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  serial text,
  enabled boolean NOT NULL DEFAULT true,
  -- Presence as last decided; null until the device first speaks.
  online boolean,
  last_seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, section_id) REFERENCES section (org_id, id) ON DELETE SET NULL (section_id),
  FOREIGN KEY (org_id, floor_id) REFERENCES floor (org_id, id) ON DELETE SET NULL (floor_id),
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE SET NULL (unit_id)
);
CREATE UNIQUE INDEX device_by_id ON device (id);
CREATE INDEX device_by_building ON device (org_id, building_id, name, id);

CREATE TABLE device_credential (
  org_id uuid NOT NULL,
  device_id uuid NOT NULL,
  username text NOT NULL UNIQUE,
  -- SHA-256 of a random 256-bit secret: a slow hash would add nothing and cost a CPU second per 20 reconnects.
  secret_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (org_id, device_id, username),
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE
);

-- One row per metric. Exactly one of num, bool and str is set.
CREATE TABLE telemetry_latest (
  org_id uuid NOT NULL,
  device_id uuid NOT NULL,
  key text NOT NULL,
  ts timestamptz NOT NULL,
  num double precision,
  bool boolean,
  str text,
  PRIMARY KEY (org_id, device_id, key),
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(num, bool, str) = 1)
);

-- Partitioned by day, made ahead by the server: retention drops partitions, it deletes no rows.
-- No foreign key: a partition outlives a device, and checking one per row would halve the ingest.
CREATE TABLE telemetry_raw (
  org_id uuid NOT NULL,
  device_id uuid NOT NULL,
  key text NOT NULL,
  ts timestamptz NOT NULL,
  num double precision,
  bool boolean,
  str text,
  PRIMARY KEY (org_id, device_id, key, ts)
) PARTITION BY RANGE (ts);
-- Catches what is older or newer than the partitions that exist.
CREATE TABLE telemetry_raw_default PARTITION OF telemetry_raw DEFAULT;

CREATE TABLE telemetry_rollup (
  org_id uuid NOT NULL,
  device_id uuid NOT NULL,
  key text NOT NULL,
  level text NOT NULL CHECK (level IN ('5m', '1h', '1d')),
  bucket timestamptz NOT NULL,
  min double precision NOT NULL,
  max double precision NOT NULL,
  sum double precision NOT NULL,
  count bigint NOT NULL,
  first double precision NOT NULL,
  last double precision NOT NULL,
  -- Counters: what was used in the bucket.
  delta double precision,
  PRIMARY KEY (org_id, device_id, key, level, bucket)
);

-- Buckets whose raw values changed since they were rolled up.
CREATE TABLE telemetry_dirty (
  org_id uuid NOT NULL,
  device_id uuid NOT NULL,
  key text NOT NULL,
  bucket timestamptz NOT NULL,
  PRIMARY KEY (org_id, device_id, key, bucket)
);

CREATE TABLE device_command (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  method text NOT NULL,
  params jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('awaiting-approval', 'queued', 'sent', 'acknowledged', 'succeeded', 'failed', 'expired', 'cancelled')),
  requested_by uuid NOT NULL REFERENCES app_user (id),
  requested_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  acknowledged_at timestamptz,
  finished_at timestamptz,
  expires_at timestamptz NOT NULL,
  error text,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE
);
CREATE INDEX device_command_by_device ON device_command (org_id, device_id, requested_at DESC);
-- One command under way per device and method.
CREATE UNIQUE INDEX one_open_command ON device_command (org_id, device_id, method)
  WHERE status IN ('awaiting-approval', 'queued', 'sent', 'acknowledged');

CREATE TABLE alarm (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  device_id uuid NOT NULL,
  -- Empty for an alarm about the device itself.
  key text NOT NULL DEFAULT '',
  condition text NOT NULL CHECK (condition IN ('above', 'below', 'equals', 'offline')),
  severity text NOT NULL CHECK (severity IN ('critical', 'major', 'minor', 'warning', 'info')),
  active boolean NOT NULL DEFAULT true,
  value jsonb,
  count bigint NOT NULL DEFAULT 1,
  raised_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  cleared_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE
);
-- The database itself guarantees that one condition has one active alarm.
CREATE UNIQUE INDEX one_active_alarm ON alarm (org_id, device_id, key, condition) WHERE active;
CREATE INDEX alarm_by_building ON alarm (org_id, building_id) WHERE active;
