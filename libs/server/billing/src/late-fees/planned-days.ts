import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { SparedDays } from './fee-days.ts';

/** The days on which plans of instalments held, by bill: nothing of it bears a fee then, nor is it caught up on. */
export async function readPlannedDays(
  db: Kysely<Database>,
  orgId: string,
  billIds: readonly string[],
  today: string,
): Promise<ReadonlyMap<string, readonly SparedDays[]>> {
  const rows = await db
    .selectFrom('instalment_bill as i')
    .innerJoin('instalment_plan as x', (join) =>
      join.onRef('x.org_id', '=', 'i.org_id').onRef('x.id', '=', 'i.plan_id'),
    )
    .select(['i.bill_id as billId', 'x.agreed_on as from', 'x.ended_on as to'])
    .where('i.org_id', '=', orgId)
    .where('i.bill_id', 'in', billIds)
    .where('x.agreed_on', 'is not', null)
    .execute();
  const spans = rows.flatMap(({ billId, from, to }) =>
    from === null ? [] : [{ billId, from, to: to ?? today, base: 0 }],
  );
  return Map.groupBy(spans, ({ billId }) => billId);
}
