import type { PortfolioPeriod } from '@imah/contract/portfolio/words';
import { type RawBuilder, sql } from 'kysely';

/** A span in one building's own days, as SQL over its row `b`. */
export interface Span {
  /** Where it begins. */
  readonly from: RawBuilder<unknown>;
  /** Where the span before it begins, and how far that reaches: as far as this one has come. */
  readonly before: RawBuilder<unknown>;
  readonly beforeTo: RawBuilder<unknown>;
  /** Length of one bar: an hour or a day. */
  readonly level: '1h' | '1d';
  /** How a bar's beginning is told. */
  readonly format: string;
}

const lengths: Readonly<
  Record<PortfolioPeriod, { readonly unit: 'day' | 'month'; readonly back: string; readonly length: string }>
> = {
  today: { unit: 'day', back: '0 days', length: '1 day' },
  '7-days': { unit: 'day', back: '6 days', length: '7 days' },
  '30-days': { unit: 'day', back: '29 days', length: '30 days' },
  month: { unit: 'month', back: '0 days', length: '1 month' },
};

/** The span of `period` that ends at `now` (milliseconds since 1970 UTC). */
export function spanOf(period: PortfolioPeriod, now: number): Span {
  const { unit, back, length } = lengths[period];
  const here = sql`(${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)`;
  const begin = sql`(date_trunc(${unit}, ${here}) - ${back}::interval)`;
  const isDay = period === 'today';
  return {
    from: sql`(${begin} AT TIME ZONE b.time_zone)`,
    before: sql`((${begin} - ${length}::interval) AT TIME ZONE b.time_zone)`,
    beforeTo: sql`((${here} - ${length}::interval) AT TIME ZONE b.time_zone)`,
    level: isDay ? '1h' : '1d',
    format: isDay ? 'YYYY-MM-DD"T"HH24' : 'YYYY-MM-DD',
  };
}
