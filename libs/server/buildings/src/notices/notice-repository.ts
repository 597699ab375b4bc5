import type { Notice } from '@imah/contract/notices';
import { type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { BuildingKey } from '../building-repository.ts';

export interface NoticePage {
  readonly limit: number;
  readonly state: 'current' | 'expired';
  readonly after: { readonly urgency: string; readonly publishedAt: string; readonly id: string } | null;
  readonly now: number;
}

function selectNotices(db: Kysely<Database>, { orgId, buildingId }: BuildingKey) {
  return db
    .selectFrom('notice as n')
    .leftJoin('app_user as u', 'u.id', 'n.author_id')
    .select(['n.id', 'n.title', 'n.body', 'n.urgency', 'n.published_at as publishedAt', 'n.expires_at as expiresAt'])
    .select(['u.name as author', 'n.version'])
    .where('n.org_id', '=', orgId)
    .where('n.building_id', '=', buildingId);
}

type NoticeRow = Awaited<ReturnType<ReturnType<typeof selectNotices>['executeTakeFirstOrThrow']>>;

function toNotice({ publishedAt, expiresAt, ...row }: NoticeRow): Notice {
  return { ...row, publishedAt: publishedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

/** Notices that are shown at `now`, important ones first, or those that have expired; one more than `limit`. */
export async function listNotices(
  db: Kysely<Database>,
  key: BuildingKey,
  { limit, state, after, now }: NoticePage,
): Promise<Notice[]> {
  const rows = await selectNotices(db, key)
    .where('n.expires_at', state === 'current' ? '>' : '<=', new Date(now))
    .$if(after !== null, (query) =>
      query.where(
        () =>
          sql`((n.urgency = 'important')::int, n.published_at, n.id)
            < ((${after?.urgency}::text = 'important')::int, ${after?.publishedAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(sql`(n.urgency = 'important')::int`, 'desc')
    .orderBy('n.published_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(toNotice);
}

/** @throws {HttpProblem} 404 */
export async function getNotice(db: Kysely<Database>, key: BuildingKey, noticeId: string): Promise<Notice> {
  const row = await selectNotices(db, key).where('n.id', '=', noticeId).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toNotice(row);
}

/** Reads a notice that stays as it is until the transaction ends. @throws {HttpProblem} 404 */
export async function lockNotice(
  trx: Transaction<Database>,
  key: BuildingKey & { readonly noticeId: string },
): Promise<Notice> {
  await trx
    .selectFrom('notice')
    .select('id')
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.noticeId)
    .forUpdate()
    .execute();
  return getNotice(trx, key, key.noticeId);
}

/** Writes columns of a notice as its next version. */
export async function updateNoticeRow(
  trx: Transaction<Database>,
  { orgId, noticeId }: { readonly orgId: string; readonly noticeId: string },
  columns: Updateable<Database['notice']>,
): Promise<void> {
  await trx
    .updateTable('notice')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', noticeId)
    .execute();
}
