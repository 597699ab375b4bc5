-- What was done for a ticket: what there was to check, who worked how long, what it cost; and comments that were mended.

CREATE TABLE ticket_check (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 200),
  kind text NOT NULL CHECK (kind IN ('tick', 'number', 'text')),
  demand text NOT NULL CHECK (demand IN ('required', 'optional')),
  answer text CHECK (length(answer) BETWEEN 1 AND 500),
  answered_at timestamptz,
  answered_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  PRIMARY KEY (org_id, ticket_id, id),
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);

CREATE TABLE ticket_time (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  worker_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  started_at timestamptz NOT NULL,
  minutes integer NOT NULL CHECK (minutes BETWEEN 1 AND 1440),
  note text NOT NULL CHECK (length(note) <= 200),
  PRIMARY KEY (org_id, ticket_id, id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);

CREATE TABLE ticket_cost (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  id uuid NOT NULL,
  label text NOT NULL CHECK (length(label) BETWEEN 1 AND 200),
  -- Whole rupiah.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 1000000000),
  added_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, ticket_id, id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE
);

ALTER TABLE ticket_reply ADD COLUMN edited_at timestamptz;
ALTER TABLE ticket_note ADD COLUMN edited_at timestamptz;
