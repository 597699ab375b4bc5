/** Round numbers from below the lowest to above the highest value, zero among them; about `count` of them. */
export function niceTicks(values: readonly number[], count = 5): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  if (lowest === highest) return [0, 1];
  const rough = (highest - lowest) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  // A sum of steps would carry the error of each; a product carries one, which the rounding takes.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/**
 * Decimals that tell marks of an axis apart: as many as its step has. Marks rounded further would repeat,
 * and stand where they do not say.
 */
export function decimalsOf(step: number): number {
  if (!Number.isFinite(step) || step === 0) return 0;
  const [, fraction = ''] = Math.abs(step).toFixed(9).replace(/0+$/, '').split('.');
  return fraction.length;
}

/** What a value can be at all; an end that is left out is open. */
export type Bounds = { readonly lowest?: number | undefined; readonly highest?: number | undefined };

/** The part of a range that values can reach: an axis of percent ends at 100. */
export function rangeWithin(
  [from, to]: readonly [number, number],
  { lowest = -Infinity, highest = Infinity }: Bounds,
): [number, number] {
  const kept: [number, number] = [Math.max(from, lowest), Math.min(to, highest)];
  // Values beyond what was believed possible are shown all the same.
  return kept[0] < kept[1] ? kept : [from, to];
}

/** Where a value stands between two ends, in percent; outside of them at the nearer end. */
export function percentOf(value: number, lowest: number, highest: number): number {
  if (highest === lowest) return 0;
  return Math.min(Math.max(((value - lowest) / (highest - lowest)) * 100, 0), 100);
}
