-- What the devices of a building say who they are with that speak a language of their own: they have no record yet.
CREATE TABLE building_credential (
  org_id uuid NOT NULL,
  building_id uuid NOT NULL,
  id uuid NOT NULL,
  username text NOT NULL UNIQUE,
  -- SHA-256 of a random secret of 130 bits, as with devices.
  secret_hash bytea NOT NULL,
  label text NOT NULL DEFAULT '' CHECK (length(label) <= 60),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- The address of the last connection.
  last_used_from text CHECK (length(last_used_from) <= 64),
  revoked_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX building_credential_by_building ON building_credential (org_id, building_id, created_at DESC);
ALTER TABLE device_credential ADD COLUMN last_used_from text CHECK (length(last_used_from) <= 64);
