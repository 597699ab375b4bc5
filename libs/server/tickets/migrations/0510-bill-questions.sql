-- What a payer asks about a line of their bill (domain model 5.9, 5.13): a ticket that knows the line.
ALTER TABLE ticket
  ADD COLUMN bill_id uuid,
  -- The line on the bill, from 1.
  ADD COLUMN bill_position smallint,
  ADD CONSTRAINT a_line_is_of_its_bill CHECK ((bill_id IS NULL) = (bill_position IS NULL)),
  ADD FOREIGN KEY (org_id, bill_id, bill_position) REFERENCES bill_line (org_id, bill_id, position)
    ON DELETE SET NULL (bill_id, bill_position);
-- A line has one question that has not ended, however often it is asked.
CREATE UNIQUE INDEX one_question_of_line ON ticket (org_id, bill_id, bill_position)
  WHERE bill_id IS NOT NULL AND state NOT IN ('closed', 'cancelled', 'merged');
CREATE INDEX ticket_by_bill ON ticket (org_id, bill_id, id DESC) WHERE bill_id IS NOT NULL;
