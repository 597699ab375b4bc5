-- A rule that names somebody who cannot take a ticket leaves a trace in it.
ALTER TABLE ticket_event
  DROP CONSTRAINT ticket_event_kind_check,
  ADD CONSTRAINT ticket_event_kind_check CHECK (kind IN ('created', 'moved', 'assigned', 'changed', 'absorbed',
    'quote-asked', 'quote-approved', 'quote-refused', 'quote-withdrawn', 'quote-expired', 'unassignable'));
