-- Short announcements to the people of a building, shown until they expire.

CREATE TABLE notice (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 3 AND 140),
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 5000),
  urgency text NOT NULL DEFAULT 'normal' CHECK (urgency IN ('normal', 'important')),
  published_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > published_at),
  author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE
);
CREATE INDEX notice_by_building ON notice (org_id, building_id, expires_at);
