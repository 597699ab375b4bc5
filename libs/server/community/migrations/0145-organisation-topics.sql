-- A topic may be of a whole organisation (domain model 5.10): it has no building then, and no places in its audience.
ALTER TABLE topic ALTER COLUMN building_id DROP NOT NULL;
ALTER TABLE topic
  ADD FOREIGN KEY (org_id) REFERENCES organization (id) ON DELETE CASCADE,
  ADD CONSTRAINT topic_place_of_audience CHECK (building_id IS NOT NULL OR audience IN ('all', 'groups')),
  -- Shares are those in one building.
  ADD CONSTRAINT topic_place_of_shares CHECK (building_id IS NOT NULL OR poll_weight IS DISTINCT FROM 'share');
CREATE INDEX topic_of_organization ON topic (org_id, last_post_at DESC, id DESC)
  WHERE building_id IS NULL AND deleted_at IS NULL;

-- The accounts of an audience at a time; without a building, those of the whole organisation: whoever is a member there
-- and may read, wherever they live in it.
CREATE OR REPLACE FUNCTION audience_readers(org uuid, building uuid, permission text, audience text, targets uuid[], at timestamptz)
RETURNS TABLE (user_id uuid, units uuid[]) LANGUAGE sql STABLE AS $$
  SELECT m.user_id, lived.units FROM membership m
  JOIN app_user u ON u.id = m.user_id AND u.status = 'active'
  JOIN LATERAL (
    SELECT coalesce(array_agg(DISTINCT un.id), '{}') AS units
    FROM person p
    JOIN occupancy o ON o.org_id = p.org_id AND o.person_id = p.id
    JOIN unit un ON un.org_id = o.org_id AND un.id = o.unit_id AND un.deleted_at IS NULL
    JOIN floor f ON f.org_id = un.org_id AND f.id = un.floor_id
    JOIN building b ON b.org_id = un.org_id AND b.id = un.building_id
    WHERE p.org_id = m.org_id AND p.user_id = m.user_id AND (building IS NULL OR un.building_id = building)
      AND o.period @> (at AT TIME ZONE b.time_zone)::date
      AND (audience IN ('all', 'groups') OR CASE audience
        WHEN 'sections' THEN f.section_id WHEN 'floors' THEN f.id ELSE un.id END = ANY (targets))
  ) lived ON true
  WHERE m.org_id = org AND m.status = 'active' AND (m.expires_at IS NULL OR m.expires_at > at)
    AND (building IS NULL OR m.all_buildings OR building = ANY (m.building_ids))
    AND EXISTS (
      SELECT 1 FROM membership_group mg JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
      WHERE mg.org_id = m.org_id AND mg.membership_id = m.id
        AND (g.default_key = 'owner' OR permission = ANY (g.effective_grants)))
    AND (audience = 'all' OR (audience <> 'groups' AND cardinality(lived.units) > 0) OR (audience = 'groups' AND EXISTS (
      SELECT 1 FROM membership_group mg
      WHERE mg.org_id = m.org_id AND mg.membership_id = m.id AND mg.group_id = ANY (targets))))
$$;

-- The accounts that moderate a topic: of a building those whose rights reach it, of an organisation those whose rights
-- reach all of it.
CREATE FUNCTION topic_moderators(topic_id uuid, at timestamptz)
RETURNS TABLE (user_id uuid) LANGUAGE sql STABLE AS $$
  SELECT r.user_id FROM topic t CROSS JOIN LATERAL audience_readers(
    t.org_id, t.building_id, CASE t.kind WHEN 'announcement' THEN 'announcement.update' ELSE 'topic.update' END, 'all', '{}', at) r
  WHERE t.id = $1 AND (t.building_id IS NOT NULL OR EXISTS (
    SELECT 1 FROM membership m WHERE m.org_id = t.org_id AND m.user_id = r.user_id AND m.all_buildings))
$$;
