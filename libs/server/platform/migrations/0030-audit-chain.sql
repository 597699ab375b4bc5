-- The audit becomes append-only in the database itself, and each row carries the hash of the one before (domain model 5.15).

ALTER TABLE audit_event
  -- The building the record belongs to; null for what concerns the organisation as a whole.
  ADD COLUMN building_id uuid,
  ADD COLUMN ip inet,
  ADD COLUMN reason text CHECK (length(reason) <= 1024),
  ADD COLUMN prev_hash bytea,
  ADD COLUMN hash bytea;

-- The last row of each organisation's chain: shows that rows were cut off at its end.
CREATE TABLE audit_head (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  hash bytea NOT NULL
);

-- Personal fields in `before` and `after` are sealed with the key of the person they are about:
-- without the key nobody can read them, and the chain still holds.
CREATE TABLE audit_subject_key (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  subject_id uuid NOT NULL,
  key bytea NOT NULL CHECK (length(key) = 32),
  PRIMARY KEY (org_id, subject_id)
);

UPDATE audit_event e SET building_id = e.entity_id WHERE e.entity = 'building';
UPDATE audit_event e SET building_id = d.building_id
  FROM device_command c JOIN device d ON d.org_id = c.org_id AND d.id = c.device_id
  WHERE e.entity = 'device_command' AND c.org_id = e.org_id AND c.id = e.entity_id;

-- What is hashed. `audit:verify` builds the same text by a statement of its own.
CREATE FUNCTION audit_content(e audit_event) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'orgId', e.org_id, 'seq', e.seq, 'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'actorKind', e.actor_kind, 'actorId', e.actor_id, 'ip', host(e.ip), 'requestId', e.request_id,
    'action', e.action, 'entity', e.entity, 'entityId', e.entity_id, 'buildingId', e.building_id,
    'before', e.before, 'after', e.after, 'reason', e.reason
  )::text
$$;

CREATE FUNCTION audit_hash(prev bytea, e audit_event) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(prev || convert_to(audit_content(e), 'UTF8'))
$$;

-- The rows that were written before there was a chain.
DO $$
DECLARE
  row audit_event;
  prev bytea;
  org uuid;
BEGIN
  FOR row IN SELECT * FROM audit_event ORDER BY org_id, seq LOOP
    IF org IS DISTINCT FROM row.org_id THEN
      org := row.org_id;
      prev := decode(repeat('00', 32), 'hex');
    END IF;
    row.prev_hash := prev;
    prev := audit_hash(prev, row);
    UPDATE audit_event SET prev_hash = row.prev_hash, hash = prev WHERE org_id = row.org_id AND seq = row.seq;
    INSERT INTO audit_head (org_id, seq, hash) VALUES (org, row.seq, prev)
      ON CONFLICT (org_id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash;
  END LOOP;
END $$;

ALTER TABLE audit_event
  ALTER COLUMN prev_hash SET NOT NULL,
  ALTER COLUMN hash SET NOT NULL,
  -- Set by the trigger; the defaults let an insert leave them out.
  ALTER COLUMN seq SET DEFAULT 0,
  ALTER COLUMN prev_hash SET DEFAULT '',
  ALTER COLUMN hash SET DEFAULT '';

-- Numbers and chains a new row; the head's row is the queue of those that write at once.
CREATE FUNCTION audit_append() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head audit_head;
BEGIN
  INSERT INTO audit_head (org_id, seq, hash) VALUES (NEW.org_id, 0, decode(repeat('00', 32), 'hex'))
    ON CONFLICT (org_id) DO NOTHING;
  SELECT * INTO STRICT head FROM audit_head WHERE org_id = NEW.org_id FOR UPDATE;
  NEW.seq := head.seq + 1;
  NEW.prev_hash := head.hash;
  NEW.hash := audit_hash(head.hash, NEW);
  UPDATE audit_head SET seq = NEW.seq, hash = NEW.hash WHERE org_id = NEW.org_id;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_append BEFORE INSERT ON audit_event FOR EACH ROW EXECUTE FUNCTION audit_append();

-- Rows go only with their whole organisation, which below is refused for all but demonstrations.
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM organization WHERE id = OLD.org_id) THEN
    RETURN OLD;
  END IF;
  -- The head moves with the row that is appended, by the trigger above.
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_head' AND pg_trigger_depth() > 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END $$;
CREATE TRIGGER audit_event_stays BEFORE UPDATE OR DELETE ON audit_event FOR EACH ROW EXECUTE FUNCTION audit_refuse();
CREATE TRIGGER audit_head_stays BEFORE UPDATE OR DELETE ON audit_head FOR EACH ROW EXECUTE FUNCTION audit_refuse();

CREATE FUNCTION audit_refuse_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit is append-only' USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME;
END $$;
CREATE TRIGGER audit_event_is_not_emptied BEFORE TRUNCATE ON audit_event EXECUTE FUNCTION audit_refuse_truncate();
CREATE TRIGGER audit_head_is_not_emptied BEFORE TRUNCATE ON audit_head EXECUTE FUNCTION audit_refuse_truncate();

CREATE FUNCTION organization_keeps_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT OLD.is_demo AND EXISTS (SELECT 1 FROM audit_head WHERE org_id = OLD.id) THEN
    RAISE EXCEPTION 'an organisation with an audit is not deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER organization_keeps_audit BEFORE DELETE ON organization FOR EACH ROW EXECUTE FUNCTION organization_keeps_audit();

-- The history of one record, and of one building, newest first.
CREATE INDEX audit_event_by_entity ON audit_event (org_id, entity, entity_id, seq DESC);
CREATE INDEX audit_event_by_building ON audit_event (org_id, building_id, seq DESC);
CREATE INDEX audit_event_by_actor ON audit_event (org_id, actor_id, seq DESC);
