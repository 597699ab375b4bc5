import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { lockPayer } from '../payments/create-payment.ts';
import { type PlanRow, selectPlans } from './plan-rows.ts';

/** A plan, locked in the order in which a payment is made: its payer, then the record. @throws {HttpProblem} 404 */
export async function lockPlan(
  trx: Transaction<Database>,
  { orgId, planId }: { readonly orgId: string; readonly planId: string },
): Promise<PlanRow> {
  const find = selectPlans(trx).where('x.org_id', '=', orgId).where('x.id', '=', planId);
  const seen = await find.executeTakeFirst();
  if (seen === undefined) throw notFound();
  await lockPayer(trx, { orgId, personId: seen.personId });
  return find.forUpdate('x').executeTakeFirstOrThrow();
}
