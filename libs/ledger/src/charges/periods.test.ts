import fc from 'fast-check';
import { expect, it } from 'vitest';
import { payerSpans, type Stay } from './payer-spans.ts';
import { daysBetween, daysOf, periodBounds, shiftPeriod } from './period.ts';

const november = periodBounds('2026-11');

it('a month goes from its first day to the first of the next', () => {
  expect([periodBounds('2026-12'), daysOf('2026-02'), daysOf('2028-02'), daysOf('2026-11')]).toEqual([
    { from: '2026-12-01', to: '2027-01-01' },
    28,
    29,
    30,
  ]);
});

it('months go over the ends of years, both ways', () => {
  expect([shiftPeriod('2026-11', 2), shiftPeriod('2026-01', -1), shiftPeriod('2026-11', -24)]).toEqual([
    '2027-01',
    '2025-12',
    '2024-11',
  ]);
});

it('who moved in during the month pays from that day, and the owner before', () => {
  const owner: Stay<string>[] = [{ payer: 'Sari', from: '2020-01-01', to: null }];
  const tenant: Stay<string>[] = [{ payer: 'Budi', from: '2026-11-13', to: null }];

  expect(payerSpans(november, [tenant, owner])).toEqual([
    { payer: 'Sari', from: '2026-11-01', to: '2026-11-13' },
    { payer: 'Budi', from: '2026-11-13', to: '2026-12-01' },
  ]);
});

it('days on which nobody pays are said to be so', () => {
  expect(payerSpans(november, [[{ payer: 'Budi', from: '2026-10-01', to: '2026-11-11' }], []])).toEqual([
    { payer: 'Budi', from: '2026-11-01', to: '2026-11-11' },
    { payer: null, from: '2026-11-11', to: '2026-12-01' },
  ]);
});

it('two stays of one payer that touch are one span', () => {
  const stays = [
    { payer: 'Budi', from: '2026-01-01', to: '2026-11-15' },
    { payer: 'Budi', from: '2026-11-15', to: null },
  ];

  expect(payerSpans(november, [stays])).toEqual([{ payer: 'Budi', ...november }]);
});

it('spans cover every day of the period once, in order', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
  const stay = fc.record({ payer: fc.constantFrom('a', 'b', 'c'), from: day, to: fc.option(day) });
  fc.assert(
    fc.property(fc.array(stay, { maxLength: 6 }), fc.array(stay, { maxLength: 3 }), (tenants, owners) => {
      const spans = payerSpans(november, [tenants, owners]);
      expect(spans.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0)).toBe(30);
      expect([spans[0]?.from, spans.at(-1)?.to]).toEqual([november.from, november.to]);
      expect(spans.slice(1).map(({ from }) => from)).toEqual(spans.slice(0, -1).map(({ to }) => to));
    }),
    { numRuns: 10_000 },
  );
});
