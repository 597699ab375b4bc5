import { instantOf } from '@imah/server-platform/database';
import type { Locale } from '@imah/contract/core/words';
import type { Notification } from '@imah/contract/notifications';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readAddressees } from './person-wishes.ts';
import { renderNotification, type StoredNotification } from './texts/render.ts';

type Row = Omit<Notification, 'title' | 'body' | 'reason' | 'kind'> & StoredNotification;

export interface NotificationPosition {
  readonly lastAt: string;
  readonly id: string;
}

export interface NotificationPage {
  readonly limit: number;
  readonly after: NotificationPosition | null;
  readonly show: 'all' | 'unread';
  /** Organisations of which the person may read nothing now. */
  readonly hidden?: readonly string[];
}

/** SQL: what notification `n` tells comes from no organisation that is hidden; that it asks for a second factor does not count. */
export const readable = (n: string, hidden: readonly string[] = []) =>
  hidden.length === 0
    ? sql`true`
    : sql`(${sql.ref(`${n}.kind`)} = 'second-factor-required'
        OR coalesce(${sql.ref(`${n}.org_id`)} <> ALL(${[...hidden]}::uuid[]), true))`;

/** What a person was told, newest first, worded in `locale`. Kinds that this version does not know are left out. */
export async function readNotifications(
  db: Kysely<Database>,
  userId: string,
  locale: Locale,
  { limit, after, show, hidden }: NotificationPage,
): Promise<{ readonly data: Notification[]; readonly next: NotificationPosition | null }> {
  const { rows } = await sql<Row>`
    SELECT n.id, n.kind, n.urgency, n.data, n.href, n.building_id AS "buildingId", n.count,
      b.name AS building, o.name AS organization,
      ${instantOf('n.created_at')} AS "createdAt", ${instantOf('n.last_at')} AS "lastAt", ${instantOf('n.read_at')} AS "readAt"
    FROM notification n
    LEFT JOIN building b ON b.org_id = n.org_id AND b.id = n.building_id
    LEFT JOIN organization o ON o.id = n.org_id
    WHERE n.user_id = ${userId} AND n.centre = 'listed' AND ${readable('n', hidden)}
      AND ${show === 'unread' ? sql`n.read_at IS NULL` : sql`true`}
      AND ${after === null ? sql`true` : sql`(n.last_at, n.id) < (${after.lastAt}::timestamptz, ${after.id}::uuid)`}
    ORDER BY n.last_at DESC, n.id DESC
    LIMIT ${limit + 1}`.execute(db);
  const [reader] = await readAddressees(db, [userId]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: shown.flatMap((row) => worded(row, locale, reader?.timeZone ?? 'Asia/Jakarta')),
    next: last === undefined ? null : { lastAt: last.lastAt, id: last.id },
  };
}

function worded({ data, building, organization, ...row }: Row, locale: Locale, timeZone: string): Notification[] {
  const text = renderNotification({ kind: row.kind, data, building, organization }, locale, timeZone);
  // A kind that has a text is one of the contract's.
  return text === null ? [] : [{ ...row, ...text, kind: row.kind as Notification['kind'] }];
}
