-- Who registers alone comes to where they live by a code of the building, and is let in by those who run it.
CREATE TABLE join_code (
  org_id uuid NOT NULL,
  building_id uuid NOT NULL,
  code text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{11}$'),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, building_id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);

CREATE TABLE join_request (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- As the person wrote it: the list of units is not for whoever holds the code.
  unit_code text NOT NULL CHECK (length(unit_code) BETWEEN 1 AND 40),
  role text NOT NULL CHECK (role IN ('owner', 'tenant', 'family', 'staff')),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'refused', 'withdrawn')),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  created_at timestamptz NOT NULL,
  answered_at timestamptz,
  answered_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX join_request_pending ON join_request (org_id, building_id, user_id) WHERE status = 'pending';
CREATE INDEX join_request_by_building ON join_request (org_id, building_id, created_at) WHERE status = 'pending';
CREATE INDEX join_request_by_user ON join_request (user_id, created_at DESC);
