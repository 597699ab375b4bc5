import { spreadYear } from '@imah/contract/finances/words';
import { sumOf } from './months-of-year.ts';

/**
 * What months came to, changed by so many millionths and kept to whole rupiah: they add up to the changed year. A year of which a month
 * was taken back to below nothing is spread evenly; one that came to nothing or less is planned as nothing.
 */
export function changeActual(actual: readonly number[], changePpm: number): number[] {
  // In whole millionths, so that no half of a rupiah goes astray.
  const changed = (amount: number) => Number((BigInt(amount) * BigInt(1_000_000 + changePpm) + 500_000n) / 1_000_000n);
  const year = changed(Math.max(0, sumOf(actual)));
  if (actual.some((amount) => amount < 0)) return spreadYear(year);
  let until = 0;
  let planned = 0;
  return actual.map((amount) => {
    until += amount;
    const month = changed(until) - planned;
    planned += month;
    return month;
  });
}
