-- Visits that are due and offers that wait, of an organisation with many: what was agreed once stays agreed, and is not read.
CREATE INDEX ticket_appointment_coming ON ticket_appointment (org_id, ends_at) WHERE state = 'agreed';
CREATE INDEX ticket_appointment_waiting ON ticket_appointment (org_id, offered_at) WHERE state IN ('offered', 'declined');
