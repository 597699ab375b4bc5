import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** A month of an organisation, as `2026-11`. */
export interface PeriodKey {
  readonly orgId: string;
  readonly period: string;
}

/** Closes a month: no entry falls into it any more. Says whether it was open. */
export async function closePeriod(
  trx: Transaction<Database>,
  { orgId, period }: PeriodKey,
  by: { readonly userId: string; readonly name: string } | null,
  now: number,
): Promise<boolean> {
  const made = await trx
    .insertInto('ledger_closed_period')
    .values({
      org_id: orgId,
      period,
      closed_at: new Date(now),
      closed_by: by?.userId ?? null,
      closed_by_name: by?.name ?? null,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'period']).doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** Opens a month again. Says whether it was closed. */
export async function openPeriod(trx: Transaction<Database>, { orgId, period }: PeriodKey): Promise<boolean> {
  const gone = await trx
    .deleteFrom('ledger_closed_period')
    .where('org_id', '=', orgId)
    .where('period', '=', period)
    .executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
