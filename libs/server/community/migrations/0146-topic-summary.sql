-- What a moderator holds fast of a topic, on top of it.
ALTER TABLE topic
  ADD COLUMN summary text CHECK (length(summary) BETWEEN 3 AND 2000),
  ADD COLUMN summary_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  ADD COLUMN summary_at timestamptz,
  ADD CONSTRAINT topic_summary_of_a_time CHECK ((summary IS NULL) = (summary_at IS NULL)),
  -- Neighbours learn where its author lives only if the author says so.
  ADD COLUMN shows_unit boolean NOT NULL DEFAULT false;
CREATE INDEX topic_by_summary ON topic (summary_by) WHERE summary_by IS NOT NULL;
ALTER TABLE topic_post ADD COLUMN shows_unit boolean NOT NULL DEFAULT false;

-- The units in which an account lives at a time, in a building or, without one, in a whole organisation.
CREATE FUNCTION units_of_account(org uuid, building uuid, account uuid, at timestamptz)
RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(DISTINCT un.code ORDER BY un.code), '{}')
  FROM person p
  JOIN occupancy o ON o.org_id = p.org_id AND o.person_id = p.id
  JOIN unit un ON un.org_id = o.org_id AND un.id = o.unit_id AND un.deleted_at IS NULL
  JOIN building b ON b.org_id = un.org_id AND b.id = un.building_id
  WHERE p.org_id = org AND p.user_id = account AND (building IS NULL OR un.building_id = building)
    AND o.period @> (at AT TIME ZONE b.time_zone)::date
$$;
