import type { ConsumptionOf, ShownAt, UnitConsumption } from '@imah/server-metering';
import { periodBounds, shiftPeriod } from '@imah/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateUsage } from './rate-usage.ts';
import { type BilledUsage, type UsageQuestion, usageOfUnit } from './usage-of-unit.ts';

const october = periodBounds('2026-10');
const shown: ShownAt = { meterNumber: 'A-1', on: '2026-10-01', values: [0], state: 'approved' };
const counted = (more: Partial<UnitConsumption> = {}): UnitConsumption => ({
  meterId: 'm',
  number: 'A-1',
  resource: 'water',
  registers: ['m³'],
  qtyMilli: 10_000,
  registersMilli: [10_000],
  basis: 'readings',
  begin: shown,
  end: shown,
  ...more,
});
const question = (more: Partial<UsageQuestion> = {}): UsageQuestion => ({
  unitId: 'u',
  kind: 'water',
  month: october,
  isOver: true,
  payer: 'sari',
  billed: undefined,
  ...more,
});
const billedIn = (period: string, more: Partial<BilledUsage> = {}): BilledUsage => ({
  personId: 'sari',
  to: periodBounds(period).to,
  since: periodBounds(period).from,
  askedMilli: 10_000,
  ...more,
});
const tariff = {
  kind: 'water',
  basis: 'meter',
  payer: 'occupant',
  tax: 'none',
  from: '2026-01',
  tiers: [
    { upToMilli: 10_000, rateE4: 49_000_000 },
    { upToMilli: null, rateE4: 60_000_000 },
  ],
  fixedFee: 5_000,
  minCharge: 20_000,
  localTaxPpm: 0,
} as const;
const rated = (from: string, to: string, usedMilli: number, correctionMilli = 0) =>
  rateUsage(
    { from, to, usedMilli, correctionMilli, meters: [], chain: { since: from, askedMilli: 0 } },
    { ...tariff, tiers: [...tariff.tiers] },
  );

describe('what a unit used', () => {
  it('is of the meters that count it, and nothing where it has none', () => {
    const both: ConsumptionOf = () => [counted(), counted({ resource: 'gas', qtyMilli: 7_000 })];
    expect(usageOfUnit(both, question()).usage?.usedMilli).toBe(10_000);
    expect(usageOfUnit(() => [], question())).toEqual({ usage: null, gaps: [] });
  });

  it('is not known while one of its meters is not, and names that one', () => {
    const one: ConsumptionOf = () => [counted(), counted({ meterId: 'n', number: 'A-2', basis: 'none', end: null })];
    expect(usageOfUnit(one, question())).toEqual({
      usage: null,
      gaps: [{ gap: 'no-reading', days: 0, meter: { id: 'n', number: 'A-2', kind: 'water' } }],
    });
  });

  it('is estimated only once the month is over, and says so', () => {
    const guessed: ConsumptionOf = () => [counted({ basis: 'estimate', end: null })];
    const gapOf = (isOver: boolean) => usageOfUnit(guessed, question({ isOver })).gaps.map(({ gap }) => gap);
    expect([gapOf(true), gapOf(false)]).toEqual([['estimate'], ['no-reading']]);
    const byStaff: ConsumptionOf = () => [counted({ basis: 'estimate', end: { ...shown, state: 'estimate' } })];
    expect(usageOfUnit(byStaff, question({ isOver: false }))).toMatchObject({
      usage: { usedMilli: 10_000 },
      gaps: [{ gap: 'estimate' }],
    });
  });

  it('begins where the last bill of the same payer ended, and anew for another payer', () => {
    const spans: string[] = [];
    const asked: ConsumptionOf = (_, { from, to }) => {
      spans.push(`${from} ${to}`);
      return [counted()];
    };
    usageOfUnit(asked, question({ billed: billedIn('2026-07') }));
    usageOfUnit(asked, question({ billed: billedIn('2026-07', { personId: 'budi' }) }));
    expect(spans).toEqual(['2026-08-01 2026-11-01', '2026-07-01 2026-08-01', '2026-10-01 2026-11-01']);
  });

  it('is not billed again in a month that a later bill went beyond', () => {
    expect(usageOfUnit(() => [counted()], question({ billed: billedIn('2026-10') }))).toEqual({
      usage: null,
      gaps: [],
    });
  });
});

describe('a rate by tiers', () => {
  it('of several months at once has the tiers, the fixed part and the minimum of as many', () => {
    const { amount, usage } = rated('2026-09-01', '2026-11-01', 22_000);
    expect([amount, usage.parts, usage.fixedFee]).toEqual([
      120_000n,
      [
        { qtyMilli: 20_000, rateE4: 49_000_000, amount: 98_000 },
        { qtyMilli: 2_000, rateE4: 60_000_000, amount: 12_000 },
      ],
      10_000,
    ]);
    expect(rated('2026-09-01', '2026-11-01', 0)).toMatchObject({ amount: 40_000n, usage: { toMinimum: 30_000 } });
  });

  it('asks for nothing below 0, though more was billed before than was used', () => {
    expect(rated('2026-10-01', '2026-11-01', 3_000, -8_000)).toMatchObject({ qtyMilli: 0n, amount: 20_000n });
  });

  it('comes to what each thousandth alone costs at the rate of its own tier, to half a rupiah for each tier', () => {
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: 3_000 }), { minLength: 0, maxLength: 4 });
    const rates = fc.array(fc.integer({ min: 0, max: 900_000_000 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(ends, rates, fc.nat(4_000), (unsorted, rateOf, qtyMilli) => {
        const sorted = unsorted.toSorted((one, other) => one - other);
        const tiers = [...sorted, null].map((upToMilli, index) => ({ upToMilli, rateE4: rateOf[index] ?? 0 }));
        let naive = 0;
        for (let nth = 0; nth < qtyMilli; nth += 1)
          naive += tiers.find(({ upToMilli }) => upToMilli === null || nth < upToMilli)?.rateE4 ?? 0;
        const { amount, usage } = rateUsage(
          {
            ...october,
            usedMilli: qtyMilli,
            correctionMilli: 0,
            meters: [],
            chain: { since: october.from, askedMilli: 0 },
          },
          { ...tariff, tiers, fixedFee: 0, minCharge: 0 },
        );
        expect(Math.abs(Number(amount) * 10_000_000 - naive)).toBeLessThanOrEqual(5_000_000 * usage.parts.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('whatever is read late, corrected or estimated', () => {
  /** Twelve months: what was counted in each, whether it was billed, and how wrong each end was known to be at that time. */
  const aYear = fc.array(
    fc.record({
      counted: fc.nat(30_000),
      isBilled: fc.boolean(),
      errors: fc.array(fc.integer({ min: -20_000, max: 20_000 }), { minLength: 13, maxLength: 13 }),
    }),
    { minLength: 12, maxLength: 12 },
  );
  const starts = Array.from({ length: 13 }, (_, index) => `${shiftPeriod('2026-01', index)}-01`);

  it('all bills of a payer together ask for what was counted, and what is owed to them is carried on', () => {
    fc.assert(
      fc.property(aYear, (months) => {
        const truth = starts.map((_, end) => months.slice(0, end).reduce((sum, month) => sum + month.counted, 0));
        let billed: BilledUsage | undefined;
        let [asked, owed] = [0, 0];
        for (const [index, { isBilled, errors }] of months.entries()) {
          const isLast = index === months.length - 1;
          // The first is where they begin; by the last all is known.
          if (!isBilled && !isLast && index > 0) continue;
          const known = (day: string) => {
            const nth = starts.indexOf(day);
            return (truth[nth] ?? 0) + (isLast ? 0 : (errors[nth] ?? 0));
          };
          const consumption: ConsumptionOf = (_, { from, to }) => [counted({ qtyMilli: known(to) - known(from) })];
          const month = { from: starts[index] ?? '', to: starts[index + 1] ?? '' };
          const { usage } = usageOfUnit(consumption, question({ month, billed }));
          if (usage === null) throw new Error('all ends are known');
          const { qtyMilli, chain } = rateUsage(usage, { ...tariff, tiers: [...tariff.tiers] });
          asked += Number(qtyMilli);
          owed = Number(qtyMilli) - usage.usedMilli - usage.correctionMilli;
          billed = { personId: 'sari', to: usage.to, ...chain };
        }
        expect(asked - owed).toBe(truth[12]);
        expect([owed >= 0, billed?.askedMilli, billed?.since]).toEqual([true, asked, '2026-01-01']);
      }),
      { numRuns: 500 },
    );
  });
});
