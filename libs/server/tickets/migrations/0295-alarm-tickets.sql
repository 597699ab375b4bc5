-- Work that follows from an alarm (domain model 5.4, 5.9).
ALTER TABLE ticket
  -- The alarm for which it was made.
  ADD COLUMN alarm_id uuid,
  ADD FOREIGN KEY (org_id, alarm_id) REFERENCES alarm (org_id, id) ON DELETE SET NULL (alarm_id);
-- An alarm has one ticket that has not ended, however often and by however many it is asked for.
CREATE UNIQUE INDEX one_ticket_of_alarm ON ticket (org_id, alarm_id)
  WHERE alarm_id IS NOT NULL AND state NOT IN ('closed', 'cancelled', 'merged');
CREATE INDEX ticket_by_alarm ON ticket (org_id, alarm_id) WHERE alarm_id IS NOT NULL;

ALTER TABLE alarm
  -- Where somebody works on it: also the ticket of an alarm before, to which it was added.
  ADD COLUMN ticket_id uuid,
  ADD FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE SET NULL (ticket_id);
CREATE INDEX alarm_by_ticket ON alarm (org_id, ticket_id) WHERE ticket_id IS NOT NULL;

ALTER TABLE ticket_event
  DROP CONSTRAINT ticket_event_kind_check,
  ADD CONSTRAINT ticket_event_kind_check CHECK (kind IN ('created', 'moved', 'assigned', 'changed', 'absorbed',
    'quote-asked', 'quote-approved', 'quote-refused', 'quote-withdrawn', 'quote-expired', 'unassignable',
    'appointment-offered', 'appointment-agreed', 'appointment-moved', 'appointment-declined', 'appointment-cancelled',
    'alarm-raised', 'alarm-cleared'));
