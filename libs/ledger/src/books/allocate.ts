import type { Day } from '../charges/period.ts';

/** A bill that is not paid in full, in rupiah. */
export interface OpenBill {
  readonly id: string;
  readonly dueOn: Day;
  readonly outstanding: bigint;
}

/** What of a payment went to one bill, in rupiah. */
export interface Allocation {
  readonly billId: string;
  readonly amount: bigint;
}

/** A payment spread over bills, and what is over. */
export interface Allocated {
  readonly allocations: readonly Allocation[];
  readonly excess: bigint;
}

/**
 * Spreads a payment: the bill that was due first is paid first, of one day by the order of their ids, which is that of making.
 * @throws RangeError for a payment below one rupiah.
 */
export function allocate(payment: bigint, bills: readonly OpenBill[]): Allocated {
  if (payment < 1n) throw new RangeError(`${payment} rupiah cannot be allocated`);
  let left = payment;
  const allocations: Allocation[] = [];
  for (const { id, outstanding } of bills.toSorted(byDue)) {
    const amount = outstanding < left ? outstanding : left;
    if (amount <= 0n) continue;
    allocations.push({ billId: id, amount });
    left -= amount;
  }
  return { allocations, excess: left };
}

function byDue(a: OpenBill, b: OpenBill): number {
  const [before, after] = a.dueOn === b.dueOn ? [a.id, b.id] : [a.dueOn, b.dueOn];
  if (before === after) return 0;
  return before < after ? -1 : 1;
}
