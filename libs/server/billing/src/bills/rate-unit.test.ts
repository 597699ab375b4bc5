import type { Tariff } from '@imah/contract/billing';
import { daysOf, lineAmount, periodBounds, ppnOf } from '@imah/ledger';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RatedUnit, rateUnit } from './rate-unit.ts';

type PlainTariff = Exclude<Tariff, { basis: 'meter' }>;

const tariffOf = (more: Partial<PlainTariff> = {}): PlainTariff => ({
  id: 'tariff',
  kind: 'service-charge',
  basis: 'area',
  payer: 'occupant',
  tax: 'none',
  rateE4: 180_000_000,
  from: '2026-01',
  to: null,
  ...more,
});
const unitOf = (more: Partial<RatedUnit> = {}): RatedUnit => ({
  areaMilli: 36_000n,
  payers: [],
  owners: [],
  usageOf: () => null,
  ...more,
});
const always = (payer: string) => ({ payer, from: '0001-01-01', to: null });

const period = fc
  .record({ year: fc.integer({ min: 2020, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);

/** Stays around a month, of few people, that may touch, leave gaps or lie wholly outside of it. */
function staysAround(month: string) {
  const first = Temporal.PlainDate.from(periodBounds(month).from);
  const turns = fc.uniqueArray(fc.integer({ min: -40, max: 70 }), { minLength: 0, maxLength: 6 });
  return fc.record({ turns, isOpen: fc.boolean() }).map(({ turns: days, isOpen }) => {
    const sorted = days.toSorted((a, b) => a - b).map((each) => first.add({ days: each }).toString());
    return sorted.flatMap((from, index) => {
      const to = sorted[index + 1];
      // Every third is a gap between two stays.
      if (index % 3 === 2 || (to === undefined && !isOpen)) return [];
      return [{ payer: ['sari', 'budi', 'ani'][index % 3] ?? 'sari', from, to: to ?? null }];
    });
  });
}
const aMonth = period.chain((month) =>
  fc.record({
    month: fc.constant(month),
    payers: staysAround(month),
    owners: staysAround(month),
    areaMilli: fc.bigInt({ min: 1n, max: 10_000_000n }),
    rateE4: fc.maxSafeNat().map((nat) => 1 + (nat % 10_000_000_000)),
    payer: fc.constantFrom('occupant' as const, 'owner' as const),
    tax: fc.constantFrom('none' as const, 'ppn-other-value' as const, 'ppn-full' as const),
  }),
);

describe('for every month, tariff and turn of people', () => {
  it('the days that are billed and those that nobody pays are the days of the month, each once', () => {
    fc.assert(
      fc.property(aMonth, ({ month, payers, owners, areaMilli, rateE4, payer, tax }) => {
        const rated = rateUnit(month, unitOf({ areaMilli, payers, owners }), [tariffOf({ rateE4, payer, tax })]);

        const billed = rated.lines.reduce((sum, { days }) => sum + days, 0);
        expect(billed + rated.daysWithoutPayer).toBe(daysOf(month));
        const inOrder = rated.lines.toSorted((a, b) => (a.from < b.from ? -1 : 1));
        for (const [index, line] of inOrder.entries())
          expect(line.from >= (inOrder[index - 1]?.to ?? periodBounds(month).from)).toBe(true);
      }),
    );
  });

  it('a month that somebody pays on every day comes to its whole amount, however often they change', () => {
    fc.assert(
      fc.property(aMonth, ({ month, payers, areaMilli, rateE4 }) => {
        const unit = unitOf({ areaMilli, payers, owners: [always('owner')] });
        const { lines, daysWithoutPayer } = rateUnit(month, unit, [tariffOf({ rateE4 })]);

        expect(daysWithoutPayer).toBe(0);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(lineAmount(areaMilli, BigInt(rateE4)));
      }),
    );
  });

  it('no line is more than the whole month, and its tax is that of its own amount', () => {
    fc.assert(
      fc.property(aMonth, ({ month, payers, owners, areaMilli, rateE4, tax }) => {
        const { lines } = rateUnit(month, unitOf({ areaMilli, payers, owners }), [tariffOf({ rateE4, tax })]);

        for (const { amount, fullAmount, taxBase, tax: paid } of lines) {
          expect(amount >= 0n && amount <= fullAmount).toBe(true);
          const own = ppnOf(tax, amount);
          expect([taxBase, paid]).toEqual([own?.base ?? 0n, own?.tax ?? 0n]);
          expect(paid <= taxBase && taxBase <= amount).toBe(true);
        }
      }),
    );
  });
});

describe('who pays', () => {
  it('is the owner for what is the owner’s, on the days on which a tenant pays the rest too', () => {
    const unit = unitOf({ payers: [always('tenant')], owners: [always('owner')] });
    const tariffs = [tariffOf(), tariffOf({ id: 'sinking', kind: 'sinking-fund', payer: 'owner' })];

    expect(rateUnit('2026-11', unit, tariffs).lines.map(({ tariff: { kind }, personId }) => [kind, personId])).toEqual([
      ['service-charge', 'tenant'],
      ['sinking-fund', 'owner'],
    ]);
  });

  it('is nobody for what is the owner’s in a unit whose owner is not known, though its tenant pays the rest', () => {
    const unit = unitOf({ payers: [always('tenant')] });
    const tariffs = [tariffOf({ kind: 'sinking-fund', payer: 'owner' }), tariffOf()];

    const { lines, daysWithoutPayer } = rateUnit('2026-11', unit, tariffs);

    expect([lines.map(({ personId }) => personId), daysWithoutPayer]).toEqual([['tenant'], 30]);
  });

  it('is the new payer from the first day of their stay on, and the one before up to the day before it', () => {
    const payers = [
      { payer: 'sari', from: '2023-05-01', to: '2024-02-20' },
      { payer: 'budi', from: '2024-02-29', to: null },
    ];
    const { lines } = rateUnit('2024-02', unitOf({ payers, owners: [always('owner')] }), [tariffOf()]);

    expect(lines.map(({ personId, from, to, days }) => [personId, from, to, days])).toEqual([
      ['sari', '2024-02-01', '2024-02-20', 19],
      ['owner', '2024-02-20', '2024-02-29', 9],
      ['budi', '2024-02-29', '2024-03-01', 1],
    ]);
  });

  it('has one line for each span, where they leave and come back within the month', () => {
    const payers = [
      { payer: 'sari', from: '2026-01-01', to: '2026-11-11' },
      { payer: 'budi', from: '2026-11-11', to: '2026-11-21' },
      { payer: 'sari', from: '2026-11-21', to: null },
    ];
    const { lines } = rateUnit('2026-11', unitOf({ payers }), [tariffOf()]);

    expect(lines.map(({ personId, amount }) => [personId, amount])).toEqual([
      ['sari', 216_000n],
      ['budi', 216_000n],
      ['sari', 216_000n],
    ]);
  });
});

describe('a unit without an area', () => {
  it('is not billed by the square metre and says so, and is billed for what each unit pays', () => {
    const unit = unitOf({ areaMilli: 0n, payers: [always('sari')] });
    const rated = rateUnit('2026-11', unit, [
      tariffOf(),
      tariffOf({ kind: 'fixed', basis: 'unit', rateE4: 500_000_000 }),
    ]);

    expect([rated.lacksArea, rated.daysWithoutPayer]).toEqual([true, 0]);
    expect(rated.lines.map(({ tariff: { kind }, amount }) => [kind, amount])).toEqual([['fixed', 50_000n]]);
  });

  it('lacks nothing where no tariff asks for its area', () => {
    const unit = unitOf({ areaMilli: 0n, payers: [always('sari')] });

    expect(rateUnit('2026-11', unit, [tariffOf({ basis: 'unit' })]).lacksArea).toBe(false);
  });
});

it('a month without tariffs is billed to nobody and lacks nobody', () => {
  expect(rateUnit('2026-11', unitOf(), [])).toEqual({ lines: [], daysWithoutPayer: 0, lacksArea: false });
});
