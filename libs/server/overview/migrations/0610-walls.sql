-- Screens that show dashboards without an account (decision 0062): of the token only its hash is kept.
CREATE TABLE wall (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  seconds integer NOT NULL CHECK (seconds BETWEEN 10 AND 3600),
  -- By their rights it shows what it shows. Whoever has erased their account has none: theirs are gone.
  made_by uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  made_by_name text NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz,
  withdrawn_at timestamptz,
  seen_at timestamptz,
  seen_from text CHECK (length(seen_from) <= 64),
  PRIMARY KEY (org_id, id),
  CHECK ((seen_at IS NULL) = (seen_from IS NULL)),
  CONSTRAINT walls_expire CHECK (expires_at > made_at AND expires_at <= made_at + interval '365 days')
);
CREATE INDEX wall_by_maker ON wall (made_by);

-- The buildings whose dashboards it shows, in turn.
CREATE TABLE wall_building (
  org_id uuid NOT NULL,
  wall_id uuid NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 11),
  building_id uuid NOT NULL,
  PRIMARY KEY (org_id, wall_id, position),
  UNIQUE (org_id, building_id, wall_id),
  FOREIGN KEY (org_id, wall_id) REFERENCES wall (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
