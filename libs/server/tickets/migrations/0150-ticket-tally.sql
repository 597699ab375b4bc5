-- How many tickets of a building are at rest. They are counted at every look at its list and board, by everybody who
-- watches them, and are nearly all there are; to count the rows themselves takes longer than all else of the page.
-- Every statement adds what it changed, so that nobody waits for anybody; a job adds up. The sum is exact at all times.
CREATE TABLE ticket_tally (
  org_id uuid NOT NULL,
  building_id uuid NOT NULL,
  state text NOT NULL,
  count integer NOT NULL,
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_tally_by_building ON ticket_tally (org_id, building_id, state) INCLUDE (count);

CREATE FUNCTION tally_new_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ticket_tally (org_id, building_id, state, count)
  SELECT org_id, building_id, state, count(*) FROM fresh
  WHERE state IN ('resolved', 'closed', 'cancelled', 'merged') GROUP BY org_id, building_id, state;
  RETURN NULL;
END $$;

CREATE FUNCTION tally_changed_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ticket_tally (org_id, building_id, state, count)
  SELECT org_id, building_id, state, sum(step) FROM (
    SELECT org_id, building_id, state, 1 AS step FROM fresh
    UNION ALL SELECT org_id, building_id, state, -1 FROM stale) changed
  WHERE state IN ('resolved', 'closed', 'cancelled', 'merged')
  GROUP BY org_id, building_id, state HAVING sum(step) <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION tally_gone_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ticket_tally (org_id, building_id, state, count)
  SELECT org_id, building_id, state, -count(*) FROM stale
  WHERE state IN ('resolved', 'closed', 'cancelled', 'merged')
    -- With the building its tally goes as well.
    AND EXISTS (SELECT 1 FROM building b WHERE b.org_id = stale.org_id AND b.id = stale.building_id)
  GROUP BY org_id, building_id, state;
  RETURN NULL;
END $$;

CREATE TRIGGER ticket_tally_new AFTER INSERT ON ticket
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tally_new_tickets();
CREATE TRIGGER ticket_tally_changed AFTER UPDATE ON ticket
  REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION tally_changed_tickets();
CREATE TRIGGER ticket_tally_gone AFTER DELETE ON ticket
  REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION tally_gone_tickets();

INSERT INTO ticket_tally (org_id, building_id, state, count)
SELECT org_id, building_id, state, count(*) FROM ticket
WHERE state IN ('resolved', 'closed', 'cancelled', 'merged') GROUP BY org_id, building_id, state;
-- What they served is in the tally now.
DROP INDEX ticket_count;
