import type { PolicyActor } from '@imah/contract/access';
import type { CommunityTopic, TopicRevision, TopicRow } from '@imah/contract/community';
import { mayWithTopic } from '@imah/contract/community/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOf } from '@imah/server-platform/files';
import { notFound } from '@imah/server-platform/http';
import { readPoll } from './poll.ts';
import type { TopicKey } from './notify-of-topic.ts';
import { toExcerpt } from './excerpt.ts';
import { shownNameSql } from '@imah/server-platform/built-in-names';

/** A row as the database gives it: instants are dates. */
type Row = Omit<
  TopicRow,
  'excerpt' | 'resolvedAt' | 'publishAt' | 'validUntil' | 'lastPostAt' | 'audience' | 'author'
> & {
  readonly body: string;
  readonly audienceKind: TopicRow['audience']['kind'];
  readonly audienceNames: string[];
  readonly authorId: string | null;
  readonly authorName: string | null;
  readonly resolvedAt: Date | null;
  readonly publishAt: Date;
  readonly validUntil: Date | null;
  readonly lastPostAt: Date;
};

const columns = (userId: string) => sql`
  t.id, t.number, t.org_id AS "orgId", o.name AS "orgName", t.building_id AS "buildingId", b.name AS "buildingName", zone.name AS "timeZone",
  t.kind, t.title, t.body, t.audience AS "audienceKind", coalesce(w.name, '') AS "authorName", w.id AS "authorId",
  t.author_id IS NOT DISTINCT FROM ${userId}::uuid AS "isMine", t.urgent, t.pinned, t.locked, t.resolved_at AS "resolvedAt",
  t.publish_at AS "publishAt", t.valid_until AS "validUntil", t.last_post_at AS "lastPostAt", t.version,
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

/** SQL: organisation `o` of topic `t`, its building `b` where it has one, and whose `zone` its times are. */
const placed = sql`JOIN organization o ON o.id = t.org_id
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
function seenBy(userId: string): RawBuilder<unknown> {
  return sql`LEFT JOIN topic_user seen ON seen.org_id = t.org_id AND seen.topic_id = t.id AND seen.user_id = ${userId}`;
}

/** A row with where it stands in its list. */
export interface RankedTopic {
  readonly row: TopicRow;
  readonly rank: number;
}

/** Topics `t` for which `condition` holds, by `rank` and then by what was said last. */
export async function readTopicRows(
  db: Kysely<Database>,
  userId: string,
  {
    condition,
    rank,
    after,
    limit,
  }: {
    readonly condition: RawBuilder<unknown>;
    readonly rank: RawBuilder<unknown>;
    readonly after: RawBuilder<unknown>;
    readonly limit: number;
  },
): Promise<RankedTopic[]> {
  const { rows } = await sql<Row & { readonly rank: number }>`
    WITH page AS MATERIALIZED (
      SELECT * FROM (
        SELECT t.*, ${rank} AS rank FROM topic t ${seenBy(userId)} WHERE ${condition}
      ) ranked WHERE ${after} ORDER BY rank DESC, last_post_at DESC, id DESC LIMIT ${limit})
    SELECT ${columns(userId)}, t.rank FROM page t ${placed}
    LEFT JOIN app_user w ON w.id = t.author_id ${seenBy(userId)}
    ORDER BY t.rank DESC, t.last_post_at DESC, t.id DESC`.execute(db);
  return rows.map((row) => ({ row: toRow(row), rank: row.rank }));
}

type FullRow = Row & {
  readonly summary: (Omit<NonNullable<CommunityTopic['summary']>, 'at'> & { readonly at: string }) | null;
  readonly livedBy: string[];
  readonly showsUnit: boolean;
  readonly home: CommunityTopic['home'];
  readonly receipts: boolean;
  readonly lastReadPostId: string | null;
  readonly ticket: { readonly id: string; readonly number: string } | null;
  readonly revisions: readonly (Omit<TopicRevision, 'until'> & { readonly until: string })[];
};

/** SQL: what is held fast of topic `t`, where its author lives and where the person does. */
const standing = (userId: string, now: number) => sql`
  CASE WHEN t.summary IS NOT NULL THEN json_build_object('text', t.summary, 'at', t.summary_at, 'author',
    (SELECT json_build_object('id', s.id, 'name', s.name) FROM app_user s WHERE s.id = t.summary_by)) END AS summary,
  units_of_account(t.org_id, t.building_id, t.author_id, ${new Date(now)}) AS "livedBy", t.shows_unit AS "showsUnit",
  json_build_object('units', units_of_account(t.org_id, t.building_id, ${userId}, ${new Date(now)}), 'isShown', coalesce((
    SELECT p.shows_unit FROM topic_post p WHERE p.org_id = t.org_id AND p.author_id = ${userId}
    ORDER BY p.at DESC, p.id DESC LIMIT 1), false)) AS home`;

/** One topic as the person sees it. Whether they may, has been asked. @throws {HttpProblem} 404 */
export async function readTopic(
  db: Kysely<Database>,
  actor: PolicyActor,
  { orgId, topicId }: TopicKey,
  now: number,
): Promise<CommunityTopic> {
  const { rows } = await sql<FullRow>`
    SELECT ${columns(actor.userId)}, ${standing(actor.userId, now)}, t.receipts, seen.last_read_post_id AS "lastReadPostId",
      CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'number', k.number) END AS ticket,
      (SELECT coalesce(json_agg(json_build_object('title', r.title, 'body', r.body, 'note', r.note, 'until', r.until)
          ORDER BY r.seq DESC), '[]')
        FROM topic_revision r WHERE r.org_id = t.org_id AND r.topic_id = t.id) AS revisions
    FROM topic t ${placed}
    LEFT JOIN app_user w ON w.id = t.author_id LEFT JOIN ticket k ON k.org_id = t.org_id AND k.id = t.ticket_id
    ${seenBy(actor.userId)}
    WHERE t.org_id = ${orgId} AND t.id = ${topicId} AND t.deleted_at IS NULL`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  const moderates = mayWithTopic(actor, 'moderate', row);
  const knowsHome = row.showsUnit || row.isMine || moderates;
  return {
    ...toRow(row),
    body: row.body,
    receipts: row.receipts,
    summary: row.summary === null ? null : { ...row.summary, at: new Date(row.summary.at).toISOString() },
    authorUnits: knowsHome ? row.livedBy : [],
    home: row.home,
    lastReadPostId: row.lastReadPostId,
    ticket: row.ticket,
    revisions: row.revisions.map((each) => ({ ...each, until: new Date(each.until).toISOString() })),
    files: await readFilesOf(db, { orgId, kind: 'topic', id: topicId }),
    poll: row.kind === 'poll' ? await readPoll(db, actor, { orgId, topicId, moderates }, now) : null,
  };
}

function toRow(row: Row): TopicRow {
  const {
    id,
    number,
    orgId,
    orgName,
    buildingId,
    buildingName,
    timeZone,
    kind,
    title,
    isMine,
    urgent,
    pinned,
    locked,
  } = row;
  const { posts, unread, isRead, visibility, version } = row;
  return {
    id,
    number,
    orgId,
    orgName,
    buildingId,
    buildingName,
    timeZone,
    kind,
    title,
    excerpt: toExcerpt(row.body),
    audience: { kind: row.audienceKind, names: row.audienceNames },
    author: row.authorId === null ? null : { id: row.authorId, name: row.authorName ?? '' },
    isMine,
    urgent,
    pinned,
    locked,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    publishAt: row.publishAt.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    posts,
    unread,
    isRead,
    visibility,
    lastPostAt: row.lastPostAt.toISOString(),
    version,
  };
}
