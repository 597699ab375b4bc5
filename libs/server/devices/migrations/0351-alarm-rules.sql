-- Rules that people make, by which values raise alarms (domain model 5.4).
CREATE TABLE alarm_rule (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Null: in every building.
  building_id uuid,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  scope jsonb NOT NULL,
  -- Null for a rule about silence.
  condition jsonb,
  trigger jsonb NOT NULL,
  clear jsonb NOT NULL,
  schedule jsonb NOT NULL,
  severity text NOT NULL CHECK (severity IN ('critical', 'major', 'minor', 'warning', 'info')),
  state text NOT NULL CHECK (state IN ('on', 'off')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  -- It is gone for people; its row goes once its alarms are over.
  removed_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX alarm_rule_by_building ON alarm_rule (org_id, building_id) WHERE building_id IS NOT NULL;

-- Where a rule stands with a device: whichever process hears of it next goes on from here.
CREATE TABLE alarm_rule_instance (
  org_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  device_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('normal', 'pending', 'active', 'recovering', 'no-data', 'no-data-raised')),
  since timestamptz NOT NULL,
  -- Of a rule that counts: when its condition came to be met, in milliseconds since 1970 UTC, and whether it is.
  edges jsonb NOT NULL DEFAULT '[]',
  met text NOT NULL DEFAULT 'no' CHECK (met IN ('yes', 'no')),
  -- When the clock asks next.
  due_at timestamptz,
  PRIMARY KEY (org_id, rule_id, device_id),
  FOREIGN KEY (org_id, rule_id) REFERENCES alarm_rule (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, device_id) REFERENCES device (org_id, id) ON DELETE CASCADE
);
CREATE INDEX alarm_rule_instance_due ON alarm_rule_instance (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX alarm_rule_instance_by_device ON alarm_rule_instance (org_id, device_id);

ALTER TABLE alarm
  ADD COLUMN rule_id uuid,
  -- What the rule was called then: the history outlives it.
  ADD COLUMN rule_name text CHECK (length(rule_name) BETWEEN 1 AND 80),
  ADD FOREIGN KEY (org_id, rule_id) REFERENCES alarm_rule (org_id, id) ON DELETE SET NULL (rule_id),
  DROP CONSTRAINT alarm_condition_check,
  ADD CONSTRAINT alarm_condition_check CHECK (condition IN ('above', 'below', 'equals', 'offline', 'rule')),
  ADD CONSTRAINT alarm_of_rule CHECK ((condition = 'rule') = (rule_name IS NOT NULL));
-- One condition has one active alarm, whoever raised it: each rule for itself.
DROP INDEX one_active_alarm;
CREATE UNIQUE INDEX one_active_alarm ON alarm (org_id, device_id, key, condition, rule_id) NULLS NOT DISTINCT WHERE active;
-- Nor has a rule two of one device, should it watch another metric meanwhile.
CREATE UNIQUE INDEX one_active_alarm_of_rule ON alarm (org_id, rule_id, device_id) WHERE active AND rule_id IS NOT NULL;
CREATE INDEX alarm_by_rule ON alarm (org_id, rule_id, raised_at DESC) WHERE rule_id IS NOT NULL;

-- Technicians see by which rules alarms come. A group whose permissions people have changed keeps them as they are.
UPDATE member_group SET grants = grants || ARRAY['alarmRule.view']
WHERE default_key = 'technician' AND NOT grants @> ARRAY['alarmRule.view']
  AND grants @> ARRAY['org.view', 'building.view', 'unit.view', 'device.view', 'telemetry.view', 'alarm.view', 'asset.view',
    'plan.view', 'inventory.view', 'maintenance.view', 'deviceCommand.view', 'deviceCommand.control', 'alarm.transition',
    'ticket.view.own', 'ticket.create', 'ticket.transition.own', 'ticketComment.view.own', 'ticketComment.create.own',
    'maintenance.transition', 'inventory.transition', 'outage.view', 'outage.transition']
  AND cardinality(grants) = 22;
