-- A session that sees the product as a group of one organisation does, read-only.
ALTER TABLE session
  ADD COLUMN view_org_id uuid,
  ADD COLUMN view_group_id uuid,
  ADD CONSTRAINT session_view_as FOREIGN KEY (view_org_id, view_group_id)
    REFERENCES member_group (org_id, id) ON DELETE SET NULL,
  ADD CONSTRAINT session_view_whole CHECK ((view_org_id IS NULL) = (view_group_id IS NULL));
CREATE INDEX session_by_view ON session (view_org_id, view_group_id) WHERE view_org_id IS NOT NULL;
