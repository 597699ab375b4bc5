-- Who has taken an alarm upon themselves. Acknowledging does not clear it (domain model 5.4).
ALTER TABLE alarm
  ADD COLUMN acknowledged_at timestamptz,
  ADD COLUMN acknowledged_by uuid REFERENCES app_user (id) ON DELETE SET NULL;
CREATE INDEX alarm_acknowledged_by ON alarm (acknowledged_by) WHERE acknowledged_by IS NOT NULL;
