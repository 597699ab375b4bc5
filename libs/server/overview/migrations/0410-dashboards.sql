-- The dashboard of a building: what is being arranged, and what was published. A building without a row has the one that follows
-- from its devices.

CREATE TABLE dashboard (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  building_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 1),
  -- Null while nothing is arranged that was not published.
  draft jsonb,
  saved_at timestamptz,
  saved_by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  PRIMARY KEY (org_id, building_id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  CHECK ((draft IS NULL) = (saved_at IS NULL)),
  CHECK (pg_column_size(draft) < 400000)
);
CREATE INDEX dashboard_by_saver ON dashboard (saved_by_id) WHERE saved_by_id IS NOT NULL;

CREATE TABLE dashboard_version (
  org_id uuid NOT NULL,
  building_id uuid NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  content jsonb NOT NULL CHECK (pg_column_size(content) < 400000),
  published_at timestamptz NOT NULL,
  published_by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  PRIMARY KEY (org_id, building_id, number),
  FOREIGN KEY (org_id, building_id) REFERENCES dashboard (org_id, building_id) ON DELETE CASCADE
);
CREATE INDEX dashboard_version_by_publisher ON dashboard_version (published_by_id) WHERE published_by_id IS NOT NULL;
