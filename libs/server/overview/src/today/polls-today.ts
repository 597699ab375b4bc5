import type { PollToday } from '@imah/contract/today';
import { sql } from 'kysely';
import { isVisibleTopic, mayStillVote } from '@imah/server-community';
import { isIn, type TodaySource } from './today-source.ts';

type Row = Omit<PollToday, 'kind' | 'closesAt'> & { readonly closesAt: Date; readonly total: number };

/** Polls that are open and in which the person has a vote left, those that close first on top. */
export const pollsToday: TodaySource = async (ask, limit) => {
  const { db, actor, now } = ask;
  const at = new Date(now);
  const { rows } = await sql<Row>`
    SELECT t.id AS "topicId", t.title, b.name AS "buildingName", t.poll_closes_at AS "closesAt",
      coalesce(b.time_zone, (SELECT f.time_zone FROM building f WHERE f.org_id = t.org_id
        ORDER BY f.created_at, f.id LIMIT 1), 'Asia/Jakarta') AS "timeZone",
      (count(*) OVER ())::integer AS total
    FROM topic t LEFT JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    WHERE t.kind = 'poll' AND t.publish_at <= ${at} AND t.poll_closes_at > ${at} AND t.resolved_at IS NULL
      AND (b.id IS NULL OR b.status = 'active') AND ${isIn(ask, 'b.id')} AND ${isVisibleTopic(actor, now)} AND ${mayStillVote(actor, now)}
    ORDER BY t.poll_closes_at, t.id LIMIT ${limit}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, closesAt, ...poll }) => ({
      until: closesAt.getTime(),
      item: { kind: 'poll', ...poll, closesAt: closesAt.toISOString() },
    })),
  };
};
