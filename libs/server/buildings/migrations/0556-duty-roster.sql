-- Who is on duty in a building in the hours of a week: a member, or somebody of the list of numbers (a guard's post).

CREATE TABLE duty_shift (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  user_id uuid,
  contact_id uuid,
  -- Of a member: the number of their duty, never that of their account. E.164, or a short number of the country.
  phone text CHECK (phone ~ '^(\+[1-9][0-9]{7,14}|[1-9][0-9]{2,6})$'),
  -- Monday is 1.
  days smallint[] NOT NULL CHECK (cardinality(days) BETWEEN 1 AND 7 AND days <@ ARRAY[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  -- By the clock of the building, `HH:MM`. An end that is not after the beginning is on the next day.
  from_time text NOT NULL CHECK (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_time text NOT NULL CHECK (to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, user_id) REFERENCES membership (org_id, user_id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, contact_id) REFERENCES building_contact (org_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(user_id, contact_id) = 1),
  CHECK (phone IS NULL OR user_id IS NOT NULL)
);
CREATE INDEX duty_shift_by_building ON duty_shift (org_id, building_id);
CREATE INDEX duty_shift_by_member ON duty_shift (org_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX duty_shift_by_contact ON duty_shift (org_id, contact_id) WHERE contact_id IS NOT NULL;
