-- What the search box finds: one row for each place a record is found in, kept by triggers of the tables it comes from.
-- A later domain adds triggers of its own and its kind to `searchPermissions` of the contract.

CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE search_entry (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  kind text NOT NULL,
  id uuid NOT NULL,
  -- Null: of the organisation as a whole.
  building_id uuid,
  -- What `.own` is decided by.
  unit_id uuid,
  user_id uuid,
  title text NOT NULL,
  -- What else tells it from its namesakes, shown beside the title.
  detail text,
  -- What is compared: lower case, with everything it is looked for by.
  body text NOT NULL,
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (org_id, kind, id, building_id, unit_id)
);
-- Beginnings of titles are found in order, without comparing every row.
CREATE INDEX search_entry_by_title ON search_entry (org_id, kind, lower(title) text_pattern_ops);
CREATE INDEX search_entry_by_body ON search_entry USING gin (org_id, body gin_trgm_ops);

CREATE FUNCTION search_building() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entry WHERE org_id = NEW.org_id AND kind = 'building' AND id = NEW.id;
  INSERT INTO search_entry (org_id, kind, id, building_id, title, detail, body)
  VALUES (NEW.org_id, 'building', NEW.id, NEW.id, NEW.name, NEW.code,
    lower(concat_ws(' ', NEW.name, NEW.code, NEW.address ->> 'street', NEW.address ->> 'city')));
  RETURN NULL;
END $$;
CREATE TRIGGER search_building AFTER INSERT OR UPDATE OF name, code, address ON building
  FOR EACH ROW EXECUTE FUNCTION search_building();

CREATE FUNCTION search_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entry WHERE org_id = OLD.org_id AND kind = 'unit' AND id = OLD.id;
  END IF;
  -- A unit may be marked as deleted; the column is of a later migration.
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) ->> 'deleted_at' IS NOT NULL THEN RETURN NULL; END IF;
  INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, title, body)
  VALUES (NEW.org_id, 'unit', NEW.id, NEW.building_id, NEW.id, NEW.code, lower(NEW.code));
  RETURN NULL;
END $$;
CREATE TRIGGER search_unit AFTER INSERT OR DELETE OR UPDATE ON unit
  FOR EACH ROW EXECUTE FUNCTION search_unit();

-- Presence and last values change all the time and are not looked for: the trigger names its columns.
CREATE FUNCTION search_device() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entry WHERE org_id = OLD.org_id AND kind = 'device' AND id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, title, detail, body)
  VALUES (NEW.org_id, 'device', NEW.id, NEW.building_id, NEW.unit_id, NEW.name, NEW.serial,
    lower(concat_ws(' ', NEW.name, NEW.serial)));
  -- Alarms are called by their device.
  IF TG_OP = 'INSERT' THEN RETURN NULL; END IF;
  UPDATE search_entry e SET title = NEW.name, unit_id = NEW.unit_id, body = lower(NEW.name)
  FROM alarm a WHERE e.org_id = NEW.org_id AND e.kind = 'alarm' AND a.org_id = e.org_id AND a.id = e.id AND a.device_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_device AFTER INSERT OR DELETE OR UPDATE OF name, serial, building_id, unit_id ON device
  FOR EACH ROW EXECUTE FUNCTION search_device();

-- Alarms are found while they are active.
CREATE FUNCTION search_alarm() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entry WHERE org_id = OLD.org_id AND kind = 'alarm' AND id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' OR NOT NEW.active THEN RETURN NULL; END IF;
  INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, title, detail, body)
  SELECT NEW.org_id, 'alarm', NEW.id, NEW.building_id, d.unit_id, d.name, NEW.severity, lower(d.name)
  FROM device d WHERE d.org_id = NEW.org_id AND d.id = NEW.device_id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_alarm AFTER INSERT OR DELETE OR UPDATE OF active, severity ON alarm
  FOR EACH ROW EXECUTE FUNCTION search_alarm();

-- A person is found in every unit they are or were in, and without one in the organisation.
CREATE FUNCTION search_person_entries(org uuid, person uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entry WHERE org_id = org AND kind = 'person' AND id = person;
  INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, user_id, title, detail, body)
  SELECT DISTINCT p.org_id, 'person', p.id, u.building_id, u.id, p.user_id, p.name, u.code,
    lower(concat_ws(' ', p.name, u.code, p.email, p.phone))
  FROM person p
  JOIN organization g ON g.id = p.org_id
  LEFT JOIN (occupancy o JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id
    JOIN building b ON b.org_id = u.org_id AND b.id = u.building_id) ON o.org_id = p.org_id AND o.person_id = p.id
  -- While an organisation or a building is deleted, its rows go one after the other.
  WHERE p.org_id = org AND p.id = person;
END $$;
CREATE FUNCTION search_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_person_entries(coalesce(NEW.org_id, OLD.org_id), coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
CREATE TRIGGER search_person AFTER INSERT OR DELETE OR UPDATE OF name, phone, email, user_id ON person
  FOR EACH ROW EXECUTE FUNCTION search_person();
CREATE FUNCTION search_occupancy() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM search_person_entries(OLD.org_id, OLD.person_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM search_person_entries(NEW.org_id, NEW.person_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER search_occupancy AFTER INSERT OR DELETE OR UPDATE OF person_id, unit_id ON occupancy
  FOR EACH ROW EXECUTE FUNCTION search_occupancy();
-- The unit's code stands beside the person.
CREATE FUNCTION search_occupants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_person_entries(o.org_id, o.person_id) FROM occupancy o WHERE o.org_id = NEW.org_id AND o.unit_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_occupants AFTER UPDATE OF code, building_id ON unit
  FOR EACH ROW EXECUTE FUNCTION search_occupants();

CREATE FUNCTION search_member_entry(org uuid, member uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entry WHERE org_id = org AND kind = 'member' AND id = member;
  INSERT INTO search_entry (org_id, kind, id, user_id, title, detail, body)
  SELECT m.org_id, 'member', m.id, m.user_id, u.name, NULL, lower(concat_ws(' ', u.name, u.email))
  FROM membership m JOIN organization g ON g.id = m.org_id JOIN app_user u ON u.id = m.user_id
  WHERE m.org_id = org AND m.id = member AND u.status <> 'deleted';
END $$;
CREATE FUNCTION search_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_member_entry(coalesce(NEW.org_id, OLD.org_id), coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
CREATE TRIGGER search_member AFTER INSERT OR DELETE OR UPDATE OF user_id ON membership
  FOR EACH ROW EXECUTE FUNCTION search_member();
CREATE FUNCTION search_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_member_entry(m.org_id, m.id) FROM membership m WHERE m.user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER search_user AFTER UPDATE OF name, email, status ON app_user
  FOR EACH ROW EXECUTE FUNCTION search_user();

-- Finds what `query` may mean among what `scopes` shows: a row for each organisation and kind, with the buildings it
-- reaches (null: all) and, where it reaches only one's own, with whose units. Beginnings of titles first; where they
-- do not fill the list and there are `patterns`, what has one of them (they are of `words[1]`) or, when `resembles` says
-- so, something like it, and each of the other words.
CREATE FUNCTION search_entries(
  scopes jsonb, query text, words text[], patterns text[], resembles boolean, most integer)
RETURNS TABLE (kind text, id uuid, org_id uuid, building_id uuid, title text, detail text)
LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.45 AS $$
  WITH scope AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(scopes)
      AS s(org_id uuid, kind text, building_ids uuid[], reach text, unit_ids uuid[], user_id uuid)
  ),
  beginning AS MATERIALIZED (
    SELECT e.* FROM scope s CROSS JOIN LATERAL (
      SELECT * FROM search_entry e
      WHERE e.org_id = s.org_id AND e.kind = s.kind
        AND lower(e.title) ~>=~ query AND lower(e.title) ~<~ (query || chr(1114111))
        AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
        AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id)
      ORDER BY lower(e.title) USING ~<~ LIMIT most
    ) e
  ),
  resembling AS MATERIALIZED (
    SELECT e.* FROM (SELECT DISTINCT s.org_id FROM scope s) o CROSS JOIN LATERAL (
      SELECT * FROM search_entry e
      WHERE e.org_id = o.org_id
        AND (e.body LIKE ANY (patterns) OR (resembles AND words[1] <% e.body))
        AND NOT EXISTS (
          SELECT 1 FROM unnest(words[2:]) word
          WHERE strpos(e.body, word) = 0 AND NOT (word !~ '[0-9]' AND word <% e.body))
        AND EXISTS (
          SELECT 1 FROM scope s WHERE s.org_id = e.org_id AND s.kind = e.kind
            AND (s.building_ids IS NULL OR e.building_id = ANY (s.building_ids) OR (e.building_id IS NULL AND e.kind = 'member'))
            AND (s.reach = 'all' OR e.unit_id = ANY (s.unit_ids) OR e.user_id = s.user_id))
      LIMIT 300
    ) e
    WHERE cardinality(patterns) > 0 AND (SELECT count(*) FROM beginning) < most
  )
  SELECT f.kind, f.id, f.org_id, f.building_id, f.title, f.detail
  FROM (SELECT * FROM beginning UNION SELECT * FROM resembling) f
  ORDER BY lower(f.title) <> query, strpos(lower(f.title), query) <> 1, strpos(f.body, query) = 0,
    word_similarity(query, f.body) DESC,
    array_position(ARRAY['building', 'person', 'member', 'unit', 'device', 'alarm'], f.kind), lower(f.title), f.id
  LIMIT most
$$;

-- What is there already.
INSERT INTO search_entry (org_id, kind, id, building_id, title, detail, body)
  SELECT org_id, 'building', id, id, name, code,
    lower(concat_ws(' ', name, code, address ->> 'street', address ->> 'city')) FROM building;
INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, title, body)
  SELECT org_id, 'unit', id, building_id, id, code, lower(code) FROM unit;
INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, title, detail, body)
  SELECT org_id, 'device', id, building_id, unit_id, name, serial, lower(concat_ws(' ', name, serial)) FROM device;
INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, title, detail, body)
  SELECT a.org_id, 'alarm', a.id, a.building_id, d.unit_id, d.name, a.severity, lower(d.name)
  FROM alarm a JOIN device d ON d.org_id = a.org_id AND d.id = a.device_id WHERE a.active;
SELECT search_person_entries(org_id, id) FROM person;
SELECT search_member_entry(org_id, id) FROM membership;
