import type { InstalmentState } from '@imah/contract/payments/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Ended {
  readonly orgId: string;
  readonly id: string;
  readonly state: InstalmentState;
  /** On the day of the building. */
  readonly on: string;
  /** Who ended it; null for the clock, and for the money that came. */
  readonly byName: string | null;
  readonly reason: string | null;
  readonly now: number;
}

/** Ends a plan: from the day after it, its bills bear late fees like any other. */
export async function endPlan(
  trx: Transaction<Database>,
  { orgId, id, state, on, byName, reason, now }: Ended,
): Promise<void> {
  await trx
    .updateTable('instalment_plan')
    .set((eb) => ({
      state,
      ended_on: on,
      ended_at: new Date(now),
      ended_by_name: byName,
      end_reason: reason,
      version: eb('version', '+', 1),
    }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
