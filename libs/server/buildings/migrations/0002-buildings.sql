-- Places and who lives in them (domain model 5.2).

CREATE TABLE building (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{1,40}$'),
  kind text NOT NULL CHECK (kind IN ('apartment', 'office', 'shophouse', 'boarding-house', 'housing', 'mall', 'warehouse', 'other')),
  time_zone text NOT NULL CHECK (time_zone IN ('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')),
  address jsonb NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'archived')),
  -- Last number given to an alarm packet of this building.
  alarm_seq bigint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, code)
);
-- A building is asked for by its id alone; its organisation is what the policy then needs.
CREATE UNIQUE INDEX building_by_id ON building (id);

CREATE TABLE section (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  kind text NOT NULL CHECK (kind IN ('tower', 'block', 'parking', 'area')),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX section_by_building ON section (org_id, building_id);

CREATE TABLE floor (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  section_id uuid NOT NULL,
  level integer NOT NULL,
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 40),
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, section_id, level),
  FOREIGN KEY (org_id, section_id) REFERENCES section (org_id, id) ON DELETE CASCADE
);

CREATE TABLE unit (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  floor_id uuid NOT NULL,
  code text NOT NULL CHECK (length(code) BETWEEN 1 AND 40),
  kind text NOT NULL CHECK (kind IN ('residential', 'commercial', 'parking', 'storage', 'common')),
  status text NOT NULL DEFAULT 'vacant' CHECK (status IN ('vacant', 'occupied', 'rented', 'renovation')),
  area_milli_m2 bigint NOT NULL CHECK (area_milli_m2 > 0),
  npp numeric(12, 6),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, building_id, code),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, floor_id) REFERENCES floor (org_id, id) ON DELETE CASCADE
);
CREATE INDEX unit_by_floor ON unit (org_id, floor_id);

CREATE TABLE person (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  phone text,
  email citext,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX person_by_user ON person (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE occupancy (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  unit_id uuid NOT NULL,
  person_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'tenant', 'family', 'staff')),
  is_billing_party boolean NOT NULL DEFAULT false,
  period daterange NOT NULL CHECK (NOT isempty(period)),
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id) ON DELETE CASCADE,
  -- At most one billing party a day and unit.
  CONSTRAINT one_billing_party EXCLUDE USING gist (org_id WITH =, unit_id WITH =, period WITH &&) WHERE (is_billing_party)
);
CREATE INDEX occupancy_by_person ON occupancy (org_id, person_id);
