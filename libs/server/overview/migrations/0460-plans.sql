-- The plan of a floor: what is being drawn, and what was published. A floor without a row has none yet.

CREATE TABLE plan (
  org_id uuid NOT NULL,
  floor_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 1),
  -- Null while nothing is drawn that was not published.
  draft jsonb,
  saved_at timestamptz,
  saved_by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  -- The file of its picture: one that no plan names any more goes.
  picture_id uuid GENERATED ALWAYS AS ((draft -> 'picture' ->> 'fileId')::uuid) STORED,
  PRIMARY KEY (org_id, floor_id),
  FOREIGN KEY (org_id, floor_id) REFERENCES floor (org_id, id) ON DELETE CASCADE,
  CHECK ((draft IS NULL) = (saved_at IS NULL)),
  CHECK (pg_column_size(draft) < 1200000)
);
CREATE INDEX plan_by_saver ON plan (saved_by_id) WHERE saved_by_id IS NOT NULL;
CREATE INDEX plan_by_picture ON plan (picture_id) WHERE picture_id IS NOT NULL;

CREATE TABLE plan_version (
  org_id uuid NOT NULL,
  floor_id uuid NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  content jsonb NOT NULL CHECK (pg_column_size(content) < 1200000),
  published_at timestamptz NOT NULL,
  published_by_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  picture_id uuid GENERATED ALWAYS AS ((content -> 'picture' ->> 'fileId')::uuid) STORED,
  PRIMARY KEY (org_id, floor_id, number),
  FOREIGN KEY (org_id, floor_id) REFERENCES plan (org_id, floor_id) ON DELETE CASCADE
);
CREATE INDEX plan_version_by_publisher ON plan_version (published_by_id) WHERE published_by_id IS NOT NULL;
CREATE INDEX plan_version_by_picture ON plan_version (picture_id) WHERE picture_id IS NOT NULL;
