import type { TopicPost } from '@imah/contract/community';
import { id, instant } from '@imah/contract/core';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOfEach } from '@imah/server-platform/files';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import type { TopicKey } from './notify-of-topic.ts';

const position = z.object({ at: instant, id });

type Row = Omit<TopicPost, 'at' | 'editedAt' | 'deletedAt' | 'files'> & {
  readonly at: Date;
  readonly editedAt: Date | null;
  readonly deletedAt: Date | null;
};

/** Who reads, and when: staff and the author know where the author lives, others if it is shown. */
export interface PostReader {
  readonly userId: string;
  readonly moderates: boolean;
  readonly now: number;
}

const columns = ({ userId, moderates, now }: PostReader) => sql`
  p.id, p.reply_to_id AS "replyToId", p.side, p.body, p.at, p.edited_at AS "editedAt", p.deleted_at AS "deletedAt", p.version,
  p.author_id IS NOT DISTINCT FROM ${userId}::uuid AS "isMine",
  CASE WHEN w.id IS NOT NULL THEN json_build_object('id', w.id, 'name', w.name) END AS author,
  CASE WHEN p.side = 'resident' AND (${moderates} OR p.shows_unit OR p.author_id = ${userId})
    THEN units_of_account(p.org_id, t.building_id, p.author_id, ${new Date(now)}) ELSE '{}' END AS units,
  CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'number', k.number) END AS ticket,
  (SELECT coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) ORDER BY m.name, m.id), '[]')
    FROM app_user m WHERE m.id = ANY (p.mention_ids)) AS mentions,
  (SELECT coalesce(json_agg(json_build_object('reaction', r.reaction, 'count', r.count, 'isMine', r.mine) ORDER BY r.reaction), '[]')
    FROM (SELECT x.reaction, count(*)::integer AS count, bool_or(x.user_id = ${userId}) AS mine FROM topic_reaction x
      WHERE x.org_id = p.org_id AND x.post_id = p.id GROUP BY x.reaction) r) AS reactions`;

/** What people wrote in a topic, newest first. @throws {HttpProblem} 422 at `cursor` */
export async function readPosts(
  db: Kysely<Database>,
  reader: PostReader,
  { orgId, topicId }: TopicKey,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ data: TopicPost[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const earlier = after === null ? sql`true` : sql`(p.at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<Row>`
    SELECT ${columns(reader)} FROM (
      SELECT * FROM topic_post p WHERE p.org_id = ${orgId} AND p.topic_id = ${topicId} AND ${earlier}
      ORDER BY p.at DESC, p.id DESC LIMIT ${limit + 1}) p
    JOIN topic t ON t.org_id = p.org_id AND t.id = p.topic_id
    LEFT JOIN app_user w ON w.id = p.author_id LEFT JOIN ticket k ON k.org_id = p.org_id AND k.id = p.ticket_id
    ORDER BY p.at DESC, p.id DESC`.execute(db);
  const data = await withFiles(db, orgId, rows.slice(0, limit));
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ at: last.at, id: last.id }) } };
}

/** One post of a topic, or null. */
export async function readPost(
  db: Kysely<Database>,
  reader: PostReader,
  { orgId, topicId }: TopicKey,
  postId: string,
): Promise<TopicPost | null> {
  const { rows } = await sql<Row>`
    SELECT ${columns(reader)} FROM topic_post p
    JOIN topic t ON t.org_id = p.org_id AND t.id = p.topic_id
    LEFT JOIN app_user w ON w.id = p.author_id LEFT JOIN ticket k ON k.org_id = p.org_id AND k.id = p.ticket_id
    WHERE p.org_id = ${orgId} AND p.topic_id = ${topicId} AND p.id = ${postId}`.execute(db);
  return (await withFiles(db, orgId, rows))[0] ?? null;
}

async function withFiles(db: Kysely<Database>, orgId: string, rows: readonly Row[]): Promise<TopicPost[]> {
  const ids = rows.map((row) => row.id);
  const files = await readFilesOfEach(db, { orgId, kind: 'topicPost' }, ids);
  return rows.map((row) => ({
    ...row,
    files: files.get(row.id) ?? [],
    at: row.at.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }));
}
