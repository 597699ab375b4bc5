-- Links by which anybody reads a bill (domain model 5.13, `publicToken`): of the token only its hash is kept.
CREATE TABLE bill_link (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  bill_id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  -- Whoever has erased their account answers for no link any more: theirs stop working.
  made_by uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  made_by_name text NOT NULL,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, bill_id) REFERENCES bill (org_id, id) ON DELETE CASCADE,
  CONSTRAINT links_expire CHECK (expires_at > made_at AND expires_at <= made_at + interval '90 days')
);
CREATE INDEX bill_link_by_bill ON bill_link (org_id, bill_id, id DESC);
CREATE INDEX bill_link_by_maker ON bill_link (made_by);
