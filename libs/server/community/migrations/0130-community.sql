-- What people of a building say to each other, are told and vote on (domain model 5.10).

CREATE TABLE topic (
  org_id uuid NOT NULL,
  id uuid NOT NULL,
  building_id uuid NOT NULL,
  year integer NOT NULL,
  count integer NOT NULL,
  number text NOT NULL GENERATED ALWAYS AS ('TPC-' || year::text || '-' || lpad(count::text, 6, '0')) STORED,
  kind text NOT NULL CHECK (kind IN ('discussion', 'announcement', 'poll')),
  title text NOT NULL CHECK (length(title) BETWEEN 3 AND 140),
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 5000),
  audience text NOT NULL CHECK (audience IN ('all', 'sections', 'floors', 'units', 'groups')),
  author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  urgent boolean NOT NULL DEFAULT false,
  receipts boolean NOT NULL DEFAULT false,
  pinned boolean NOT NULL DEFAULT false,
  locked boolean NOT NULL DEFAULT false,
  resolved_at timestamptz,
  publish_at timestamptz NOT NULL,
  -- When its audience was told of it; null until then.
  told_at timestamptz,
  valid_until timestamptz CHECK (valid_until > publish_at),
  ticket_id uuid,
  poll_weight text CHECK (poll_weight IN ('unit', 'share', 'person')),
  poll_results text CHECK (poll_results IN ('open', 'after-close')),
  poll_closes_at timestamptz CHECK (poll_closes_at > publish_at),
  -- When the weights of the votes were written down for good.
  poll_settled_at timestamptz,
  last_post_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  search_key text NOT NULL GENERATED ALWAYS AS (
    lower('tpc-' || year::text || '-' || lpad(count::text, 6, '0') || ' ' || title || ' ' || body)) STORED,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, year, count),
  CHECK (NOT urgent OR valid_until IS NOT NULL),
  CHECK ((kind = 'poll') = (poll_weight IS NOT NULL)),
  CHECK ((kind = 'poll') = (poll_results IS NOT NULL)),
  CHECK ((kind = 'poll') = (poll_closes_at IS NOT NULL)),
  FOREIGN KEY (org_id, building_id) REFERENCES building (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE SET NULL (ticket_id)
);
-- A topic is asked for by its id alone; its organisation is what the policy then needs.
CREATE UNIQUE INDEX topic_by_id ON topic (id);
CREATE INDEX topic_by_building ON topic (org_id, building_id, last_post_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX topic_by_author ON topic (author_id, created_at) WHERE author_id IS NOT NULL;
CREATE INDEX topic_to_tell ON topic (publish_at) WHERE told_at IS NULL AND deleted_at IS NULL;
CREATE INDEX topic_to_settle ON topic (poll_closes_at) WHERE kind = 'poll' AND poll_settled_at IS NULL AND deleted_at IS NULL;
CREATE INDEX topic_by_text ON topic USING gin (org_id, search_key gin_trgm_ops);
CREATE INDEX topic_by_ticket ON topic (org_id, ticket_id) WHERE ticket_id IS NOT NULL;

-- For whom it is, unless for all. What is gone takes its row along: a topic without one is for nobody but its staff.
CREATE TABLE topic_audience (
  org_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  section_id uuid,
  floor_id uuid,
  unit_id uuid,
  group_id uuid,
  target_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(section_id, floor_id, unit_id, group_id)) STORED,
  PRIMARY KEY (org_id, topic_id, target_id),
  CHECK (num_nonnulls(section_id, floor_id, unit_id, group_id) = 1),
  FOREIGN KEY (org_id, topic_id) REFERENCES topic (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, section_id) REFERENCES section (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, floor_id) REFERENCES floor (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, group_id) REFERENCES member_group (org_id, id) ON DELETE CASCADE
);
CREATE INDEX topic_audience_by_section ON topic_audience (org_id, section_id) WHERE section_id IS NOT NULL;
CREATE INDEX topic_audience_by_floor ON topic_audience (org_id, floor_id) WHERE floor_id IS NOT NULL;
CREATE INDEX topic_audience_by_unit ON topic_audience (org_id, unit_id) WHERE unit_id IS NOT NULL;
CREATE INDEX topic_audience_by_group ON topic_audience (org_id, group_id) WHERE group_id IS NOT NULL;

-- What an announcement said before it was corrected.
CREATE TABLE topic_revision (
  org_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  seq integer NOT NULL,
  title text NOT NULL,
  body text NOT NULL,
  -- What the version after it says differently.
  note text NOT NULL CHECK (length(note) BETWEEN 3 AND 280),
  until timestamptz NOT NULL,
  PRIMARY KEY (org_id, topic_id, seq),
  FOREIGN KEY (org_id, topic_id) REFERENCES topic (org_id, id) ON DELETE CASCADE
);

CREATE TABLE topic_post (
  org_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  id uuid NOT NULL,
  reply_to_id uuid,
  author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  side text NOT NULL CHECK (side IN ('staff', 'resident')),
  -- Empty once it is deleted.
  body text NOT NULL CHECK (length(body) <= 5000),
  mention_ids uuid[] NOT NULL DEFAULT '{}',
  ticket_id uuid,
  at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, topic_id, id),
  CHECK ((deleted_at IS NOT NULL) = (body = '')),
  CHECK (reply_to_id <> id),
  FOREIGN KEY (org_id, topic_id) REFERENCES topic (org_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, topic_id, reply_to_id) REFERENCES topic_post (org_id, topic_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, ticket_id) REFERENCES ticket (org_id, id) ON DELETE SET NULL (ticket_id)
);
CREATE UNIQUE INDEX topic_post_by_id ON topic_post (id);
CREATE INDEX topic_post_by_topic ON topic_post (org_id, topic_id, at DESC, id DESC);
CREATE INDEX topic_post_by_author ON topic_post (author_id, at) WHERE author_id IS NOT NULL;
CREATE INDEX topic_post_by_reply ON topic_post (org_id, topic_id, reply_to_id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX topic_post_by_ticket ON topic_post (org_id, ticket_id) WHERE ticket_id IS NOT NULL;

CREATE TABLE topic_reaction (
  org_id uuid NOT NULL,
  post_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  reaction text NOT NULL CHECK (reaction IN ('agree', 'thanks', 'love', 'laugh', 'sad', 'done')),
  PRIMARY KEY (org_id, post_id, user_id, reaction),
  FOREIGN KEY (org_id, post_id) REFERENCES topic_post (org_id, id) ON DELETE CASCADE
);
CREATE INDEX topic_reaction_by_user ON topic_reaction (user_id);

-- Who has not opened a topic and chosen nothing for it has no row.
CREATE TABLE topic_user (
  org_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  visibility text NOT NULL DEFAULT 'inherit' CHECK (visibility IN ('inherit', 'muted', 'normal', 'following')),
  -- When it was first opened.
  read_at timestamptz,
  last_read_post_id uuid,
  last_read_at timestamptz,
  PRIMARY KEY (org_id, topic_id, user_id),
  CHECK ((last_read_post_id IS NULL) = (last_read_at IS NULL)),
  FOREIGN KEY (org_id, topic_id) REFERENCES topic (org_id, id) ON DELETE CASCADE
);
CREATE INDEX topic_user_by_user ON topic_user (user_id);

CREATE TABLE topic_poll_option (
  org_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  id uuid NOT NULL,
  position integer NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 140),
  PRIMARY KEY (org_id, topic_id, id),
  UNIQUE (org_id, topic_id, position),
  FOREIGN KEY (org_id, topic_id) REFERENCES topic (org_id, id) ON DELETE CASCADE
);

-- One vote of a unit, whoever of it cast it last; or one of a person.
CREATE TABLE topic_vote (
  org_id uuid NOT NULL,
  topic_id uuid NOT NULL,
  unit_id uuid,
  user_id uuid REFERENCES app_user (id) ON DELETE CASCADE,
  option_id uuid NOT NULL,
  cast_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  cast_at timestamptz NOT NULL,
  -- Written when the poll is settled; until then it is what the unit weighs now.
  weight bigint CHECK (weight >= 0),
  UNIQUE NULLS NOT DISTINCT (org_id, topic_id, unit_id, user_id),
  CHECK (num_nonnulls(unit_id, user_id) = 1),
  FOREIGN KEY (org_id, topic_id, option_id) REFERENCES topic_poll_option (org_id, topic_id, id) ON DELETE CASCADE,
  FOREIGN KEY (org_id, unit_id) REFERENCES unit (org_id, id) ON DELETE CASCADE
);
CREATE INDEX topic_vote_by_unit ON topic_vote (org_id, unit_id) WHERE unit_id IS NOT NULL;
CREATE INDEX topic_vote_by_user ON topic_vote (user_id) WHERE user_id IS NOT NULL;

-- The accounts of an audience at a time: those whose rights reach the building and who live in what is named, or are of
-- a group that is. `units` are the ones by which they belong; empty for who belongs without.
CREATE FUNCTION audience_readers(org uuid, building uuid, permission text, audience text, targets uuid[], at timestamptz)
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
    WHERE p.org_id = m.org_id AND p.user_id = m.user_id AND un.building_id = building
      AND o.period @> (at AT TIME ZONE b.time_zone)::date
      AND (audience IN ('all', 'groups') OR CASE audience
        WHEN 'sections' THEN f.section_id WHEN 'floors' THEN f.id ELSE un.id END = ANY (targets))
  ) lived ON true
  WHERE m.org_id = org AND m.status = 'active' AND (m.expires_at IS NULL OR m.expires_at > at)
    AND (m.all_buildings OR building = ANY (m.building_ids))
    AND EXISTS (
      SELECT 1 FROM membership_group mg JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
      WHERE mg.org_id = m.org_id AND mg.membership_id = m.id
        AND (g.default_key = 'owner' OR permission = ANY (g.effective_grants)))
    AND (audience = 'all' OR (audience <> 'groups' AND cardinality(lived.units) > 0) OR (audience = 'groups' AND EXISTS (
      SELECT 1 FROM membership_group mg
      WHERE mg.org_id = m.org_id AND mg.membership_id = m.id AND mg.group_id = ANY (targets))))
$$;

-- The accounts that a topic is for.
CREATE FUNCTION topic_readers(topic_id uuid, at timestamptz)
RETURNS TABLE (user_id uuid, units uuid[]) LANGUAGE sql STABLE AS $$
  SELECT r.user_id, r.units FROM topic t CROSS JOIN LATERAL audience_readers(
    t.org_id, t.building_id, CASE t.kind WHEN 'announcement' THEN 'announcement.view' ELSE 'topic.view' END, t.audience,
    ARRAY(SELECT a.target_id FROM topic_audience a WHERE a.org_id = t.org_id AND a.topic_id = t.id), at) r
  WHERE t.id = $1 AND t.deleted_at IS NULL
$$;
