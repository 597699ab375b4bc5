import { type RawBuilder, sql } from 'kysely';
import { shownNameSql } from '@imah/server-platform/built-in-names';

/** SQL: what every read of topic `t` gives. */
export const core = sql`t.id, t.org_id AS "orgId", t.building_id AS "buildingId", t.kind, t.title, t.body,
  t.author_id AS "authorId", t.locked, t.version`;

/** SQL: by what acts on topic `t` are decided, besides. */
export const facts = sql`t.receipts, t.created_at AS "createdAt", t.told_at AS "toldAt", t.ticket_id AS "ticketId",
  t.poll_weight AS "pollWeight", t.poll_results AS "pollResults", t.poll_closes_at AS "pollClosesAt",
  (EXISTS (SELECT 1 FROM topic_post p
      WHERE p.org_id = t.org_id AND p.topic_id = t.id AND p.author_id IS DISTINCT FROM t.author_id)
    OR EXISTS (SELECT 1 FROM topic_vote v WHERE v.org_id = t.org_id AND v.topic_id = t.id)) AS "isAnswered"`;

/** SQL: what a list shows of topic `t` to a person, besides. */
export const listed = (userId: string) => sql`
  t.number, o.name AS "orgName", b.name AS "buildingName", zone.name AS "timeZone",
  t.audience AS "audienceKind", w.name AS "authorName",
  t.author_id IS NOT DISTINCT FROM ${userId}::uuid AS "isMine", t.urgent, t.pinned, t.resolved_at AS "resolvedAt",
  t.publish_at AS "publishAt", t.valid_until AS "validUntil", t.last_post_at AS "lastPostAt",
  coalesce(seen.visibility, 'inherit') AS visibility,
  seen.read_at IS NOT NULL OR t.author_id IS NOT DISTINCT FROM ${userId}::uuid AS "isRead",
  (SELECT count(*)::integer FROM topic_post p
    WHERE p.org_id = t.org_id AND p.topic_id = t.id AND p.deleted_at IS NULL) AS posts,
  ${unreadOf(userId)} AS unread,
  ARRAY(SELECT coalesce(s.name, fs.name || ' · ' || f.label, un.code, ${shownNameSql('group', 'g.default_key', 'g.name')})
    FROM topic_audience a
    LEFT JOIN section s ON s.org_id = a.org_id AND s.id = a.section_id
    LEFT JOIN floor f ON f.org_id = a.org_id AND f.id = a.floor_id
    LEFT JOIN section fs ON fs.org_id = f.org_id AND fs.id = f.section_id
    LEFT JOIN unit un ON un.org_id = a.org_id AND un.id = a.unit_id
    LEFT JOIN member_group g ON g.org_id = a.org_id AND g.id = a.group_id
    WHERE a.org_id = t.org_id AND a.topic_id = t.id ORDER BY 1) AS "audienceNames"`;

/** SQL: what lies beside one topic: what is held fast of it, where its author and the reader live, what it said before. */
export const beside = (userId: string, now: number) => sql`
  CASE WHEN t.summary IS NOT NULL THEN json_build_object('text', t.summary, 'at', t.summary_at, 'author',
    (SELECT json_build_object('id', s.id, 'name', s.name) FROM app_user s WHERE s.id = t.summary_by)) END AS summary,
  units_of_account(t.org_id, t.building_id, t.author_id, ${new Date(now)}) AS "authorUnits", t.shows_unit AS "showsUnit",
  units_of_account(t.org_id, t.building_id, ${userId}, ${new Date(now)}) AS "homeUnits",
  coalesce((SELECT p.shows_unit FROM topic_post p WHERE p.org_id = t.org_id AND p.author_id = ${userId}
    ORDER BY p.at DESC, p.id DESC LIMIT 1), false) AS "homeIsShown",
  seen.last_read_post_id AS "lastReadPostId", k.number AS "ticketNumber",
  (SELECT coalesce(json_agg(json_build_object('title', r.title, 'body', r.body, 'note', r.note, 'until', r.until)
      ORDER BY r.seq DESC), '[]')
    FROM topic_revision r WHERE r.org_id = t.org_id AND r.topic_id = t.id) AS revisions`;

/** SQL: organisation `o` of topic `t`, its building `b` where it has one, and whose `zone` its times are. */
export const placed = sql`JOIN organization o ON o.id = t.org_id
  LEFT JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
  CROSS JOIN LATERAL (SELECT coalesce(b.time_zone, (
    SELECT f.time_zone FROM building f WHERE f.org_id = t.org_id ORDER BY f.created_at, f.id LIMIT 1), 'Asia/Jakarta') AS name) zone`;

/** SQL: how many posts of others in topic `t`, which the person `seen` has, stand after those they have read. */
export function unreadOf(userId: string): RawBuilder<number> {
  return sql<number>`(SELECT count(*)::integer FROM topic_post p
    WHERE p.org_id = t.org_id AND p.topic_id = t.id AND p.deleted_at IS NULL
      AND p.author_id IS DISTINCT FROM ${userId}::uuid
      AND (seen.last_read_at IS NULL OR (p.at, p.id) > (seen.last_read_at, seen.last_read_post_id)))`;
}

/** SQL: what the person has read of topic `t`, and how much they want to hear of it, as `seen`. */
export function seenBy(userId: string): RawBuilder<unknown> {
  return sql`LEFT JOIN topic_user seen ON seen.org_id = t.org_id AND seen.topic_id = t.id AND seen.user_id = ${userId}`;
}
