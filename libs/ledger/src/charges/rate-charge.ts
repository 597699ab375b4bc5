import { sumOf } from '../amounts/rupiah.ts';
import { rateByTiers, type Tier, type TierPart } from './tiers.ts';

/** How a charge is reckoned: steps, a part that is always paid, and the least that is asked, both in rupiah. */
export interface ChargeRule {
  readonly tiers: readonly Tier[];
  readonly fixedFee: bigint;
  readonly minCharge: bigint;
}

/** What a charge comes to, in rupiah, and how: the steps, the fixed part, and what the minimum added. */
export interface RatedCharge {
  readonly parts: readonly TierPart[];
  readonly fixedFee: bigint;
  /** What was missing to the minimum; 0 where enough was used. */
  readonly toMinimum: bigint;
  readonly amount: bigint;
}

/** What a quantity costs by a rule: the minimum is asked of steps and fixed part together. */
export function rateCharge(qtyMilli: bigint, { tiers, fixedFee, minCharge }: ChargeRule): RatedCharge {
  const parts = rateByTiers(qtyMilli, tiers);
  const used = sumOf(parts.map(({ amount }) => amount)) + fixedFee;
  const toMinimum = used < minCharge ? minCharge - used : 0n;
  return { parts, fixedFee, toMinimum, amount: used + toMinimum };
}
