-- What people of a building do without for a while, planned or not: from when, until when, whom it concerns.

CREATE TABLE outage (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  year integer NOT NULL,
  count integer NOT NULL,
  number text NOT NULL GENERATED ALWAYS AS ('GGN-' || year::text || '-' || lpad(count::text, 6, '0')) STORED,
  kind text NOT NULL CHECK (kind IN ('planned', 'urgent')),
  service text NOT NULL CHECK (service IN ('water', 'electricity', 'lift', 'gas', 'internet', 'other')),
  title text NOT NULL CHECK (length(title) BETWEEN 3 AND 140),
  resident_text text NOT NULL CHECK (length(resident_text) <= 2000),
  internal_note text NOT NULL CHECK (length(internal_note) <= 2000),
  starts_at timestamptz NOT NULL,
  expected_end_at timestamptz CHECK (expected_end_at > starts_at),
  ended_as text CHECK (ended_as IN ('restored', 'cancelled')),
  ended_at timestamptz,
  -- When those who were told of it were told of its end; null until then.
  end_told_at timestamptz,
  scope text NOT NULL CHECK (scope IN ('all', 'sections', 'units')),
  author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, year, count),
  CHECK ((ended_as IS NULL) = (ended_at IS NULL)),
  CHECK (end_told_at IS NULL OR ended_at IS NOT NULL),
  CHECK (kind = 'urgent' OR expected_end_at IS NOT NULL),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX outage_open ON outage (org_id, building_id, starts_at, id) WHERE ended_at IS NULL;
CREATE INDEX outage_over ON outage (org_id, building_id, ended_at DESC, id DESC) WHERE ended_at IS NOT NULL;
CREATE INDEX outage_late ON outage (org_id, expected_end_at) WHERE ended_at IS NULL;
CREATE INDEX outage_to_tell ON outage (ended_at) WHERE ended_at IS NOT NULL AND end_told_at IS NULL;
CREATE INDEX outage_by_author ON outage (author_id) WHERE author_id IS NOT NULL;

-- Whom it concerns, unless all. What is gone takes its row along.
CREATE TABLE outage_place (
  org_id uuid NOT NULL,
  outage_id uuid NOT NULL,
  section_id uuid,
  unit_id uuid,
  target_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(section_id, unit_id)) STORED,
  PRIMARY KEY (org_id, outage_id, target_id),
  CHECK (num_nonnulls(section_id, unit_id) = 1),
  FOREIGN KEY (org_id, outage_id) REFERENCES outage (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, section_id) REFERENCES section (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE CASCADE
);
CREATE INDEX outage_place_by_section ON outage_place (org_id, section_id) WHERE section_id IS NOT NULL;
CREATE INDEX outage_place_by_unit ON outage_place (org_id, unit_id) WHERE unit_id IS NOT NULL;

-- The accounts that were told of it: the same are told of its end.
CREATE TABLE outage_hearer (
  org_id uuid NOT NULL,
  outage_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  PRIMARY KEY (org_id, outage_id, user_id),
  FOREIGN KEY (org_id, outage_id) REFERENCES outage (org_id, id) ON DELETE CASCADE
);
CREATE INDEX outage_hearer_by_user ON outage_hearer (user_id);

-- Who has said that they have it too.
CREATE TABLE outage_also (
  org_id uuid NOT NULL,
  outage_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, outage_id, user_id),
  FOREIGN KEY (org_id, outage_id) REFERENCES outage (org_id, id) ON DELETE CASCADE
);
CREATE INDEX outage_also_by_user ON outage_also (user_id);

-- A ticket is about one outage at most.
CREATE TABLE outage_ticket (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  outage_id uuid NOT NULL,
  PRIMARY KEY (org_id, ticket_id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, outage_id) REFERENCES outage (org_id, id) ON DELETE CASCADE
);
CREATE INDEX outage_ticket_by_outage ON outage_ticket (org_id, outage_id);

-- Who is told what the building announces is told of outages, and who writes the one writes the other.
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT replace(granted, 'announcement.', 'outage.') FROM unnest(g.grants) AS granted
  WHERE granted LIKE 'announcement.%' AND replace(granted, 'announcement.', 'outage.') <> ALL (g.grants));
-- Technicians bring back what people do without.
UPDATE member_group g SET grants = g.grants || ARRAY(
  SELECT granted FROM unnest(ARRAY['outage.view', 'outage.transition']) AS granted WHERE granted <> ALL (g.grants))
WHERE g.default_key = 'technician';
UPDATE member_group g SET grants = g.grants || ARRAY['outage.transition']
WHERE 'outage.update' = ANY (g.grants) AND 'outage.transition' <> ALL (g.grants);
