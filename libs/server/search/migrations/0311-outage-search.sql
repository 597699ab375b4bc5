-- Outages in the search: by their number and title, in their building.
CREATE FUNCTION search_outage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM search_entry WHERE org_id = OLD.org_id AND kind = 'outage' AND id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  INSERT INTO search_entry (org_id, kind, id, building_id, title, detail, body)
  VALUES (NEW.org_id, 'outage', NEW.id, NEW.building_id, NEW.number || ' ' || NEW.title,
    coalesce(NEW.ended_as, 'open'), lower(NEW.number || ' ' || NEW.title));
  RETURN NULL;
END $$;
CREATE TRIGGER search_outage AFTER INSERT OR DELETE OR UPDATE OF title, ended_as ON outage
  FOR EACH ROW EXECUTE FUNCTION search_outage();
