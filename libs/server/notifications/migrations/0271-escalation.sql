-- What is urgent and nobody has taken on goes from step to step of a plan until somebody has.

CREATE TABLE escalation_plan (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('on', 'off')),
  causes text[] NOT NULL,
  steps jsonb NOT NULL,
  repeat_minutes integer NOT NULL CHECK (repeat_minutes BETWEEN 5 AND 720),
  -- What was urgent before nobody is woken for.
  enabled_at timestamptz NOT NULL,
  version integer NOT NULL
);

CREATE TABLE escalation (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  cause text NOT NULL,
  subject text NOT NULL CHECK (subject IN ('alarm', 'ticket')),
  subject_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'acknowledged', 'over', 'expired', 'stopped')),
  -- How many steps were taken, and when the next one comes.
  position integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (org_id, id),
  CHECK ((state = 'running') = (ended_at IS NULL)),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
-- Two processes that come upon the same thing begin one.
CREATE UNIQUE INDEX escalation_running ON escalation (org_id, subject_id) WHERE state = 'running';
CREATE INDEX escalation_due ON escalation (due_at) WHERE state = 'running';
CREATE INDEX escalation_by_subject ON escalation (org_id, subject_id, started_at DESC);
CREATE INDEX escalation_by_building ON escalation (org_id, building_id, started_at DESC);

CREATE TABLE escalation_call (
  org_id uuid NOT NULL,
  escalation_id uuid NOT NULL,
  position integer NOT NULL,
  at timestamptz NOT NULL,
  user_ids uuid[] NOT NULL,
  channels text[] NOT NULL,
  PRIMARY KEY (org_id, escalation_id, position),
  FOREIGN KEY (org_id, escalation_id) REFERENCES escalation (org_id, id) ON DELETE CASCADE
);

-- Ways in which people are reached beside those that they have chosen.
ALTER TABLE notification_outbox ADD COLUMN channels text[];
