/** What is odd about a reading. */
export const readingAnomalies = ['below-previous', 'above-next', 'above-usual', 'verification-expired'] as const;
export type ReadingAnomaly = (typeof readingAnomalies)[number];

/** What a meter showed at a moment; values in thousandths, one for each register. */
export interface ReadValues {
  /** ISO-8601 in UTC. */
  readonly at: string;
  readonly values: readonly number[];
}

/** What a reading is held against. */
export interface JudgedMeter {
  readonly digits: number;
  /** The last day on which its calibration holds; null where nobody said. */
  readonly verifyUntil: string | null;
  /** The approved reading before, and the one after where it is read late. */
  readonly previous: ReadValues | null;
  readonly next?: ReadValues | null;
  /** What it usually counts in a day, in thousandths: the median of its last six consumptions; null while there is none. */
  readonly usualPerDayMilli: number | null;
}

/** Up to this many times what is usual nobody has to look at it. */
const usualTimes = 3;
const dayMs = 86_400_000;

/** How many thousandths a register of so many digits counts before it begins at 0 again. */
export function mostCounted(digits: number): number {
  return 10 ** digits * 1000;
}

/**
 * What a register counted from one value to a later one, in thousandths. A meter that has passed its last digit goes on at 0:
 * a smaller value counts as that as long as the way through 0 is no more than a tenth of all it can show. Else it is
 * negative: the value before was too high, or this one is too low.
 */
export function stepBetween(before: number, after: number, digits: number): number {
  const step = after - before;
  const most = mostCounted(digits);
  const through = step + most;
  return step < 0 && through <= most / 10 ? through : step;
}

/** What is odd about a reading, in the order of the list; none where nobody has to look at it. */
export function judgeReading({ at, values }: ReadValues, meter: JudgedMeter): ReadingAnomaly[] {
  const { digits, previous, next = null, usualPerDayMilli, verifyUntil } = meter;
  const steps = previous === null ? [] : stepsOf(previous.values, values, digits);
  const days = previous === null ? 0 : Math.max(1, (Date.parse(at) - Date.parse(previous.at)) / dayMs);
  const counted = steps.reduce((sum, step) => sum + step, 0);
  const found: Readonly<Record<ReadingAnomaly, boolean>> = {
    'below-previous': steps.some((step) => step < 0),
    'above-next': next !== null && stepsOf(values, next.values, digits).some((step) => step < 0),
    'above-usual': usualPerDayMilli !== null && counted > usualTimes * usualPerDayMilli * days,
    'verification-expired': verifyUntil !== null && at.slice(0, 10) > verifyUntil,
  };
  return readingAnomalies.filter((anomaly) => found[anomaly]);
}

/** Whether somebody has to approve a reading with these anomalies. */
export function needsApproval(anomalies: readonly ReadingAnomaly[]): boolean {
  return anomalies.some((anomaly) => anomaly !== 'verification-expired');
}

function stepsOf(before: readonly number[], after: readonly number[], digits: number): number[] {
  return after.map((value, index) => stepBetween(before[index] ?? 0, value, digits));
}
