-- What a page of open tickets asks for most: those that changed last, and how many there are in each state. Without a
-- place of their own the counts read every ticket there ever was.
CREATE INDEX ticket_open_by_change ON ticket (org_id, building_id, updated_at DESC, id DESC)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
CREATE INDEX ticket_count ON ticket (org_id, building_id, state);
CREATE INDEX ticket_open_count ON ticket (org_id, building_id, state, assignee_id, resolve_due_at)
  WHERE state IN ('new', 'in-progress', 'waiting', 'deferred');
