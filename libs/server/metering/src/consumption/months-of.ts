import type { MeterMonth } from '@imah/contract/metering';
import { periodBounds, shiftPeriod } from '@imah/ledger';
import { midnightOf } from './approved-consumption.ts';
import { type CountedPlace, consumptionBetween } from './consumption-rules.ts';

/** Whole months beside the one that runs. */
const wholeMonths = 12;

export interface MonthsOf {
  readonly place: CountedPlace;
  /** Those of the meters below it; none where it is no main one. */
  readonly below: readonly CountedPlace[];
  readonly timeZone: string;
  /** Milliseconds since 1970 UTC; before it nothing is told. */
  readonly since: number;
  readonly now: number;
}

/** What was consumed in each of the last months, the one that runs up to now, the newest first. */
export function monthsOf({ place, below, timeZone, since, now }: MonthsOf): MeterMonth[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  const current = today.toPlainDate().toString().slice(0, 7);
  const begun = Math.max(since, place.points[0]?.at ?? now);
  const ended = Math.min(now, place.endedAt ?? now);
  return Array.from({ length: wholeMonths + 1 }, (_, back) => shiftPeriod(current, -back)).flatMap((period) => {
    const month = periodBounds(period);
    const from = Math.max(midnightOf(month.from, timeZone), begun);
    const to = Math.min(midnightOf(month.to, timeZone), ended);
    if (from >= to) return [];
    const { qtyMilli, basis } = consumptionBetween(place, from, to);
    const ofThose = below.map((one) => consumptionBetween(one, from, to).qtyMilli);
    const belowMilli = below.length === 0 ? null : ofThose.reduce((sum, qty) => sum + qty, 0);
    return [{ period, qtyMilli, basis, belowMilli }];
  });
}
