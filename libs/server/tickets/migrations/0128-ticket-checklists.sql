-- Checklists that are made once and used on many tickets, more ways to answer an item, and rules that follow the clock.

CREATE TABLE ticket_checklist (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  -- What is on it, in order. Tickets have copies: what is changed here does not change them.
  items jsonb NOT NULL,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id)
);
-- The one that tickets of a category begin with.
ALTER TABLE ticket_category
  ADD COLUMN checklist_id uuid,
  ADD FOREIGN KEY (org_id, checklist_id) REFERENCES ticket_checklist (org_id, id) ON DELETE SET NULL (checklist_id);

ALTER TABLE ticket_check
  DROP CONSTRAINT ticket_check_kind_check,
  ADD CONSTRAINT ticket_check_kind_check
    CHECK (kind IN ('tick', 'number', 'text', 'choice', 'inspection', 'meter', 'photo')),
  ADD COLUMN choices text[] NOT NULL DEFAULT '{}',
  ADD COLUMN checklist_id uuid,
  ADD COLUMN follow_up_id uuid,
  -- Made here and not by the client as `id` is: by it alone it is known whose photos they are.
  ADD COLUMN photo_set_id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD CONSTRAINT ticket_check_choices CHECK ((kind = 'choice') = (cardinality(choices) > 0)),
  ADD FOREIGN KEY (org_id, checklist_id) REFERENCES ticket_checklist (org_id, id) ON DELETE SET NULL (checklist_id),
  ADD FOREIGN KEY (org_id, follow_up_id) REFERENCES ticket (org_id, id) ON DELETE SET NULL (follow_up_id);

ALTER TABLE ticket_rule
  DROP CONSTRAINT ticket_rule_event_check,
  ADD CONSTRAINT ticket_rule_event_check
    CHECK (event IN ('created', 'moved', 'prioritised', 'unanswered', 'nearly-late', 'late')),
  -- Working time without an answer.
  ADD COLUMN minutes integer CHECK (minutes BETWEEN 1 AND 43200),
  ADD CONSTRAINT ticket_rule_minutes CHECK ((event = 'unanswered') = (minutes IS NOT NULL)),
  -- What was so before that, a rule of the clock leaves alone.
  ADD COLUMN armed_at timestamptz;
UPDATE ticket_rule SET armed_at = created_at;
ALTER TABLE ticket_rule ALTER COLUMN armed_at SET NOT NULL;

-- A rule of the clock does what it does with a ticket once.
CREATE TABLE ticket_rule_run (
  org_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, rule_id, ticket_id),
  FOREIGN KEY (org_id, rule_id) REFERENCES ticket_rule (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_rule_run_of_ticket ON ticket_rule_run (org_id, ticket_id);
