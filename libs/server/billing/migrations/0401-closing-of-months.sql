-- Who has closed a month; and why one that was closed was opened again. Months are closed from the first one on, without a gap, and
-- opened again from the last one back.
ALTER TABLE ledger_closed_period ADD COLUMN closed_by_name text;

CREATE TABLE ledger_reopening (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  period text NOT NULL CHECK (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  at timestamptz NOT NULL,
  reopened_by uuid,
  by_name text NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  PRIMARY KEY (org_id, id)
);
CREATE INDEX ledger_reopening_by_period ON ledger_reopening (org_id, period, at DESC);
