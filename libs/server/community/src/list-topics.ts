import type { PolicyActor } from '@imah/contract/access';
import type { TopicQuery, TopicRow } from '@imah/contract/community';
import { id, instant } from '@imah/contract/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { unreadOf } from './topic-columns.ts';
import { readTopicRows } from './topic-repository.ts';
import { isVisibleTopic } from './topic-scope.ts';

const position = z.object({ rank: z.int32(), lastPostAt: instant, id });

/** A page of the topics a person may see that the filters let through. @throws {HttpProblem} 422 at `cursor` */
export async function listTopics(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TopicQuery,
  now: number,
): Promise<{ data: TopicRow[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, query.cursor);
  const found = await readTopicRows(db, actor.userId, {
    condition: sql`${isVisibleTopic(actor, now)} AND ${filter(query, now)}`,
    rank: rankFor(actor.userId, now),
    after:
      after === null
        ? sql`true`
        : sql`(rank, last_post_at, id) < (${after.rank}, ${after.lastPostAt}::timestamptz, ${after.id}::uuid)`,
    limit: query.limit + 1,
  });
  const last = found.length > query.limit ? found[query.limit - 1] : undefined;
  const next =
    last === undefined ? null : writeCursor({ rank: last.rank, lastPostAt: last.row.lastPostAt, id: last.row.id });
  return { data: found.slice(0, query.limit).map(({ row }) => row), meta: { nextCursor: next } };
}

// What is over or done no longer pushes itself forward.
function rankFor(userId: string, now: number): RawBuilder<unknown> {
  const isOver = sql`(t.resolved_at IS NOT NULL OR t.valid_until <= ${new Date(now)})`;
  const isUnread = sql`((seen.read_at IS NULL AND t.author_id IS DISTINCT FROM ${userId}::uuid) OR ${unreadOf(userId)} > 0)`;
  return sql`CASE WHEN ${isOver} THEN 0 WHEN t.pinned OR t.urgent THEN 3
    WHEN seen.visibility = 'muted' THEN 0 WHEN ${isUnread} AND t.kind = 'announcement' THEN 2 WHEN ${isUnread} THEN 1 ELSE 0 END`;
}

function filter({ buildingId, kind, show, q }: TopicQuery, now: number): RawBuilder<unknown> {
  const isOver = sql`(t.resolved_at IS NOT NULL OR coalesce(t.valid_until <= ${new Date(now)}, false))`;
  const parts = [
    // What is said to its whole organisation is said there as well.
    buildingId === undefined
      ? null
      : sql`(t.building_id = ${buildingId} OR (t.building_id IS NULL
          AND t.org_id = (SELECT b.org_id FROM building b WHERE b.id = ${buildingId})))`,
    kind === undefined ? null : sql`t.kind = ${kind}`,
    show === 'all' ? null : show === 'open' ? sql`NOT ${isOver}` : isOver,
    q === undefined ? null : sql`t.search_key LIKE ${`%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`,
  ];
  return sql.join([sql`true`, ...parts.filter((part) => part !== null)], sql` AND `);
}
