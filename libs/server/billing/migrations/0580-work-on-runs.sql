-- What goes on with a run of a large building after the call that asked for it. The work itself is one transaction; how far
-- it has come is written here by another, so that it is seen meanwhile. The row goes with the commit of the work.
CREATE TABLE billing_run_work (
  org_id uuid NOT NULL,
  run_id uuid NOT NULL,
  move text NOT NULL CHECK (move IN ('calculate', 'issue')),
  percent smallint NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  stop_requested boolean NOT NULL DEFAULT false,
  -- How often a fault of the server has ended it.
  tries smallint NOT NULL DEFAULT 0,
  failure text CHECK (failure IN ('outdated', 'other')),
  -- The account of who asked for it, whom the audit names; which may be gone since.
  asked_by uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, run_id),
  FOREIGN KEY (org_id, run_id) REFERENCES billing_run (org_id, id) ON DELETE CASCADE
);
