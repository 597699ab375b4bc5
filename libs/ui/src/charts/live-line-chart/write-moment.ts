import type { Moment } from '../time-series.ts';
import type { FormatValue } from './create-line-plot.ts';

/** The value of one series, with what it lay between where it is the mean of many; null where there is none. */
export function writeMoment(moment: Moment | undefined, position: number, formatValue: FormatValue): string | null {
  const value = moment?.values[position];
  if (value === undefined || value === null) return null;
  const [lowest, highest] = moment?.extents?.[position] ?? [value, value];
  const [low, high] = [formatValue(lowest), formatValue(highest)];
  return low === high ? formatValue(value) : `${formatValue(value)} (${low}–${high})`;
}
