-- Device types that an organisation makes itself. Those of the catalogue are in the code; `device.type_key` names either,
-- one of these by its id.
CREATE TABLE device_type (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Metrics, controls and all else, as the contract describes a type.
  definition jsonb NOT NULL,
  offline_after_sec integer NOT NULL CHECK (offline_after_sec BETWEEN 10 AND 86400),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX device_type_name ON device_type (org_id, lower(name));
-- Which devices are of a type, and how many.
CREATE INDEX device_of_type ON device (org_id, type_key);
