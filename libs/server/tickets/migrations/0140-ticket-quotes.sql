-- What a resident is asked to pay for the work on a ticket, round by round, and what they said to it.

CREATE TABLE ticket_quote (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  round integer NOT NULL CHECK (round > 0),
  lines jsonb NOT NULL,
  -- Whole rupiah.
  total bigint NOT NULL CHECK (total BETWEEN 1 AND 100000000000),
  note text NOT NULL CHECK (length(note) <= 1024),
  -- The last day on which it can be approved, as the building counts days.
  valid_until date NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'approved', 'refused', 'withdrawn', 'replaced', 'expired')),
  asked_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  asked_at timestamptz NOT NULL,
  ended_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  ended_at timestamptz,
  reason text CHECK (length(reason) BETWEEN 3 AND 1024),
  PRIMARY KEY (org_id, ticket_id, id),
  UNIQUE (org_id, ticket_id, round),
  CHECK ((state = 'asked') = (ended_at IS NULL)),
  CHECK ((state = 'refused') = (reason IS NOT NULL)),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX ticket_quote_asked ON ticket_quote (org_id, ticket_id) WHERE state = 'asked';
CREATE INDEX ticket_quote_until ON ticket_quote (valid_until) WHERE state = 'asked';

-- Whether whoever reported it pays for it: the last round was approved.
ALTER TABLE ticket ADD COLUMN payable boolean NOT NULL DEFAULT false;

ALTER TABLE ticket_event
  DROP CONSTRAINT ticket_event_kind_check,
  ADD CONSTRAINT ticket_event_kind_check CHECK (kind IN ('created', 'moved', 'assigned', 'changed', 'absorbed',
    'quote-asked', 'quote-approved', 'quote-refused', 'quote-withdrawn', 'quote-expired'));
