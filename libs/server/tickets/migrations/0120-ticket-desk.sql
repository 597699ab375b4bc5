-- Lists of tickets in every order people look at them, the views they keep, and how an organisation sets up its tickets.

ALTER TABLE ticket ADD COLUMN priority_rank smallint NOT NULL GENERATED ALWAYS AS (
  CASE priority WHEN 'emergency' THEN 0 WHEN 'high' THEN 1 WHEN 'medium' THEN 2 ELSE 3 END) STORED;
-- What is open is a small part of what there is: its lists must not walk through the rest.
CREATE INDEX ticket_open_by_age ON ticket (org_id, building_id, created_at DESC, id DESC)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_open_by_due ON ticket (org_id, building_id, resolve_due_at, id)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_open_by_priority ON ticket (org_id, building_id, priority_rank, created_at DESC, id DESC)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_by_state ON ticket (org_id, building_id, state, created_at DESC, id DESC);
CREATE INDEX ticket_by_change ON ticket (org_id, building_id, updated_at DESC, id DESC);

ALTER TABLE ticket_category
  ADD COLUMN photo_demanded boolean NOT NULL DEFAULT false,
  ADD COLUMN archived_at timestamptz,
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- When an organisation works. Tickets keep the hours that held when something was promised.
CREATE TABLE business_hours (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  hours jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE FUNCTION begin_business_hours(org uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO business_hours (org_id, hours)
  SELECT org, jsonb_build_object('week', jsonb_build_array(office, office, office, office, office, '[]'::jsonb, '[]'::jsonb),
    'holidays', 'all', 'closedDays', '[]'::jsonb)
  FROM (SELECT '[{"from": 480, "to": 720}, {"from": 780, "to": 1020}]'::jsonb AS office) day
  ON CONFLICT DO NOTHING
$$;
CREATE FUNCTION organization_begins_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM begin_business_hours(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER organization_begins_hours AFTER INSERT ON organization
  FOR EACH ROW EXECUTE FUNCTION organization_begins_hours();
SELECT begin_business_hours(id) FROM organization;

CREATE TABLE ticket_view (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  building_id uuid,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  shape text NOT NULL CHECK (shape IN ('list', 'board')),
  filters jsonb NOT NULL,
  columns text[] NOT NULL,
  audience text NOT NULL CHECK (audience IN ('self', 'organization')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_view_by_user ON ticket_view (org_id, user_id);
CREATE INDEX ticket_view_of_user ON ticket_view (user_id);

CREATE TABLE ticket_rule (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  state text NOT NULL CHECK (state IN ('on', 'off')),
  event text NOT NULL CHECK (event IN ('created', 'moved', 'prioritised')),
  conditions jsonb NOT NULL,
  actions jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);
