import type { InstalmentAgreement, InstalmentState } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Begun {
  readonly orgId: string;
  readonly id: string;
  readonly state: InstalmentState;
  /** On the day of the building. */
  readonly agreed: { readonly by: InstalmentAgreement; readonly name: string; readonly on: string };
  readonly now: number;
}

/** Has a plan hold from today on: what was to be paid of its bills by itself is not, as it is paid in parts now. */
export async function beginPlan(trx: Transaction<Database>, { orgId, id, state, agreed, now }: Begun): Promise<void> {
  await trx
    .updateTable('instalment_plan')
    .set((eb) => ({
      state,
      agreed_by: agreed.by,
      agreed_by_name: agreed.name,
      agreed_at: new Date(now),
      agreed_on: agreed.on,
      version: eb('version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('autopay_attempt')
    .where('org_id', '=', orgId)
    .where('state', '=', 'announced')
    .where('bill_id', 'in', (eb) =>
      eb
        .selectFrom('instalment_bill as i')
        .select('i.bill_id')
        .where('i.org_id', '=', orgId)
        .where('i.plan_id', '=', id),
    )
    .execute();
}
