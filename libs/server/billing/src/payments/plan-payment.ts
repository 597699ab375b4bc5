import type { PaymentPlan } from '@imah/contract/payments';
import { allocate, fromRupiah, toRupiah } from '@imah/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** Whose bills, in which building. */
export interface PayerKey {
  readonly orgId: string;
  readonly buildingId: string;
  readonly personId: string;
}

/**
 * Where a payment would go: to the bills that its payer has chosen, then to the others, and to what is disputed of those last; of
 * each the oldest due first. Those bills stay open until somebody records it.
 * @throws {HttpProblem} 404
 */
export async function planPayment(
  db: Kysely<Database>,
  key: PayerKey,
  amount: number,
  chosen: readonly string[] = [],
): Promise<PaymentPlan> {
  const personName = await findPayerName(db, key);
  if (personName === null) throw notFound();
  const bills = await readOpenBills(db, key);
  const isChosen = ({ billId }: OpenBill) => chosen.includes(billId);
  const others = bills.filter((bill) => !isChosen(bill));
  const first = allocateTo(bills.filter(isChosen), ({ outstanding }) => outstanding, toRupiah(amount));
  const then = allocateTo(others, ({ outstanding, disputed }) => outstanding - disputed, first.excess);
  // Money that nobody has meant for it would end a dispute before it was answered.
  const last = allocateTo(others, ({ disputed }) => disputed, then.excess);
  const sums = new Map<string, bigint>();
  for (const { billId, amount: part } of [...first.allocations, ...then.allocations, ...last.allocations])
    sums.set(billId, (sums.get(billId) ?? 0n) + part);
  const byId = new Map(bills.map((bill) => [bill.billId, bill]));
  const shares = [...sums].flatMap(([billId, sum]) => {
    const bill = byId.get(billId);
    if (bill === undefined) return [];
    const { disputed: _disputed, ...shown } = bill;
    return [{ ...shown, amount: fromRupiah(sum) }];
  });
  return { personName, shares, excess: fromRupiah(last.excess) };
}

/** @param openOf - what of a bill it may go to, in whole rupiah */
function allocateTo(bills: readonly OpenBill[], openOf: (bill: OpenBill) => number, amount: bigint) {
  const open = bills.filter((bill) => openOf(bill) > 0);
  if (amount === 0n) return { allocations: [], excess: 0n };
  return allocate(
    amount,
    open.map((bill) => ({ id: bill.billId, dueOn: bill.dueOn, outstanding: toRupiah(openOf(bill)) })),
  );
}

/** The name of somebody who has bills in the building, or lives or has lived in it; null for anybody else. */
async function findPayerName(db: Kysely<Database>, { orgId, buildingId, personId }: PayerKey): Promise<string | null> {
  const row = await db
    .selectFrom('person as p')
    .select('p.name')
    .where('p.org_id', '=', orgId)
    .where('p.id', '=', personId)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('bill as b')
            .select('b.id')
            .whereRef('b.org_id', '=', 'p.org_id')
            .whereRef('b.person_id', '=', 'p.id')
            .where('b.building_id', '=', buildingId)
            .where('b.count', 'is not', null),
        ),
        where.exists(
          where
            .selectFrom('occupancy as o')
            .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'o.org_id').onRef('u.id', '=', 'o.unit_id'))
            .select('o.id')
            .whereRef('o.org_id', '=', 'p.org_id')
            .whereRef('o.person_id', '=', 'p.id')
            .where('u.building_id', '=', buildingId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.name ?? null;
}

type OpenBill = Awaited<ReturnType<typeof readOpenBills>>[number];

async function readOpenBills(db: Kysely<Database>, { orgId, buildingId, personId }: PayerKey) {
  const rows = await db
    .selectFrom('bill as b')
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select(['b.id as billId', 'b.number', 'b.unit_code as unitCode', 'r.period', 'r.due_on as dueOn', 'b.outstanding'])
    .select('b.disputed')
    .where('b.org_id', '=', orgId)
    .where('b.building_id', '=', buildingId)
    .where('b.person_id', '=', personId)
    .where('r.state', '=', 'issued')
    .where('b.outstanding', '>', 0)
    .execute();
  // What was paid of it since it was disputed counts towards the rest first.
  return rows.map((row) => ({ ...row, number: row.number ?? '', disputed: Math.min(row.disputed, row.outstanding) }));
}
