-- A rule may have a ticket made for what it raises: null of the priority is a rule that does not.
ALTER TABLE alarm_rule
  ADD COLUMN ticket_priority text CHECK (ticket_priority IN ('emergency', 'high', 'medium', 'low')),
  ADD COLUMN ticket_category_id uuid,
  -- Who is given it; nobody, where they may not work there (any more).
  ADD COLUMN ticket_assignee_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  ADD CHECK (ticket_priority IS NOT NULL OR (ticket_category_id IS NULL AND ticket_assignee_id IS NULL)),
  ADD FOREIGN KEY (org_id, ticket_category_id) REFERENCES ticket_category (org_id, id) ON DELETE SET NULL (ticket_category_id);
CREATE INDEX alarm_rule_by_ticket_category ON alarm_rule (org_id, ticket_category_id) WHERE ticket_category_id IS NOT NULL;
CREATE INDEX alarm_rule_by_ticket_assignee ON alarm_rule (ticket_assignee_id) WHERE ticket_assignee_id IS NOT NULL;
