import type { Notice } from '@imah/contract/notices';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

const columns = sql`
  n.id, n.title, n.body, n.urgency, n.published_at AS "publishedAt", n.expires_at AS "expiresAt",
  u.name AS author, n.version`;

/** A row as the database gives it: instants are dates. */
type Row = Omit<Notice, 'publishedAt' | 'expiresAt'> & { readonly publishedAt: Date; readonly expiresAt: Date };

export interface NoticePage {
  readonly limit: number;
  readonly state: 'current' | 'expired';
  readonly after: { readonly urgency: string; readonly publishedAt: string; readonly id: string } | null;
  readonly now: number;
}

/** Notices that are shown at `now`, important ones first, or those that have expired; one more than `limit`. */
export async function readNotices(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  { limit, state, after, now }: NoticePage,
): Promise<Notice[]> {
  const at = new Date(now);
  const shown = state === 'current' ? sql`n.expires_at > ${at}` : sql`n.expires_at <= ${at}`;
  const later =
    after === null
      ? sql`true`
      : sql`((n.urgency = 'important')::int, n.published_at, n.id)
          < ((${after.urgency}::text = 'important')::int, ${new Date(after.publishedAt)}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM notice n LEFT JOIN app_user u ON u.id = n.author_id
    WHERE n.org_id = ${orgId} AND n.building_id = ${buildingId} AND ${shown} AND ${later}
    ORDER BY (n.urgency = 'important')::int DESC, n.published_at DESC, n.id DESC LIMIT ${limit + 1}`.execute(db);
  return rows.map(toNotice);
}

export async function readNotice(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  id: string,
): Promise<Notice | null> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM notice n LEFT JOIN app_user u ON u.id = n.author_id
    WHERE n.org_id = ${orgId} AND n.building_id = ${buildingId} AND n.id = ${id}`.execute(db);
  return rows[0] === undefined ? null : toNotice(rows[0]);
}

function toNotice(row: Row): Notice {
  return { ...row, publishedAt: row.publishedAt.toISOString(), expiresAt: row.expiresAt.toISOString() };
}
