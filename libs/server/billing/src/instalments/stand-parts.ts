import type { InstalmentPlan } from '@imah/contract/payments';
import type { InstalmentPartState } from '@imah/contract/payments/words';
import type { PlanPart } from './plan-parts.ts';

/** How a bill stood when its plan was proposed, and how it stands now, in whole rupiah. */
export interface MovedBill {
  readonly paid: number;
  readonly paidNow: number;
  readonly credited: number;
  readonly creditedNow: number;
}

/** What has happened to the bills of a plan since it was proposed, in whole rupiah. */
export interface Moved {
  readonly received: number;
  /** What credit notes took away. */
  readonly lowered: number;
  /** What was paid before and was taken back. */
  readonly raised: number;
}

/** Of all bills of a plan together. */
export function movedOf(bills: readonly MovedBill[]): Moved {
  const paid = bills.reduce((sum, bill) => sum + bill.paidNow - bill.paid, 0);
  const lowered = bills.reduce((sum, bill) => sum + bill.creditedNow - bill.credited, 0);
  return { received: Math.max(paid, 0), lowered, raised: Math.max(-paid, 0) };
}

type StoodPart = InstalmentPlan['parts'][number];

/**
 * What is asked for by each part, and paid: credit notes take away from the last part first, so that the next ones stay as they were
 * agreed; what is open again is asked for with the last; money fills the parts in their order. What is not paid of all of them
 * together is what is open of the bills.
 */
export function standParts(
  parts: readonly PlanPart[],
  { received, lowered, raised }: Moved,
  today: string,
): readonly StoodPart[] {
  const asked = askedParts(parts, { lowered, raised });
  let left = received;
  return asked.map((part) => {
    const paid = Math.min(left, part.amount);
    left -= paid;
    return { ...part, paid, state: stateOf(part, paid, today) };
  });
}

function askedParts(parts: readonly PlanPart[], { lowered, raised }: Omit<Moved, 'received'>): PlanPart[] {
  let less = lowered;
  const asked = parts
    .map((part, index) => (index === parts.length - 1 ? { ...part, amount: part.amount + raised } : part))
    .toReversed()
    .map((part) => {
      const taken = Math.min(less, part.amount);
      less -= taken;
      return { ...part, amount: part.amount - taken };
    });
  return asked.toReversed();
}

function stateOf({ amount, dueOn }: PlanPart, paid: number, today: string): InstalmentPartState {
  if (amount === 0) return 'dropped';
  if (paid === amount) return 'paid';
  if (dueOn < today) return 'late';
  return paid > 0 ? 'partial' : 'open';
}

/** The first part that is not paid, and the last day on which it keeps the plan. */
export function nextOf(parts: readonly StoodPart[], graceDays: number): InstalmentPlan['next'] {
  const part = parts.find(({ amount, paid }) => paid < amount);
  if (part === undefined) return null;
  const { position, dueOn, amount, paid } = part;
  const payBy = Temporal.PlainDate.from(dueOn).add({ days: graceDays }).toString();
  return { position, dueOn, payBy, rest: amount - paid };
}
