-- Tickets in the search. What is for staff only has no unit and no reporter here, so it is found only by who sees all, or
-- by who works on it: they have rows of another kind, which is asked for only where one's own is all one sees.

-- Several people may work on one record of one place.
ALTER TABLE search_entry
  DROP CONSTRAINT search_entry_org_id_kind_id_building_id_unit_id_key,
  ADD CONSTRAINT search_entry_of_reader UNIQUE NULLS NOT DISTINCT (org_id, kind, id, building_id, unit_id, user_id);

-- Its state changes often and is not looked for: it is read when the ticket is found.
CREATE FUNCTION search_ticket_entries(org uuid, ticket_id uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entry e WHERE e.org_id = org AND e.kind IN ('ticket', 'ticket-work') AND e.id = ticket_id;
  INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, user_id, title, body)
  SELECT t.org_id, reader.kind, t.id, t.building_id, reader.unit_id, reader.user_id,
    t.number || ' ' || t.title, lower(t.number || ' ' || t.title)
  FROM ticket t
  -- While an organisation or a building is deleted, its rows go one after the other.
  JOIN organization g ON g.id = t.org_id
  JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
  CROSS JOIN LATERAL (
    SELECT 'ticket' AS kind, CASE t.audience WHEN 'resident' THEN t.unit_id END AS unit_id,
      CASE t.audience WHEN 'resident' THEN t.reporter_user_id END AS user_id
    UNION SELECT 'ticket-work', NULL, t.assignee_id WHERE t.assignee_id IS NOT NULL
    UNION SELECT 'ticket-work', NULL, x.user_id FROM ticket_executor x WHERE x.org_id = t.org_id AND x.ticket_id = t.id
  ) reader
  WHERE t.org_id = org AND t.id = search_ticket_entries.ticket_id;
END $$;

CREATE FUNCTION search_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND
    (OLD.title, OLD.audience, OLD.building_id, OLD.unit_id, OLD.reporter_user_id, OLD.assignee_id, OLD.number)
    IS NOT DISTINCT FROM
    (NEW.title, NEW.audience, NEW.building_id, NEW.unit_id, NEW.reporter_user_id, NEW.assignee_id, NEW.number)
  THEN RETURN NULL; END IF;
  PERFORM search_ticket_entries(OLD.org_id, OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER search_ticket AFTER UPDATE OR DELETE ON ticket
  FOR EACH ROW EXECUTE FUNCTION search_ticket();

-- An import writes many at once; nobody but its assignee works on a ticket that is only being made.
CREATE FUNCTION search_new_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entry (org_id, kind, id, building_id, unit_id, user_id, title, body)
  SELECT t.org_id, reader.kind, t.id, t.building_id, reader.unit_id, reader.user_id,
    t.number || ' ' || t.title, lower(t.number || ' ' || t.title)
  FROM made t CROSS JOIN LATERAL (
    SELECT 'ticket' AS kind, CASE t.audience WHEN 'resident' THEN t.unit_id END AS unit_id,
      CASE t.audience WHEN 'resident' THEN t.reporter_user_id END AS user_id
    UNION ALL SELECT 'ticket-work', NULL, t.assignee_id WHERE t.assignee_id IS NOT NULL
  ) reader;
  RETURN NULL;
END $$;
CREATE TRIGGER search_new_tickets AFTER INSERT ON ticket REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION search_new_tickets();

CREATE FUNCTION search_executor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_ticket_entries(coalesce(NEW.org_id, OLD.org_id), coalesce(NEW.ticket_id, OLD.ticket_id));
  RETURN NULL;
END $$;
CREATE TRIGGER search_executor AFTER INSERT OR DELETE ON ticket_executor
  FOR EACH ROW EXECUTE FUNCTION search_executor();

SELECT search_ticket_entries(org_id, id) FROM ticket;
