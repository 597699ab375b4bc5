-- What a person has confirmed in a session: good for one dangerous call, for 15 minutes (domain model 5.1).
CREATE TABLE step_up (
  session_id uuid PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  -- Set while the call it was confirmed for runs, and for good once that has succeeded.
  used_at timestamptz
);
