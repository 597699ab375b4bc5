import { type AgeBand, ageBands, lastDayOfAge } from '@imah/contract/payments/words';

/** Between which days a bill of an age was due; null where there is no end. */
interface DueSpan {
  readonly from: string | null;
  readonly to: string | null;
}

/** When bills of an age were due, seen from a day. */
export function dueSpanOf(age: AgeBand, today: string): DueSpan {
  const before = ageBands[ageBands.indexOf(age) - 1];
  const last = lastDayOfAge[age];
  const previous = before === undefined ? null : lastDayOfAge[before];
  return {
    from: last === null ? null : daysBefore(today, last),
    to: previous === null ? null : daysBefore(today, previous + 1),
  };
}

/** Of a day, the one so many days before it. */
export const daysBefore = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).subtract({ days }).toString();
