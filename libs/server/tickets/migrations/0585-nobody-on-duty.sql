-- A rule that gives to who is on duty and finds nobody: the ticket says so, for it stays with nobody.
ALTER TABLE ticket_event
  DROP CONSTRAINT ticket_event_kind_check,
  ADD CONSTRAINT ticket_event_kind_check CHECK (kind IN ('created', 'moved', 'assigned', 'changed', 'absorbed',
    'quote-asked', 'quote-approved', 'quote-refused', 'quote-withdrawn', 'quote-expired', 'unassignable', 'nobody-on-duty',
    'appointment-offered', 'appointment-agreed', 'appointment-moved', 'appointment-declined', 'appointment-cancelled',
    'alarm-raised', 'alarm-cleared'));
