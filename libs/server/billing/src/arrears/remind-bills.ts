import type { Kysely, Transaction } from 'kysely';
import { notify } from '@imah/server-notifications';
import { isUnplanned } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { type ArrearsPlace, selectOpenBills } from './open-bills.ts';

/** An open bill of which its payer is to be reminded. */
export interface BillToRemind {
  readonly billId: string;
  readonly unitId: string;
  readonly unitCode: string;
  readonly personId: string;
  readonly userId: string;
  readonly outstanding: number;
  readonly dueOn: string;
}

/** The open bills of a building with who is told of each, to be narrowed; null where the payer has no account. */
export const selectToRemind = (db: Kysely<Database>, place: ArrearsPlace) =>
  selectOpenBills(db, place)
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
    .select(['b.id as billId', 'b.unit_id as unitId', 'b.unit_code as unitCode', 'b.person_id as personId'])
    .select(({ eb }) => [
      'p.user_id as userId',
      'r.due_on as dueOn',
      eb('b.outstanding', '-', eb.ref('b.disputed')).as('outstanding'),
    ])
    // Nobody is reminded of what they dispute.
    .whereRef('b.outstanding', '>', 'b.disputed')
    // What is paid in parts is reminded of by the days of its parts.
    .where(isUnplanned());

/** Who asks: somebody, or the clock. */
export type ReminderKind = 'asked' | 'before-due' | 'after-due';

/**
 * Reminds payers of bills, each payer of a unit once; bills of which they were reminded today already are left out by the
 * database. Returns those that were not.
 */
export async function remindBills(
  trx: Transaction<Database>,
  { orgId, buildingId, today }: ArrearsPlace,
  { kind, bills }: { readonly kind: ReminderKind; readonly bills: readonly BillToRemind[] },
  now: number,
): Promise<readonly BillToRemind[]> {
  if (bills.length === 0) return [];
  const fresh = await trx
    .insertInto('bill_reminder')
    .values(bills.map(({ billId }) => ({ org_id: orgId, bill_id: billId, day: today, kind, at: new Date(now) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('bill_id as billId')
    .execute();
  const reminded = new Set(fresh.map(({ billId }) => billId));
  const told = bills.filter(({ billId }) => reminded.has(billId));
  for (const [key, own] of Map.groupBy(told, ({ unitId, personId }) => `${unitId}/${personId}`)) {
    const [first] = own.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
    if (first === undefined) continue;
    await notify(
      trx,
      {
        kind: 'bill-reminder',
        recipients: { kind: 'people', userIds: [first.userId] },
        // Who reminds all of a building and lives there is reminded as well.
        actorId: null,
        place: { orgId, buildingId },
        dedupeKey: `bill-reminder/${key}/${today}/${kind}`,
        data: {
          unit: first.unitCode,
          count: own.length,
          outstanding: own.reduce((sum, { outstanding }) => sum + outstanding, 0),
          dueOn: first.dueOn,
          when: first.dueOn < today ? 'overdue' : 'before-due',
        },
        href: own.length === 1 ? `/imah/tagihan/${first.billId}` : '/imah/tagihan',
      },
      now,
    );
  }
  return told;
}
