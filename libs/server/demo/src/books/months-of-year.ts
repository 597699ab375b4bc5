/** A month that has been billed; its moments in milliseconds since 1970 UTC. */
export interface BilledMonth {
  /** As `2026-10`. */
  readonly period: string;
  readonly startsAt: number;
  readonly readAt: number;
  readonly issuedAt: number;
  /** The last day to pay, as a date. */
  readonly dueOn: string;
}

const readOn = { day: 1, hour: 7 } as const;
const issuedOn = { day: 2, hour: 9 } as const;
const dueDay = 20;
/** The newest bills can be paid in time when the demonstration is loaded, whatever day it is. */
const daysLeft = 7;

/** The last `count` months whose bills are issued by `now`, by the clock of their building, the oldest first. */
export function billedMonths(count: number, timeZone: string, now: number): BilledMonth[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const momentOf = (month: Temporal.PlainYearMonth, { day, hour }: { day: number; hour: number }) =>
    month.toPlainDate({ day }).toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds;
  const running = today.toPlainYearMonth();
  const newest = running.subtract({ months: momentOf(running, issuedOn) <= now ? 1 : 2 });
  return Array.from({ length: count }, (_, index) => {
    const month = newest.subtract({ months: count - 1 - index });
    const after = month.add({ months: 1 });
    const due = after.toPlainDate({ day: dueDay });
    const atLeast = index === count - 1 ? today.add({ days: daysLeft }) : due;
    return {
      period: month.toString(),
      startsAt: momentOf(month, { day: 1, hour: 0 }),
      readAt: momentOf(after, readOn),
      issuedAt: momentOf(after, issuedOn),
      dueOn: (Temporal.PlainDate.compare(due, atLeast) < 0 ? atLeast : due).toString(),
    };
  });
}
