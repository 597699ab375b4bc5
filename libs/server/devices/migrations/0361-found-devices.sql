-- What speaks in a building with a language of its own: found, then adopted as a device, or refused.
CREATE TABLE found_device (
  org_id uuid NOT NULL,
  building_id uuid NOT NULL,
  id uuid NOT NULL,
  protocol text NOT NULL CHECK (length(protocol) <= 40),
  -- What the language calls it: one building may have it once, two buildings may each have one.
  source_key text NOT NULL CHECK (length(source_key) BETWEEN 1 AND 200),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  -- Its maker, model, firmware and properties, as its language describes them.
  description jsonb NOT NULL,
  -- What it said last, by property, while nobody has adopted it.
  samples jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL CHECK (state IN ('new', 'adopted', 'refused')),
  -- Which property is which metric of the device that it was adopted as.
  mapping jsonb NOT NULL DEFAULT '[]',
  device_id uuid,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (building_id, protocol, source_key),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  -- A device that is removed is forgotten: what speaks afterwards is found anew.
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE,
  CHECK ((state = 'adopted') = (device_id IS NOT NULL))
);
CREATE INDEX found_device_by_building ON found_device (org_id, building_id, state, first_seen_at);
CREATE INDEX found_device_by_device ON found_device (org_id, device_id) WHERE device_id IS NOT NULL;

-- What kept a device from being heard, with what to mend: a wrong password, a topic nobody knows.
CREATE TABLE connection_problem (
  org_id uuid NOT NULL,
  building_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (length(kind) <= 40),
  -- Whose it is: a user name, a topic, a device as its language calls it.
  subject text NOT NULL CHECK (length(subject) <= 256),
  detail text NOT NULL DEFAULT '' CHECK (length(detail) <= 256),
  count bigint NOT NULL DEFAULT 1,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (building_id, kind, subject),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX connection_problem_by_building ON connection_problem (org_id, building_id, last_at DESC);
CREATE INDEX connection_problem_by_age ON connection_problem (last_at);
