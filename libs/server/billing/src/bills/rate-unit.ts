import type { LineUsage, Tariff } from '@imah/contract/billing';
import type { MeteredKind } from '@imah/contract/billing/words';
import {
  type Day,
  daysBetween,
  daysOf,
  lineAmount,
  payerSpans,
  pbjtOf,
  periodBounds,
  ppnOf,
  prorate,
  type Stay,
} from '@imah/ledger';
import { rateUsage, type Usage, type UsageChain } from './rate-usage.ts';

/** What a unit is charged by: its area in thousandths of a square metre, who pays and owns it by days, what it used. */
export interface RatedUnit {
  readonly areaMilli: bigint;
  readonly payers: readonly Stay<string>[];
  readonly owners: readonly Stay<string>[];
  /** What it used of one thing, for who pays on the first day of the month; null where nothing is billed. */
  readonly usageOf: (kind: MeteredKind, payer: string | null) => Usage | null;
}

/** One line for one payer. Amounts in rupiah. */
export interface RatedLine {
  readonly tariff: Tariff;
  readonly personId: string;
  readonly qtyMilli: bigint;
  readonly from: Day;
  readonly to: Day;
  readonly days: number;
  readonly daysOfMonth: number;
  readonly fullAmount: bigint;
  readonly amount: bigint;
  readonly taxBase: bigint;
  readonly tax: bigint;
  readonly localTax: bigint;
  /** How it came about, where it is by meters. */
  readonly usage: LineUsage | null;
  readonly chain: UsageChain | null;
}

/** What a tariff asks of a unit for all of a month, in rupiah. */
type Charge = Pick<RatedLine, 'qtyMilli' | 'fullAmount' | 'usage' | 'chain'>;

/** What a unit is charged for a month, by payer, and on how many days at most nobody was found to pay. */
export function rateUnit(
  period: string,
  unit: RatedUnit,
  tariffs: readonly Tariff[],
): { readonly lines: readonly RatedLine[]; readonly daysWithoutPayer: number; readonly lacksArea: boolean } {
  const month = periodBounds(period);
  const lines: RatedLine[] = [];
  let daysWithoutPayer = 0;
  let lacksArea = false;
  for (const tariff of tariffs) {
    const spans = payerSpans(month, tariff.payer === 'owner' ? [unit.owners] : [unit.payers, unit.owners]);
    const charge = chargeOf(tariff, unit, spans[0]?.payer ?? null);
    if (charge === 'no-area') lacksArea = true;
    if (charge === 'no-area' || charge === null) continue;
    const days = spans.map(({ from, to }) => daysBetween(from, to));
    // Shares of all days: together they are the month, whoever pays them.
    const amounts = prorate(charge.fullAmount, days);
    const unpaid = spans.reduce((sum, { payer }, index) => sum + (payer === null ? (days[index] ?? 0) : 0), 0);
    daysWithoutPayer = Math.max(daysWithoutPayer, unpaid);
    for (const [index, { payer, from, to }] of spans.entries()) {
      if (payer === null) continue;
      const amount = amounts[index] ?? 0n;
      const tax = ppnOf(tariff.tax, amount);
      lines.push({
        ...charge,
        tariff,
        personId: payer,
        from,
        to,
        days: days[index] ?? 0,
        daysOfMonth: daysOf(period),
        amount,
        taxBase: tax?.base ?? 0n,
        tax: tax?.tax ?? 0n,
        localTax: tariff.basis === 'meter' ? (pbjtOf(amount, BigInt(tariff.localTaxPpm))?.tax ?? 0n) : 0n,
      });
    }
  }
  return { lines, daysWithoutPayer, lacksArea };
}

function chargeOf(tariff: Tariff, unit: RatedUnit, payer: string | null): Charge | 'no-area' | null {
  if (tariff.basis === 'meter') {
    const used = unit.usageOf(tariff.kind, payer);
    if (used === null) return null;
    const { amount: fullAmount, ...rated } = rateUsage(used, tariff);
    return { ...rated, fullAmount };
  }
  const qtyMilli = tariff.basis === 'area' ? unit.areaMilli : 1_000n;
  if (qtyMilli <= 0n) return 'no-area';
  return { qtyMilli, fullAmount: lineAmount(qtyMilli, BigInt(tariff.rateE4)), usage: null, chain: null };
}
