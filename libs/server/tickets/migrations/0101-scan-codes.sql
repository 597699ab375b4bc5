-- Labels that are scanned where something is broken. One that was revoked stays, so that its code is never given again.
CREATE TABLE scan_code (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  code text NOT NULL UNIQUE CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{11}$'),
  -- What it hangs at: a unit, a place with a name, or the building when both are null.
  unit_id uuid,
  place text CHECK (length(place) BETWEEN 1 AND 120),
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (org_id, id),
  CHECK (unit_id IS NULL OR place IS NULL),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE CASCADE
);
CREATE INDEX scan_code_by_building ON scan_code (org_id, building_id, created_at) WHERE revoked_at IS NULL;
CREATE INDEX scan_code_by_unit ON scan_code (org_id, unit_id) WHERE unit_id IS NOT NULL;

-- Reports without an account. Whoever holds the token sees how far theirs is; only its hash is kept.
CREATE TABLE scan_report (
  org_id uuid NOT NULL,
  ticket_id uuid NOT NULL,
  code_id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  at timestamptz NOT NULL,
  PRIMARY KEY (org_id, ticket_id),
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, code_id) REFERENCES scan_code (org_id, id) ON DELETE CASCADE
);
CREATE INDEX scan_report_by_code ON scan_report (org_id, code_id, at);
