-- Whom a note of the staff names: they were notified of it when it was written.
ALTER TABLE ticket_note ADD COLUMN mention_ids uuid[] NOT NULL DEFAULT '{}';
