-- Staff who are told of every public step of a ticket without working on it. Whoever has stopped stays here, so that
-- nobody else makes them follow it again; whoever was taken off by another does not.
CREATE TABLE ticket_observer (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('following', 'stopped')),
  since timestamptz NOT NULL,
  PRIMARY KEY (org_id, ticket_id, user_id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_observer_by_user ON ticket_observer (user_id);
