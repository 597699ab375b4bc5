import type { LineUsage, MeteredTariff } from '@imah/contract/billing';
import { type Day, fromRupiah, type RatedCharge, rateCharge, type Tier } from '@imah/ledger';

/** What a unit used of one thing, and what bills before it asked too little or too much. Quantities in thousandths. */
export interface Usage extends Pick<LineUsage, 'usedMilli' | 'correctionMilli' | 'meters'> {
  /** First day that was counted and the day after the last, both the first of a month. */
  readonly from: Day;
  readonly to: Day;
  readonly chain: UsageChain;
}

/** Bills of a payer that follow each other: since which day, and what they have asked for since then, in thousandths. */
export interface UsageChain {
  readonly since: Day;
  readonly askedMilli: number;
}

/** What a usage comes to, before it is shared among its payers. */
export interface RatedUsage {
  readonly qtyMilli: bigint;
  readonly amount: bigint;
  readonly usage: LineUsage;
  /** With what this one asks for. */
  readonly chain: UsageChain;
}

/**
 * Rates what a unit used by the tiers of a tariff. What covers several months, because those before were not billed, is rated
 * as that many months: nobody comes into a higher tier by being billed late.
 */
export function rateUsage({ chain, ...usage }: Usage, tariff: Omit<MeteredTariff, 'id' | 'to'>): RatedUsage {
  const months = BigInt(monthsBetween(usage.from, usage.to));
  const due = usage.usedMilli + usage.correctionMilli;
  // What is still owed to the payer is not lost: the next bill takes it off.
  const qtyMilli = BigInt(Math.max(0, due));
  const charge = rateCharge(qtyMilli, {
    tiers: tariff.tiers.map(({ upToMilli, rateE4 }): Tier => ({
      upToMilli: upToMilli === null ? null : BigInt(upToMilli) * months,
      rateE4: BigInt(rateE4),
    })),
    fixedFee: BigInt(tariff.fixedFee) * months,
    minCharge: BigInt(tariff.minCharge) * months,
  });
  return {
    qtyMilli,
    amount: charge.amount,
    usage: { ...usage, ...explanationOf(charge) },
    chain: { ...chain, askedMilli: chain.askedMilli + Number(qtyMilli) },
  };
}

function explanationOf({
  parts,
  fixedFee,
  toMinimum,
}: RatedCharge): Pick<LineUsage, 'parts' | 'fixedFee' | 'toMinimum'> {
  return {
    parts: parts.map(({ qtyMilli, rateE4, amount }) => ({
      qtyMilli: Number(qtyMilli),
      rateE4: Number(rateE4),
      amount: fromRupiah(amount),
    })),
    fixedFee: fromRupiah(fixedFee),
    toMinimum: fromRupiah(toMinimum),
  };
}

function monthsBetween(from: Day, to: Day): number {
  const [begin, end] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return Math.max(1, (end ?? 0) - (begin ?? 0));
}
