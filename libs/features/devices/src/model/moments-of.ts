import type { TelemetryAnswer } from '@imah/contract/telemetry';
import type { Moment } from '@imah/ui/charts';

/** Past values of one metric as a chart takes them, with the lowest and highest of each bucket. */
export function momentsOf(answer: TelemetryAnswer | undefined, key: string): readonly Moment[] {
  const series = answer?.series.find((candidate) => candidate.key === key);
  if (series === undefined) return [];
  return series.ts.map((time, index) => {
    const [lowest, highest] = [series.min?.[index] ?? null, series.max?.[index] ?? null];
    // A counter's last reading is no mean: its first one is not hidden in it.
    const isMean = series.delta === undefined && lowest !== null && highest !== null;
    return { time, values: [series.values[index] ?? null], ...(isMean ? { extents: [[lowest, highest]] } : {}) };
  });
}
