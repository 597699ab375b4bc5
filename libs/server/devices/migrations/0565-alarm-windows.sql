-- Times in which work goes on: alarms that begin within tell nobody until then (domain model 5.4).
CREATE TABLE alarm_window (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 200),
  scope text NOT NULL CHECK (scope IN ('building', 'sections', 'floors', 'devices')),
  -- Sections, floors or devices, by the scope; one that is gone since is about nothing.
  place_ids uuid[] NOT NULL CHECK (cardinality(place_ids) <= 50 AND (scope = 'building') = (cardinality(place_ids) = 0)),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  rhythm text NOT NULL CHECK (rhythm IN ('once', 'weekly')),
  ended_at timestamptz,
  created_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX alarm_window_by_building ON alarm_window (org_id, building_id, starts_at);
CREATE INDEX alarm_window_by_author ON alarm_window (created_by) WHERE created_by IS NOT NULL;

ALTER TABLE alarm
  -- Whether it tells people: null is one that does.
  ADD COLUMN quiet text CHECK (quiet IN ('shelved', 'suppressed')),
  ADD COLUMN quiet_until timestamptz,
  ADD COLUMN quiet_reason text,
  ADD COLUMN quiet_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  -- Since when it tells people again; null: since it was raised.
  ADD COLUMN loud_at timestamptz,
  -- The maintenance window that it began in.
  ADD COLUMN window_id uuid,
  ADD FOREIGN KEY (org_id, window_id) REFERENCES alarm_window (org_id, id) ON DELETE SET NULL (window_id),
  ADD CONSTRAINT alarm_quiet_is_whole CHECK ((quiet IS NULL) = (quiet_until IS NULL) AND (quiet IS NULL) = (quiet_reason IS NULL));
CREATE INDEX alarm_quiet_until ON alarm (quiet_until) WHERE active AND quiet IS NOT NULL;
CREATE INDEX alarm_quiet_by ON alarm (quiet_by) WHERE quiet_by IS NOT NULL;
CREATE INDEX alarm_by_window ON alarm (org_id, window_id) WHERE window_id IS NOT NULL;
