import { instantOf } from '@imah/server-platform/database';
import type { Locale } from '@imah/contract/core/words';
import type { InboxCounts, InboxRow } from '@imah/contract/notifications';
import type { InboxTab, NotificationKind } from '@imah/contract/notifications/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { withheldOrgIds } from '@imah/server-platform/access';
import { readAddressees } from './person-wishes.ts';
import { readable, type NotificationPage, type NotificationPosition } from './read-notifications.ts';
import { renderSubject, type StoredSubject } from './texts/render-subject.ts';

type Row = Omit<InboxRow, 'title' | 'body' | 'reason' | 'kind' | 'alarm'> & StoredSubject;

/** A page of one tab: each subject once, where its newest notification stands, worded in `locale`. */
export async function readInbox(
  db: Kysely<Database>,
  userId: string,
  locale: Locale,
  page: NotificationPage & { readonly tab: InboxTab },
): Promise<{ readonly data: InboxRow[]; readonly next: NotificationPosition | null }> {
  const { rows } = await inboxQuery(userId, page).execute(db);
  const [reader] = await readAddressees(db, [userId]);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    data: shown.flatMap((row) => worded(row, locale, reader?.timeZone ?? 'Asia/Jakarta')),
    next: last === undefined ? null : { lastAt: last.lastAt, id: last.id },
  };
}

/** The rows of a page and one more. Only what is shown is read of a subject: the day before its newest. */
export function inboxQuery(
  userId: string,
  { tab, limit, after, show, hidden }: NotificationPage & { readonly tab: InboxTab },
) {
  const before =
    after === null ? sql`true` : sql`(n.last_at, n.id) < (${after.lastAt}::timestamptz, ${after.id}::uuid)`;
  const own = sql`n.user_id = ${userId} AND n.tab = ${tab} AND n.latest AND ${readable('n', hidden)}`;
  const unread = sql`
    SELECT DISTINCT subject FROM notification
    WHERE user_id = ${userId} AND tab = ${tab} AND read_at IS NULL AND centre = 'listed'`;
  const ofSubject = sql`m.user_id = ${userId} AND m.tab = head.tab AND m.subject = head.subject
    AND m.read_at IS NULL AND m.centre = 'listed'`;
  // However old it is: of a subject that has told of much, only whether there is one is asked.
  const waits = sql`EXISTS (SELECT 1 FROM notification m WHERE ${ofSubject})`;
  const isCritical = sql`EXISTS (SELECT 1 FROM notification m WHERE ${ofSubject} AND m.urgency = 'critical')`;
  return sql<Row>`
    WITH head AS (
      SELECT n.* FROM ${
        show === 'unread'
          ? sql`(${unread}) waiting JOIN notification n ON n.subject = waiting.subject AND ${own}`
          : sql`notification n`
      }
      WHERE ${own} AND ${before}
      ORDER BY n.last_at DESC, n.id DESC LIMIT ${limit + 1})
    SELECT head.id, head.tab, head.kind, head.data, head.href, head.building_id AS "buildingId",
      b.name AS building, o.name AS organization, ${instantOf('head.last_at')} AS "lastAt",
      CASE WHEN ${waits} THEN NULL ELSE ${instantOf('head.read_at')} END AS "readAt",
      greatest(of_it.count, head.count)::integer AS count,
      CASE WHEN ${isCritical} THEN 'critical' ELSE coalesce(raised.urgency, head.urgency) END AS urgency,
      raised.data AS "raisedData", ${instantOf('raised.last_at')} AS "raisedAt"
    FROM head
    LEFT JOIN building b ON b.org_id = head.org_id AND b.id = head.building_id
    LEFT JOIN organization o ON o.id = head.org_id
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(m.count) FILTER (WHERE m.kind <> 'alarm-cleared'), 0) AS count
      FROM notification m
      WHERE m.user_id = ${userId} AND m.tab = head.tab AND m.subject = head.subject AND m.centre = 'listed'
        AND m.last_at > head.last_at - interval '1 day'
    ) of_it ON true
    LEFT JOIN LATERAL (
      SELECT r.data, r.last_at, r.urgency FROM notification r
      WHERE head.tab = 'alarms' AND r.user_id = ${userId} AND r.tab = head.tab AND r.subject = head.subject
        AND r.centre = 'listed' AND r.kind = 'alarm-raised'
      ORDER BY r.last_at DESC LIMIT 1
    ) raised ON true
    ORDER BY head.last_at DESC, head.id DESC`;
}

/** How many subjects of each tab stand unread, without what comes from organisations that are hidden. */
export async function countInbox(
  db: Kysely<Database>,
  userId: string,
  hidden: readonly string[],
): Promise<InboxCounts> {
  const { rows } = await sql<{ tab: InboxTab; unread: number }>`
    SELECT tab, count(DISTINCT subject)::integer AS unread FROM notification
    WHERE user_id = ${userId} AND read_at IS NULL AND centre = 'listed' AND ${readable('notification', hidden)}
    GROUP BY tab`.execute(db);
  const counts: InboxCounts = { you: 0, alarms: 0, residents: 0 };
  for (const { tab, unread } of rows) counts[tab] = unread;
  return counts;
}

/** How many stand unread now: those of one subject are one, as they are shown. */
export async function countUnread(db: Kysely<Database>, userId: string, now: number): Promise<number> {
  const { you, alarms, residents } = await countInbox(db, userId, await withheldOrgIds(db, userId, now));
  return you + alarms + residents;
}

function worded({ data, raisedData, raisedAt, building, organization, ...row }: Row, locale: Locale, zone: string) {
  const stored = { kind: row.kind, data, raisedData, raisedAt, lastAt: row.lastAt, building, organization };
  const text = renderSubject(stored, locale, zone);
  // A kind that has a text is one of the contract's.
  return text === null ? [] : [{ ...row, ...text, kind: row.kind as NotificationKind }];
}
