-- How a comment came, where neither by a page nor by a program.
ALTER TABLE ticket_reply ADD COLUMN via text CHECK (via IN ('email'));
ALTER TABLE ticket_note ADD COLUMN via text CHECK (via IN ('email'));
