-- What is broken, who mends it and what was promised (domain model 5.9).

-- Which tickets a group sees is part of what it grants: to see those of the building is more than one's own, and less
-- than that takes the whole away again. The policy reads the outcome.
CREATE FUNCTION effective_grants(grants text[], visibility text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(CASE
    WHEN visibility IN ('organization', 'building', 'building-and-specialization')
      AND granted IN ('ticket.view.own', 'ticketComment.view.own') THEN left(granted, -4)
    WHEN visibility IN ('assigned', 'own') AND granted IN ('ticket.view', 'ticketComment.view') THEN granted || '.own'
    ELSE granted END ORDER BY place), '{}')
  FROM unnest(grants) WITH ORDINALITY AS each_grant(granted, place)
$$;
ALTER TABLE member_group
  ADD COLUMN effective_grants text[] NOT NULL GENERATED ALWAYS AS (effective_grants(grants, ticket_visibility)) STORED;

-- Numbers that people write on paper: gapless, because the row is held until the transaction that takes one ends.
CREATE TABLE number_counter (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind ~ '^[A-Z]{2,3}$'),
  year integer NOT NULL CHECK (year BETWEEN 2000 AND 9999),
  last integer NOT NULL CHECK (last BETWEEN 1 AND 999999),
  PRIMARY KEY (org_id, kind, year)
);

CREATE TABLE ticket_category (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Of the categories that every organisation begins with.
  key text,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, key)
);

CREATE TABLE sla_policy (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- What it matches; null matches any.
  priority text CHECK (priority IN ('emergency', 'high', 'medium', 'low')),
  category_id uuid,
  building_id uuid,
  respond_minutes integer NOT NULL CHECK (respond_minutes BETWEEN 1 AND 64800),
  resolve_minutes integer NOT NULL CHECK (resolve_minutes BETWEEN 1 AND 64800),
  calendar text NOT NULL CHECK (calendar IN ('always', 'business')),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE NULLS NOT DISTINCT (org_id, category_id, building_id, priority),
  FOREIGN KEY (org_id, category_id) REFERENCES ticket_category (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);

CREATE FUNCTION begin_tickets(org uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The version of these ids is the one that ids of the API have.
  INSERT INTO ticket_category (org_id, id, key, name, position)
  SELECT org, overlay(gen_random_uuid()::text PLACING '7' FROM 15 FOR 1)::uuid, key, name, place
  FROM unnest(
    ARRAY['electricity', 'water', 'air-conditioning', 'lift', 'building', 'cleaning', 'security', 'parking', 'network', 'administration', 'other'],
    ARRAY['Listrik', 'Air dan pipa', 'AC dan ventilasi', 'Lift', 'Bangunan dan pintu', 'Kebersihan', 'Keamanan', 'Parkir', 'Internet dan TV', 'Administrasi', 'Lainnya']
  ) WITH ORDINALITY AS category(key, name, place);
  INSERT INTO sla_policy (org_id, id, priority, respond_minutes, resolve_minutes, calendar)
  SELECT org, overlay(gen_random_uuid()::text PLACING '7' FROM 15 FOR 1)::uuid, priority, respond, resolve, calendar
  FROM (VALUES ('emergency', 15, 240, 'always'), ('high', 60, 480, 'business'),
    ('medium', 240, 1440, 'business'), ('low', 480, 3840, 'business')) AS policy(priority, respond, resolve, calendar);
END $$;
CREATE FUNCTION organization_begins_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM begin_tickets(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER organization_begins_tickets AFTER INSERT ON organization
  FOR EACH ROW EXECUTE FUNCTION organization_begins_tickets();
SELECT begin_tickets(id) FROM organization;

CREATE TABLE ticket (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  year integer NOT NULL,
  count integer NOT NULL,
  number text NOT NULL GENERATED ALWAYS AS ('TKT-' || year::text || '-' || lpad(count::text, 6, '0')) STORED,
  unit_id uuid,
  device_id uuid,
  kind text NOT NULL CHECK (kind IN ('complaint', 'request', 'maintenance', 'inspection', 'security')),
  category_id uuid,
  priority text NOT NULL CHECK (priority IN ('emergency', 'high', 'medium', 'low')),
  title text NOT NULL CHECK (length(title) BETWEEN 3 AND 140),
  details text NOT NULL DEFAULT '' CHECK (length(details) <= 5000),
  source text NOT NULL CHECK (source IN ('app', 'reception', 'phone', 'whatsapp', 'qr', 'alarm', 'schedule', 'import')),
  audience text NOT NULL CHECK (audience IN ('resident', 'staff')),
  -- As they were when it was reported: they stay when the contact is gone.
  reporter_name text NOT NULL CHECK (length(reporter_name) BETWEEN 1 AND 120),
  reporter_phone text,
  reporter_user_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  assignee_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  state text NOT NULL DEFAULT 'new'
    CHECK (state IN ('new', 'in-progress', 'waiting', 'deferred', 'resolved', 'closed', 'cancelled', 'merged')),
  waiting_reason text CHECK (waiting_reason IN ('resident', 'vendor', 'part', 'approval')),
  deferred_until timestamptz,
  merged_into_id uuid,
  reopened_count integer NOT NULL DEFAULT 0,
  rating text CHECK (rating IN ('good', 'bad')),
  rating_reasons text[] NOT NULL DEFAULT '{}',
  -- The states it was in and what was promised, from which both clocks are read.
  times jsonb NOT NULL,
  -- Read from `times` at every change; null while the clock stands before its end.
  respond_due_at timestamptz,
  resolve_due_at timestamptz,
  -- When it came into its state.
  state_since timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  event_seq integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  search_key text NOT NULL GENERATED ALWAYS AS (
    lower('tkt-' || year::text || '-' || lpad(count::text, 6, '0') || ' ' || title || ' ' || details || ' ' || reporter_name)) STORED,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, year, count),
  CHECK ((state = 'waiting') = (waiting_reason IS NOT NULL)),
  CHECK ((state = 'deferred') = (deferred_until IS NOT NULL)),
  CHECK ((state = 'merged') = (merged_into_id IS NOT NULL)),
  CHECK (merged_into_id <> id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE SET NULL (unit_id),
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE SET NULL (device_id),
  FOREIGN KEY (org_id, category_id) REFERENCES ticket_category (org_id, id) ON DELETE SET NULL (category_id),
  FOREIGN KEY (org_id, merged_into_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
-- A ticket is asked for by its id alone; its organisation is what the policy then needs.
CREATE UNIQUE INDEX ticket_by_id ON ticket (id);
CREATE INDEX ticket_by_age ON ticket (org_id, created_at DESC, id DESC);
CREATE INDEX ticket_by_building ON ticket (org_id, building_id, created_at DESC, id DESC);
CREATE INDEX ticket_by_assignee ON ticket (assignee_id, created_at DESC, id DESC) WHERE assignee_id IS NOT NULL;
CREATE INDEX ticket_by_reporter ON ticket (reporter_user_id, created_at DESC, id DESC) WHERE reporter_user_id IS NOT NULL;
CREATE INDEX ticket_by_unit ON ticket (org_id, unit_id, created_at DESC) WHERE unit_id IS NOT NULL;
CREATE INDEX ticket_open ON ticket (org_id, resolve_due_at, id) WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_by_merge ON ticket (org_id, merged_into_id) WHERE merged_into_id IS NOT NULL;
CREATE INDEX ticket_to_wake ON ticket (deferred_until) WHERE state = 'deferred';
CREATE INDEX ticket_to_close ON ticket (state_since) WHERE state = 'resolved';
CREATE INDEX ticket_by_text ON ticket USING gin (org_id, search_key gin_trgm_ops);

CREATE TABLE ticket_executor (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  PRIMARY KEY (org_id, ticket_id, user_id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_executor_by_user ON ticket_executor (user_id);

CREATE TABLE ticket_event (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  seq integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('created', 'moved', 'assigned', 'changed', 'absorbed')),
  at timestamptz NOT NULL,
  actor_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  data jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (org_id, ticket_id, seq),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);

-- Two tables, so that no query can give the one where the other was asked for: between staff and resident …
CREATE TABLE ticket_reply (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  side text NOT NULL CHECK (side IN ('staff', 'resident')),
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_reply_by_ticket ON ticket_reply (org_id, ticket_id, at DESC, id DESC);

-- … and among the staff alone.
CREATE TABLE ticket_note (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_note_by_ticket ON ticket_note (org_id, ticket_id, at DESC, id DESC);
