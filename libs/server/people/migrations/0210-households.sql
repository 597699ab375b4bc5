-- Whether the first occupant of a unit may invite those of their household: not at all, at once, or once staff agree.
ALTER TABLE organization
  ADD COLUMN household_invitations text NOT NULL DEFAULT 'off'
    CHECK (household_invitations IN ('off', 'allowed', 'approval'));

CREATE TABLE household_member (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  unit_id uuid NOT NULL,
  -- Who invited: what they brought in ends with their own stay in the unit.
  host_id uuid NOT NULL,
  -- Null until they are somebody of the unit: staff have not agreed yet.
  person_id uuid,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  email citext,
  locale text NOT NULL CHECK (locale IN ('id', 'en')),
  status text NOT NULL CHECK (status IN ('waiting', 'current', 'refused', 'ended')),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, host_id) REFERENCES person (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, person_id) REFERENCES person (org_id, id) ON DELETE CASCADE,
  CHECK (status <> 'current' OR person_id IS NOT NULL)
);
CREATE INDEX household_member_by_unit ON household_member (org_id, unit_id);
CREATE INDEX household_member_by_host ON household_member (org_id, host_id);
CREATE INDEX household_member_by_person ON household_member (org_id, person_id) WHERE person_id IS NOT NULL;
CREATE INDEX household_member_waiting ON household_member (org_id, building_id, created_at) WHERE status = 'waiting';
