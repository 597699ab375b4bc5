import type { BillLink } from '@imah/contract/billing';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { SharedOf } from './sharing.ts';

/**
 * Links to a bill, the newest first; at most 100, those that are good among them: a link that nobody is shown, nobody
 * withdraws. Whether the reader may, the caller has decided.
 */
export async function listBillLinks(db: Kysely<Database>, of: SharedOf, now: number): Promise<BillLink[]> {
  const rows = await db
    .selectFrom('bill_link')
    .select(['id', 'made_by_name as madeByName', 'made_at as madeAt', 'expires_at as expiresAt'])
    .select('withdrawn_at as withdrawnAt')
    .where('org_id', '=', of.orgId)
    .where('bill_id', '=', of.billId)
    .orderBy((eb) => eb.and([eb('withdrawn_at', 'is', null), eb('expires_at', '>', new Date(now))]), 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  const newestFirst = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return newestFirst.map(({ id, madeByName, madeAt, expiresAt, withdrawnAt }) => ({
    id,
    state: withdrawnAt !== null ? 'withdrawn' : expiresAt.getTime() <= now ? 'expired' : 'open',
    madeByName,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
