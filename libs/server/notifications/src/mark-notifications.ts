import type { NotificationMarks } from '@imah/contract/notifications';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/**
 * Marks notifications of a person. Returns how many it changed, and the moment that stands at them now,
 * by which the same can be undone.
 */
export async function markNotifications(
  db: Kysely<Database>,
  userId: string,
  { as, ids, whole, tab, page, markedAt }: NotificationMarks,
  now: number,
): Promise<{ readonly changed: number; readonly markedAt: string | null }> {
  const at = new Date(now);
  const named: RawBuilder<unknown> =
    ids === undefined
      ? sql`true`
      : whole === 'subject'
        ? sql`(tab, subject) IN (SELECT tab, subject FROM notification WHERE user_id = ${userId} AND id = ANY(${ids}::uuid[]))`
        : sql`id = ANY(${ids}::uuid[])`;
  const ofTab = tab === undefined ? sql`true` : sql`tab = ${tab}`;
  const ofPage = page === undefined ? sql`true` : sql`split_part(split_part(href, '?', 1), '#', 1) = ${page}`;
  const among = sql`user_id = ${userId} AND ${named} AND ${ofTab} AND ${ofPage}`;
  // Only those that the call to undo has marked; none for a moment at which nothing was.
  const marked =
    markedAt === undefined ? sql`true` : sql`date_trunc('milliseconds', read_at) = ${markedAt}::timestamptz`;
  const change =
    as === 'read'
      ? sql`UPDATE notification SET read_at = ${at} WHERE ${among} AND read_at IS NULL`
      : sql`UPDATE notification SET read_at = NULL WHERE ${among} AND read_at IS NOT NULL AND ${marked}`;
  const { numAffectedRows = 0n } = await change.execute(db);
  const changed = Number(numAffectedRows);
  return { changed, markedAt: as === 'read' && changed > 0 ? at.toISOString() : null };
}
