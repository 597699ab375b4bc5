-- When a technician comes for a ticket: the slots that were offered, round by round, and what the resident said to them.

CREATE TABLE ticket_appointment (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  round integer NOT NULL CHECK (round > 0),
  slots jsonb NOT NULL CHECK (jsonb_array_length(slots) BETWEEN 1 AND 5),
  note text NOT NULL CHECK (length(note) <= 1024),
  state text NOT NULL CHECK (state IN ('offered', 'agreed', 'declined', 'cancelled', 'replaced', 'ended')),
  -- The slot that was taken last.
  begins_at timestamptz,
  ends_at timestamptz CHECK (ends_at > begins_at),
  offered_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  offered_at timestamptz NOT NULL,
  answered_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  answered_at timestamptz,
  ended_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  ended_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 3 AND 1024),
  PRIMARY KEY (org_id, ticket_id, id),
  UNIQUE (org_id, ticket_id, round),
  CHECK ((begins_at IS NULL) = (ends_at IS NULL)),
  CHECK (state <> 'agreed' OR begins_at IS NOT NULL),
  CHECK ((state IN ('offered', 'agreed', 'declined')) = (ended_at IS NULL)),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
-- A ticket waits for one answer or one visit at a time.
CREATE UNIQUE INDEX ticket_appointment_open ON ticket_appointment (org_id, ticket_id)
  WHERE state IN ('offered', 'agreed');

ALTER TABLE ticket_event
  DROP CONSTRAINT ticket_event_kind_check,
  ADD CONSTRAINT ticket_event_kind_check CHECK (kind IN ('created', 'moved', 'assigned', 'changed', 'absorbed',
    'quote-asked', 'quote-approved', 'quote-refused', 'quote-withdrawn', 'quote-expired', 'unassignable',
    'appointment-offered', 'appointment-agreed', 'appointment-moved', 'appointment-declined', 'appointment-cancelled'));
