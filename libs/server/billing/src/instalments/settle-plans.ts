import { instalmentChart } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { endPlan } from './end-plan.ts';
import { notifyOfEnd } from './notify-of-plan.ts';
import { dayIn, selectPlans } from './plan-rows.ts';

/**
 * Ends the plans of a payer of whose bills nothing is open any more, and says so: one that ran is completed, one that nobody has
 * agreed to yet is of nothing. To be called wherever a bill is paid or credited, with its payer locked.
 */
export async function settlePlans(
  trx: Transaction<Database>,
  { orgId, personId }: { readonly orgId: string; readonly personId: string },
  now: number,
): Promise<void> {
  const settled = await selectPlans(trx)
    .where('x.org_id', '=', orgId)
    .where('x.person_id', '=', personId)
    .where('x.state', 'in', ['proposed', 'running'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('instalment_bill as i')
            .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'i.org_id').onRef('b.id', '=', 'i.bill_id'))
            .select('b.id')
            .whereRef('i.org_id', '=', 'x.org_id')
            .whereRef('i.plan_id', '=', 'x.id')
            .where('b.outstanding', '>', 0),
        ),
      ),
    )
    .execute();
  for (const row of settled) {
    const chart = instalmentChart[row.state];
    const state = chart.complete ?? chart.lapse ?? row.state;
    await endPlan(trx, {
      orgId,
      id: row.id,
      state,
      now,
      on: dayIn(row.timeZone, now),
      byName: null,
      reason: null,
    });
    if (state === 'completed') await notifyOfEnd(trx, row, { state, reason: null }, now);
  }
}
