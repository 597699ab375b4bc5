-- What may be urgent is looked for every minute.
CREATE INDEX ticket_emergency ON ticket (org_id, created_at) WHERE priority = 'emergency' AND state = 'new';
CREATE INDEX ticket_unanswered ON ticket (org_id, respond_due_at)
  WHERE state IN ('new', 'in-progress') AND jsonb_typeof(times -> 'respondedAt') = 'null';
