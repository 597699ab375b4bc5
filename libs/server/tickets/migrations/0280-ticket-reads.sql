-- Lists, counts and today of an organisation with many open tickets: each is read from an index that has its order.

-- What is not open in the orders that only what is open had.
CREATE INDEX ticket_by_due ON ticket (org_id, building_id, resolve_due_at, id);
CREATE INDEX ticket_by_priority ON ticket (org_id, building_id, priority_rank, created_at DESC, id DESC);
-- What is open, in each order, with what its lists are narrowed by: what is narrowed away is left out, and what is late is
-- counted, without the rows.
DROP INDEX ticket_open_by_age, ticket_open_by_due, ticket_open_by_change, ticket_open_by_priority;
CREATE INDEX ticket_open_by_age ON ticket (org_id, building_id, created_at DESC, id DESC)
  INCLUDE (state, priority, category_id, assignee_id, resolve_due_at)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_open_by_due ON ticket (org_id, building_id, resolve_due_at, id)
  INCLUDE (state, priority, category_id, assignee_id) WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_open_by_change ON ticket (org_id, building_id, updated_at DESC, id DESC)
  INCLUDE (state, priority, category_id, assignee_id, resolve_due_at)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_open_by_priority ON ticket (org_id, building_id, priority_rank, created_at DESC, id DESC)
  INCLUDE (state, priority, category_id, assignee_id, resolve_due_at)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
DROP INDEX ticket_open_count;
-- What nobody has: by the end of its time, and as it presses whoever gives it out.
CREATE INDEX ticket_unassigned_by_due ON ticket (org_id, building_id, resolve_due_at, id)
  WHERE assignee_id IS NULL AND state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_unassigned_by_press ON ticket
  (org_id, building_id, (priority <> 'emergency'), least(respond_due_at, resolve_due_at), id)
  WHERE assignee_id IS NULL AND state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_assigned_by_due ON ticket (org_id, building_id, resolve_due_at, id)
  WHERE assignee_id IS NOT NULL AND state IN ('new', 'in-progress', 'waiting', 'deferred');
-- One's own work.
CREATE INDEX ticket_open_of_assignee ON ticket (assignee_id, resolve_due_at, id) INCLUDE (org_id, building_id)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
DROP INDEX ticket_by_assignee;
-- How many of whoever has them are in which state is counted without the rows.
CREATE INDEX ticket_by_assignee ON ticket (assignee_id, created_at DESC, id DESC)
  INCLUDE (org_id, building_id, state, resolve_due_at) WHERE assignee_id IS NOT NULL;

-- How many tickets there are, open ones as well, by what a list is narrowed by. Until now it was those at rest by their
-- state alone, and what is open was counted row by row.
DELETE FROM ticket_tally;
ALTER TABLE ticket_tally
  ADD COLUMN priority text NOT NULL,
  ADD COLUMN category_id uuid,
  ADD COLUMN is_assigned boolean NOT NULL;
DROP INDEX ticket_tally_by_building;
CREATE INDEX ticket_tally_by_building ON ticket_tally (org_id, building_id, state)
  INCLUDE (priority, category_id, is_assigned, count);

CREATE OR REPLACE FUNCTION tally_new_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ticket_tally (org_id, building_id, state, priority, category_id, is_assigned, count)
  SELECT org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL, count(*) FROM fresh
  GROUP BY org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tally_changed_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ticket_tally (org_id, building_id, state, priority, category_id, is_assigned, count)
  SELECT org_id, building_id, state, priority, category_id, is_assigned, sum(step) FROM (
    SELECT org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL AS is_assigned, 1 AS step FROM fresh
    UNION ALL SELECT org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL, -1 FROM stale) changed
  GROUP BY org_id, building_id, state, priority, category_id, is_assigned HAVING sum(step) <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tally_gone_tickets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ticket_tally (org_id, building_id, state, priority, category_id, is_assigned, count)
  SELECT org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL, -count(*) FROM stale
  -- With the building its tally goes as well.
  WHERE EXISTS (SELECT 1 FROM building b WHERE b.org_id = stale.org_id AND b.id = stale.building_id)
  GROUP BY org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL;
  RETURN NULL;
END $$;

INSERT INTO ticket_tally (org_id, building_id, state, priority, category_id, is_assigned, count)
SELECT org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL, count(*) FROM ticket
GROUP BY org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL;
