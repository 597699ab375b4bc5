-- The most pressing priority that those who live there may give their own report, by category: what can hurt people or
-- spreads fast may be an emergency, what waits until tomorrow may not. The staff give any.
ALTER TABLE ticket_category
  ADD COLUMN resident_priority text NOT NULL DEFAULT 'emergency'
    CHECK (resident_priority IN ('emergency', 'high', 'medium'));

CREATE FUNCTION usual_resident_priority(key text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN key IN ('cleaning', 'parking', 'network', 'administration') THEN 'medium'
    WHEN key = 'air-conditioning' THEN 'high' ELSE 'emergency' END
$$;
UPDATE ticket_category SET resident_priority = usual_resident_priority(key) WHERE key IS NOT NULL;

-- Categories that an organisation begins with; its own are written with what it says of them.
CREATE FUNCTION category_begins_with_usual_priority() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.resident_priority := usual_resident_priority(NEW.key);
  RETURN NEW;
END $$;
CREATE TRIGGER category_begins_with_usual_priority BEFORE INSERT ON ticket_category
  FOR EACH ROW WHEN (NEW.key IS NOT NULL) EXECUTE FUNCTION category_begins_with_usual_priority();
