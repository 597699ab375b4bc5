-- The list of members is read by name and searched; both stand in the membership, so that a page of it is one
-- walk along an index, however many people the organisation has.
ALTER TABLE membership ADD COLUMN sort_key text NOT NULL DEFAULT '';
ALTER TABLE membership ADD COLUMN search_key text NOT NULL DEFAULT '';

UPDATE membership m SET sort_key = lower(u.name), search_key = lower(u.name || ' ' || u.email::text)
FROM app_user u WHERE u.id = m.user_id;

CREATE INDEX membership_by_name ON membership (org_id, sort_key, id);
CREATE INDEX membership_by_search ON membership USING gin (search_key gin_trgm_ops);
CREATE INDEX membership_group_by_group ON membership_group (org_id, group_id);

CREATE FUNCTION fill_membership_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT lower(u.name), lower(u.name || ' ' || u.email::text) INTO NEW.sort_key, NEW.search_key
  FROM app_user u WHERE u.id = NEW.user_id;
  RETURN NEW;
END $$;
CREATE TRIGGER membership_keys BEFORE INSERT ON membership FOR EACH ROW EXECUTE FUNCTION fill_membership_keys();

CREATE FUNCTION refresh_membership_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE membership SET sort_key = lower(NEW.name), search_key = lower(NEW.name || ' ' || NEW.email::text)
  WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER app_user_keys AFTER UPDATE OF name, email ON app_user FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.email IS DISTINCT FROM NEW.email)
  EXECUTE FUNCTION refresh_membership_keys();

-- When somebody was last seen outlives the sessions it is known from.
ALTER TABLE app_user ADD COLUMN last_seen_at timestamptz;

CREATE FUNCTION keep_last_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE app_user SET last_seen_at = OLD.last_seen_at
  WHERE id = OLD.user_id AND (last_seen_at IS NULL OR last_seen_at < OLD.last_seen_at);
  RETURN NULL;
END $$;
CREATE TRIGGER session_last_seen AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION keep_last_seen();

-- Which tickets a group sees (domain model 5.1).
ALTER TABLE member_group ADD COLUMN ticket_visibility text NOT NULL DEFAULT 'own'
  CHECK (ticket_visibility IN ('organization', 'building', 'building-and-specialization', 'assigned', 'own'));
UPDATE member_group SET ticket_visibility = CASE default_key
  WHEN 'owner' THEN 'organization' WHEN 'administrator' THEN 'organization' WHEN 'finance' THEN 'organization'
  WHEN 'building-manager' THEN 'building' WHEN 'reception' THEN 'building' WHEN 'supervisor' THEN 'building'
  WHEN 'technician' THEN 'building-and-specialization' WHEN 'vendor' THEN 'assigned' ELSE 'own' END;
