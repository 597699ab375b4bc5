-- Invitations by mail (domain model 5.1). Who holds the token of the mail may answer; only its hash is here.
CREATE TABLE invitation (
  org_id uuid NOT NULL REFERENCES organization (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  email citext NOT NULL CHECK (length(email::text) BETWEEN 3 AND 254),
  locale text NOT NULL CHECK (locale IN ('id', 'en')),
  all_buildings boolean NOT NULL DEFAULT false,
  building_ids uuid[] NOT NULL DEFAULT '{}',
  -- Until when the membership lasts once it is accepted; null: without end.
  member_expires_at timestamptz,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'accepted', 'declined', 'revoked')),
  -- Null until the mail has gone out.
  token_hash bytea UNIQUE,
  sent_at timestamptz,
  expires_at timestamptz NOT NULL,
  invited_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX invitation_pending ON invitation (org_id, email) WHERE status = 'pending';
CREATE INDEX invitation_by_age ON invitation (org_id, created_at DESC, id DESC);

CREATE TABLE invitation_group (
  org_id uuid NOT NULL,
  invitation_id uuid NOT NULL,
  group_id uuid NOT NULL,
  PRIMARY KEY (org_id, invitation_id, group_id),
  FOREIGN KEY (org_id, invitation_id) REFERENCES invitation (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, group_id) REFERENCES member_group (org_id, id)
);
CREATE INDEX invitation_group_by_group ON invitation_group (org_id, group_id);
