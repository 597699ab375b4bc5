import type { ChargeBasis, ChargeKind, ChargePayer, ChargeTax } from '@imah/contract/billing/words';
import {
  type Day,
  daysBetween,
  daysOf,
  lineAmount,
  payerSpans,
  periodBounds,
  ppnOf,
  prorate,
  type Stay,
} from '@imah/ledger';

/** A tariff that holds in the month. */
export interface RatedTariff {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly basis: ChargeBasis;
  readonly payer: ChargePayer;
  readonly tax: ChargeTax;
  readonly rateE4: bigint;
  readonly from: Day;
}

/** What a unit is charged by: its area in thousandths of a square metre, and who pays and owns it by days. */
export interface RatedUnit {
  readonly areaMilli: bigint;
  readonly payers: readonly Stay<string>[];
  readonly owners: readonly Stay<string>[];
}

/** One line for one payer. Amounts in rupiah. */
export interface RatedLine {
  readonly tariff: RatedTariff;
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
}

/** What a unit is charged for a month, by payer, and on how many days at most nobody was found to pay. */
export function rateUnit(
  period: string,
  unit: RatedUnit,
  tariffs: readonly RatedTariff[],
): { readonly lines: readonly RatedLine[]; readonly daysWithoutPayer: number; readonly lacksArea: boolean } {
  const month = periodBounds(period);
  const lines: RatedLine[] = [];
  let daysWithoutPayer = 0;
  let lacksArea = false;
  for (const tariff of tariffs) {
    const qtyMilli = tariff.basis === 'area' ? unit.areaMilli : 1_000n;
    if (qtyMilli <= 0n) {
      lacksArea = true;
      continue;
    }
    const fullAmount = lineAmount(qtyMilli, tariff.rateE4);
    const spans = payerSpans(month, tariff.payer === 'owner' ? [unit.owners] : [unit.payers, unit.owners]);
    const days = spans.map(({ from, to }) => daysBetween(from, to));
    // Shares of all days: together they are the month, whoever pays them.
    const amounts = prorate(fullAmount, days);
    const unpaid = spans.reduce((sum, { payer }, index) => sum + (payer === null ? (days[index] ?? 0) : 0), 0);
    daysWithoutPayer = Math.max(daysWithoutPayer, unpaid);
    for (const [index, { payer, from, to }] of spans.entries()) {
      if (payer === null) continue;
      const amount = amounts[index] ?? 0n;
      const tax = ppnOf(tariff.tax, amount);
      lines.push({
        tariff,
        personId: payer,
        qtyMilli,
        from,
        to,
        days: days[index] ?? 0,
        daysOfMonth: daysOf(period),
        fullAmount,
        amount,
        taxBase: tax?.base ?? 0n,
        tax: tax?.tax ?? 0n,
      });
    }
  }
  return { lines, daysWithoutPayer, lacksArea };
}
