-- Where exactly a device stands and through which it speaks, what people sort it by, and what became of it.
ALTER TABLE device
  ADD COLUMN place text CHECK (length(place) BETWEEN 1 AND 80),
  ADD COLUMN gateway_id uuid,
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  ADD COLUMN archived_at timestamptz,
  -- The device whose place it took.
  ADD COLUMN replaces_id uuid,
  -- What was put away is out of use for all that asks for devices in use.
  ADD CONSTRAINT archived_is_disabled CHECK (archived_at IS NULL OR NOT enabled),
  ADD CONSTRAINT speaks_through_another CHECK (gateway_id <> id),
  ADD CONSTRAINT device_behind_gateway FOREIGN KEY (org_id, gateway_id)
    REFERENCES device (org_id, id) ON DELETE SET NULL (gateway_id),
  ADD CONSTRAINT device_replaces FOREIGN KEY (org_id, replaces_id)
    REFERENCES device (org_id, id) ON DELETE SET NULL (replaces_id);
CREATE INDEX device_by_gateway ON device (org_id, gateway_id) WHERE gateway_id IS NOT NULL;
-- One device takes the place of another, not two.
CREATE UNIQUE INDEX device_replaced_once ON device (org_id, replaces_id) WHERE replaces_id IS NOT NULL;
