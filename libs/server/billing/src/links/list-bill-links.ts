import type { BillLink } from '@imah/contract/billing';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** A bill of a building. */
export interface OfBill {
  readonly orgId: string;
  readonly buildingId: string;
  readonly billId: string;
}

/** A bill that was issued, by its number. @throws {HttpProblem} 404 */
export async function requireIssued(db: Kysely<Database>, { orgId, buildingId, billId }: OfBill): Promise<string> {
  const bill = await db
    .selectFrom('bill as b')
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select('b.number')
    .where('b.org_id', '=', orgId)
    .where('b.building_id', '=', buildingId)
    .where('b.id', '=', billId)
    .where('b.count', 'is not', null)
    .where('r.state', '=', 'issued')
    .executeTakeFirstOrThrow(notFound);
  return bill.number ?? '';
}

/** Links to a bill, the newest first; at most 100. @throws {HttpProblem} 404 */
export async function listBillLinks(db: Kysely<Database>, of: OfBill, now: number): Promise<BillLink[]> {
  await requireIssued(db, of);
  const rows = await db
    .selectFrom('bill_link')
    .select(['id', 'made_by_name as madeByName', 'made_at as madeAt', 'expires_at as expiresAt'])
    .select('withdrawn_at as withdrawnAt')
    .where('org_id', '=', of.orgId)
    .where('bill_id', '=', of.billId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, madeByName, madeAt, expiresAt, withdrawnAt }) => ({
    id,
    state: withdrawnAt !== null ? 'withdrawn' : expiresAt.getTime() <= now ? 'expired' : 'open',
    madeByName,
    madeAt: madeAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
