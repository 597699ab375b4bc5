-- Tickets that belong together: `from_id` blocks, duplicates, was split into or is related to `to_id`.
CREATE TABLE ticket_relation (
  org_id uuid NOT NULL,
  from_id uuid NOT NULL,
  to_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('related', 'duplicate', 'blocks', 'split')),
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, from_id, to_id),
  CHECK (from_id <> to_id),
  FOREIGN KEY (org_id, from_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, to_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
-- Two tickets have one relation, whichever of them it was said of.
CREATE UNIQUE INDEX ticket_relation_of_two ON ticket_relation (org_id, least(from_id, to_id), greatest(from_id, to_id));
CREATE INDEX ticket_relation_by_target ON ticket_relation (org_id, to_id);
