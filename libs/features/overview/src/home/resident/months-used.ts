import type { TimeZone } from '@imah/contract/buildings/words';
import type { Series } from '@imah/contract/telemetry';

/** The days of the last month and of this one until now, as the building counts them, in milliseconds since 1970 UTC. */
export interface TwoMonths {
  readonly from: number;
  readonly thisMonth: number;
  /** As far into the last month as it is into this one. */
  readonly sameDay: number;
  /** The end of today: what is asked for stays the same all day. */
  readonly to: number;
}

/** `now` in milliseconds since 1970 UTC. */
export function twoMonthsAt(now: number, timeZone: TimeZone): TwoMonths {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const first = today.with({ day: 1 });
  const former = first.subtract({ months: 1 });
  const tomorrow = today.add({ days: 1 });
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds;
  // The 31st has no fellow in a month of thirty days: then all of it is compared.
  const sameDay = former.add({ days: today.day });
  return {
    from: startOf(former),
    thisMonth: startOf(first),
    sameDay: Math.min(startOf(sameDay), startOf(first)),
    to: startOf(tomorrow),
  };
}

export interface MonthsUsed {
  readonly thisMonth: number;
  /** Null where nothing was measured. */
  readonly lastMonth: number | null;
  readonly lastMonthSameDay: number | null;
}

/** What a counter has counted in both months; null where nothing was measured this month. */
export function monthsUsed({ ts, delta = [] }: Series, months: TwoMonths): MonthsUsed | null {
  const used = (from: number, to: number) => {
    const parts = ts.flatMap((at, index) => {
      const part = at >= from && at < to ? delta[index] : undefined;
      return typeof part === 'number' ? [part] : [];
    });
    return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
  };
  const thisMonth = used(months.thisMonth, months.to);
  if (thisMonth === null) return null;
  return {
    thisMonth,
    lastMonth: used(months.from, months.thisMonth),
    lastMonthSameDay: used(months.from, months.sameDay),
  };
}
