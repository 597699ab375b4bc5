-- Residents who have what another has reported; they stay with the ticket that theirs was merged into.
CREATE TABLE ticket_follower (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, ticket_id, user_id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
CREATE INDEX ticket_follower_by_user ON ticket_follower (user_id, joined_at DESC);

-- Where it is, when it is no unit: a name of the building's own, never what a reporter wrote.
ALTER TABLE ticket ADD COLUMN place text CHECK (length(place) BETWEEN 1 AND 120);

-- A comment without words has files.
ALTER TABLE ticket_reply DROP CONSTRAINT ticket_reply_body_check, ADD CHECK (length(body) <= 5000);
ALTER TABLE ticket_note DROP CONSTRAINT ticket_note_body_check, ADD CHECK (length(body) <= 5000);
