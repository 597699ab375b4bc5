import type { InstalmentDraft } from '@imah/contract/payments';
import { instalmentCounts } from '@imah/contract/payments/words';
import { fromRupiah, shareOut, toRupiah } from '@imah/ledger';

/** In which parts something is paid. */
export type Terms = Pick<InstalmentDraft, 'firstOn' | 'every' | 'by' | 'value'>;

/** A part of a plan, in whole rupiah; its position from 1. */
export interface PlanPart {
  readonly position: number;
  readonly dueOn: string;
  readonly amount: number;
}

/**
 * The parts of a sum in whole rupiah, which come to it exactly: so many that differ by one rupiah at most, the first ones carrying
 * what is over; or as many of an amount as it takes, the last with what is left. None where they would be fewer or more than a plan has.
 */
export function partsOf(total: number, terms: Terms): PlanPart[] {
  const amounts = terms.by === 'count' ? evenly(total, terms.value) : eachOf(total, terms.value);
  return amounts.map((amount, index) => ({ position: index + 1, dueOn: dayOf(terms, index), amount }));
}

const isCount = (count: number) => count >= instalmentCounts.fewest && count <= instalmentCounts.most;

function evenly(total: number, count: number): number[] {
  if (!isCount(count) || total < count) return [];
  const equal = Array.from({ length: count }, () => 1n);
  return shareOut(toRupiah(total), equal).map(fromRupiah);
}

function eachOf(total: number, amount: number): number[] {
  const count = Math.ceil(total / amount);
  if (!isCount(count)) return [];
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? total - amount * index : amount));
}

/** From the first day each time: of a 31st, a shorter month has its last day, and the next has the 31st again. */
function dayOf({ firstOn, every }: Terms, nth: number): string {
  return Temporal.PlainDate.from(firstOn)
    .add(every === 'week' ? { weeks: nth } : { months: nth })
    .toString();
}
