import { lineAmount } from './line-amount.ts';

/** One step of a tariff: `rateE4` holds for what lies above the step before, up to `upToMilli`; null: without an end. */
export interface Tier {
  readonly upToMilli: bigint | null;
  readonly rateE4: bigint;
}

/** What of a quantity fell into one step, and its amount in rupiah. */
export interface TierPart {
  readonly qtyMilli: bigint;
  readonly rateE4: bigint;
  readonly amount: bigint;
}

/** What is wrong with the steps of a tariff. */
export type TierFault = 'none' | 'not-rising' | 'end-missing' | 'negative-rate';

/** The first fault of the steps, or null: they rise, none costs less than nothing, and the last alone is without an end. */
export function tierFault(tiers: readonly Tier[]): TierFault | null {
  if (tiers.length === 0) return 'none';
  if (tiers.some(({ rateE4 }) => rateE4 < 0n)) return 'negative-rate';
  if (tiers.at(-1)?.upToMilli !== null) return 'end-missing';
  let from = 0n;
  for (const { upToMilli } of tiers.slice(0, -1)) {
    if (upToMilli === null || upToMilli <= from) return 'not-rising';
    from = upToMilli;
  }
  return null;
}

/**
 * A quantity by marginal steps: each part at the rate of its own step, rounded by itself. No part without a quantity.
 * @throws RangeError for a negative quantity, and for steps with a fault.
 */
export function rateByTiers(qtyMilli: bigint, tiers: readonly Tier[]): TierPart[] {
  const fault = tierFault(tiers);
  if (fault !== null) throw new RangeError(`the tiers of a tariff cannot be: ${fault}`);
  if (qtyMilli < 0n) throw new RangeError(`a quantity of ${qtyMilli} cannot be rated`);
  const parts: TierPart[] = [];
  let from = 0n;
  for (const { upToMilli, rateE4 } of tiers) {
    const end = upToMilli === null || upToMilli > qtyMilli ? qtyMilli : upToMilli;
    if (end > from) parts.push({ qtyMilli: end - from, rateE4, amount: lineAmount(end - from, rateE4) });
    from = end;
  }
  return parts;
}
