-- What a command of a type of control carries beside its value: why, who agreed, and how it is seen to be obeyed.
ALTER TABLE device_command
  ADD COLUMN reason text CHECK (length(reason) BETWEEN 3 AND 200),
  -- It waits for a device that sleeps.
  ADD COLUMN persist boolean NOT NULL DEFAULT false,
  -- How long it may take once it may leave.
  ADD COLUMN wait_seconds integer NOT NULL DEFAULT 10 CHECK (wait_seconds BETWEEN 5 AND 86400),
  -- The metric that says whether it was obeyed, and how far a number may be off.
  ADD COLUMN metric text,
  ADD COLUMN tolerance double precision NOT NULL DEFAULT 0,
  ADD COLUMN decision text CHECK (decision IN ('approved', 'refused')),
  ADD COLUMN decided_by uuid REFERENCES app_user (id),
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN decision_note text CHECK (length(decision_note) BETWEEN 3 AND 200),
  ADD COLUMN cancelled_by uuid REFERENCES app_user (id),
  -- A second person is another person.
  ADD CONSTRAINT another_person CHECK (decided_by <> requested_by);
UPDATE device_command SET metric = params ->> 'key';

-- One command under way per device and control: an air conditioner takes a temperature while its fan is being set.
DROP INDEX one_open_command;
CREATE UNIQUE INDEX one_open_command ON device_command (org_id, device_id, method, (params ->> 'key'))
  WHERE status IN ('awaiting-approval', 'queued', 'sent', 'acknowledged');
-- What waits for its device or for a person, and what runs out.
CREATE INDEX waiting_command ON device_command (expires_at)
  WHERE status IN ('awaiting-approval', 'queued', 'sent', 'acknowledged');

-- What a device was asked for and has not reported yet, by metric.
CREATE TABLE device_desired (
  org_id uuid NOT NULL,
  device_id uuid NOT NULL,
  key text NOT NULL,
  value jsonb NOT NULL,
  tolerance double precision NOT NULL,
  set_at timestamptz NOT NULL,
  command_id uuid NOT NULL,
  -- When it should have been reported.
  due_at timestamptz NOT NULL,
  mismatched_at timestamptz,
  PRIMARY KEY (org_id, device_id, key),
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, command_id) REFERENCES device_command (org_id, id) ON DELETE CASCADE
);
CREATE INDEX device_desired_due ON device_desired (due_at) WHERE mismatched_at IS NULL;
CREATE INDEX device_desired_command ON device_desired (org_id, command_id);

-- Buttons that are being held, by the clock of the server.
CREATE TABLE device_hold (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  params jsonb NOT NULL,
  begun_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE
);
CREATE INDEX device_hold_of_person ON device_hold (org_id, user_id);
