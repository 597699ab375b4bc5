import type { LateFeeLine } from '@imah/contract/billing';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

type Fee = LateFeeLine['fee'];
type Part = Fee['parts'][number];

/** What the lines of a bill of fees are for, by their position; none for other bills. */
export async function readFeeLines(db: Kysely<Database>, billId: string): Promise<ReadonlyMap<number, Fee>> {
  const rows = await db
    .selectFrom('late_fee as f')
    .innerJoin('bill as o', (join) => join.onRef('o.org_id', '=', 'f.org_id').onRef('o.id', '=', 'f.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'o.org_id').onRef('r.id', '=', 'o.run_id'))
    .innerJoin('late_fee_policy as p', (join) =>
      join.onRef('p.org_id', '=', 'f.org_id').onRef('p.id', '=', 'f.policy_id'),
    )
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'f.org_id').onRef('b.id', '=', 'f.fee_bill_id'))
    .select(['f.fee_position as position', 'f.bill_id as lateBillId', 'o.number', 'r.due_on as dueOn'])
    .select(['f.rule', 'p.rules', 'f.occurred_on as on', 'f.base', 'f.amount'])
    .where('b.id', '=', billId)
    .orderBy('f.fee_position')
    .orderBy('f.occurred_on')
    .execute();
  const lines = Map.groupBy(rows, ({ position }) => position ?? 0);
  return new Map(
    [...lines].flatMap(([position, fees]) => {
      const [first] = fees;
      const rule = first?.rules[first.rule - 1];
      if (first === undefined || rule === undefined) return [];
      const { lateBillId, number, dueOn } = first;
      return [[position, { billId: lateBillId, number: number ?? '', dueOn, rule, parts: partsOf(fees) }] as const];
    }),
  );
}

/** Fees that follow each other and are alike, as one. */
function partsOf(fees: readonly { readonly on: string; readonly base: number; readonly amount: number }[]): Part[] {
  const parts: Part[] = [];
  for (const { on, base, amount } of fees) {
    const last = parts.at(-1);
    if (last?.base === base && last.amount === amount)
      parts[parts.length - 1] = { ...last, to: on, count: last.count + 1 };
    else parts.push({ from: on, to: on, count: 1, base, amount });
  }
  return parts;
}
