-- An organisation asks its members for a second factor. Once asked for, the row stays: its version goes on.
CREATE TABLE second_factor_rule (
  org_id uuid PRIMARY KEY REFERENCES organization (id) ON DELETE CASCADE,
  audience text NOT NULL CHECK (audience IN ('nobody', 'staff', 'everybody')),
  grace_days integer NOT NULL CHECK (grace_days BETWEEN 0 AND 30),
  -- From here on the grace is counted, for who becomes a member later from the day on which they do. Who was asked while
  -- it was the staff alone gets no second time of grace when it is everybody.
  since timestamptz NOT NULL,
  everybody_since timestamptz,
  version integer NOT NULL,
  CHECK ((audience = 'everybody') = (everybody_since IS NOT NULL))
);

-- When somebody was last reminded to set one up.
CREATE TABLE second_factor_reminder (
  org_id uuid NOT NULL,
  membership_id uuid NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, membership_id),
  FOREIGN KEY (org_id, membership_id) REFERENCES membership (org_id, id) ON DELETE CASCADE
);
