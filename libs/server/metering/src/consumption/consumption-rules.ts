import { type ConsumptionBasis, stepBetween } from '@imah/contract/metering/words';
import { divideHalfUp } from '@imah/ledger';

/** A reading that counts: approved and not corrected, or an estimate of staff. Values in thousandths. */
export interface CountedReading {
  readonly id: string;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  readonly values: readonly number[];
  readonly state: 'approved' | 'estimate';
}

/** A meter with its readings, in whatever order. */
export interface CountedMeter {
  readonly id: string;
  readonly digits: number;
  /** What one counted unit stands for, in millionths. */
  readonly multiplierE6: number;
  readonly replacesMeterId: string | null;
  /** When it was taken out; null while it counts. */
  readonly endedAt: number | null;
  readonly readings: readonly CountedReading[];
}

/** What all meters at one place have counted up to a moment, in millionths of a thousandth, by register. */
interface Point extends Omit<CountedReading, 'values'> {
  readonly countedE6: readonly bigint[];
}

/** The meters that were at one place one after the other, as one row of growing numbers. */
export interface CountedPlace {
  /** The meter that is there now, or was there last. */
  readonly meterId: string;
  readonly endedAt: number | null;
  readonly multiplierE6: number;
  /** By time; estimates among them. */
  readonly points: readonly Point[];
}

/** What stood on a place's count at a cut-off, and by which reading. */
interface CutOff {
  readonly countedE6: readonly bigint[];
  readonly basis: ConsumptionBasis;
  readonly readingId: string | null;
}

/** What was consumed between two moments. Negative where an estimate before was too high: it is set right then. */
export interface Consumption {
  /** Thousandths of kWh, m³ or BTU. */
  readonly qtyMilli: number;
  readonly registersMilli: readonly number[];
  readonly basis: ConsumptionBasis;
  /** Readings at the two ends; null where none is near. */
  readonly fromReadingId: string | null;
  readonly toReadingId: string | null;
}

const dayMs = 86_400_000;
/** So far from a cut-off a reading stands for it. */
export const nearMs = 3 * dayMs;
const stepsOfEstimate = 3;
const stepsOfUsual = 6;
/** Fewer say nothing of what is usual. */
const fewestSteps = 3;

/** The places of these meters: each with those that were put there one after the other. */
export function placesOf(meters: readonly CountedMeter[]): CountedPlace[] {
  const successors = new Map(
    meters.flatMap((meter) => (meter.replacesMeterId === null ? [] : [[meter.replacesMeterId, meter]])),
  );
  const ids = new Set(meters.map(({ id }) => id));
  const firsts = meters.filter(({ replacesMeterId }) => replacesMeterId === null || !ids.has(replacesMeterId));
  return firsts.map((first) => placeOf(chainFrom(first, successors)));
}

/**
 * What was consumed at a place from one moment to a later one. It is the difference of what stood there at the two ends, so
 * that adjoining spans add up to the whole one, and readings count the same in whatever order they came.
 */
export function consumptionBetween(place: CountedPlace, from: number, to: number): Consumption {
  const [begin, end] = [cutOffAt(place, from), cutOffAt(place, to)];
  const registersMilli = end.countedE6.map(
    (counted, index) => milliOf(counted) - milliOf(begin.countedE6[index] ?? 0n),
  );
  return {
    qtyMilli: registersMilli.reduce((sum, qty) => sum + qty, 0),
    registersMilli,
    basis: worse(begin.basis, end.basis),
    fromReadingId: begin.readingId,
    toReadingId: end.readingId,
  };
}

/**
 * What the meter of a place usually counts in a day up to a moment, in thousandths of its registers: the median of its last
 * six consumptions, each by its days; null where there are fewer than three.
 */
export function usualPerDay({ points, multiplierE6 }: CountedPlace, before: number): number | null {
  const known = approvedOf(points)
    .filter(({ at }) => at < before)
    .slice(-stepsOfUsual - 1);
  const rates = known.slice(1).map((point, index) => {
    const earlier = known[index] ?? point;
    const counted = sumE6(point) - sumE6(earlier);
    const days = Math.max(1, (point.at - earlier.at) / dayMs);
    return Math.max(0, Number(counted) / multiplierE6 / days);
  });
  return rates.length < fewestSteps ? null : Math.round(medianOf(rates));
}

function chainFrom(first: CountedMeter, successors: ReadonlyMap<string, CountedMeter>): CountedMeter[] {
  const chain = [first];
  for (let next = successors.get(first.id); next !== undefined; next = successors.get(next.id)) chain.push(next);
  return chain;
}

function placeOf(chain: readonly CountedMeter[]): CountedPlace {
  const points: Point[] = [];
  let base: readonly bigint[] = [];
  for (const [nth, meter] of chain.entries()) {
    const own = pointsOf(meter, base);
    base = approvedOf(own).at(-1)?.countedE6 ?? base;
    // The first value of a meter in another's place says nothing that the other's last has not said.
    points.push(...(nth === 0 ? own : own.slice(1)));
  }
  const last = chain.at(-1);
  return {
    meterId: last?.id ?? '',
    endedAt: last?.endedAt ?? null,
    multiplierE6: last?.multiplierE6 ?? 1,
    points,
  };
}

interface Known {
  readonly values: readonly number[];
  readonly countedE6: readonly bigint[];
}

function pointsOf({ digits, multiplierE6, readings }: CountedMeter, base: readonly bigint[]): Point[] {
  const points: Point[] = [];
  let before: Known | null = null;
  for (const { id, at, values, state } of readings.toSorted((one, other) => one.at - other.at)) {
    if (before === null && state === 'estimate') continue;
    const countedE6 = countedAfter(before ?? { values, countedE6: base }, values, { digits, multiplierE6 });
    points.push({ id, at, state, countedE6 });
    if (state === 'approved') before = { values, countedE6 };
  }
  return points;
}

function countedAfter(
  before: Known,
  values: readonly number[],
  { digits, multiplierE6 }: Pick<CountedMeter, 'digits' | 'multiplierE6'>,
): bigint[] {
  return values.map((value, index) => {
    const step = stepBetween(before.values[index] ?? 0, value, digits);
    return (before.countedE6[index] ?? 0n) + BigInt(step) * BigInt(multiplierE6);
  });
}

/** The approved reading that is nearest; an estimate of staff; what can be reckoned from the readings before. */
function cutOffAt({ points, endedAt }: CountedPlace, at: number): CutOff {
  const approved = approvedOf(points);
  const near = nearestTo(approved, at) ?? nearestTo(points, at);
  if (near !== null)
    return {
      countedE6: near.countedE6,
      basis: near.state === 'approved' ? 'readings' : 'estimate',
      readingId: near.id,
    };
  const [first] = approved;
  if (first === undefined) return { countedE6: [], basis: 'none', readingId: null };
  // Nothing was counted before it hung there, nor after it was taken out.
  if (at < first.at) return { countedE6: first.countedE6, basis: 'readings', readingId: first.id };
  const known = approved.filter((point) => point.at <= at);
  const last = known.at(-1) ?? first;
  if (endedAt !== null && at >= endedAt) return { countedE6: last.countedE6, basis: 'readings', readingId: last.id };
  const since = known.at(-1 - stepsOfEstimate) ?? first;
  if (since === last) return { countedE6: last.countedE6, basis: 'none', readingId: null };
  const [passed, span] = [BigInt(at - last.at), BigInt(last.at - since.at)];
  return {
    countedE6: last.countedE6.map((counted, index) => {
      const counting = counted - (since.countedE6[index] ?? 0n);
      return counting <= 0n ? counted : counted + divideHalfUp(counting * passed, span);
    }),
    basis: 'estimate',
    readingId: null,
  };
}

function nearestTo(points: readonly Point[], at: number): Point | null {
  const near = points.filter((point) => Math.abs(point.at - at) <= nearMs);
  // Of two that are as near the earlier one, which comes first.
  return near.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0] ?? null;
}

const approvedOf = (points: readonly Point[]) => points.filter(({ state }) => state === 'approved');
const sumE6 = ({ countedE6 }: Point) => countedE6.reduce((sum, counted) => sum + counted, 0n);
const milliOf = (countedE6: bigint) => Number(divideHalfUp(countedE6, 1_000_000n));

function worse(one: ConsumptionBasis, other: ConsumptionBasis): ConsumptionBasis {
  if (one === 'none' || other === 'none') return 'none';
  return one === 'estimate' ? one : other;
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
