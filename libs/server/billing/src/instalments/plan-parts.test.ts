import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsOf, type Terms } from './plan-parts.ts';
import { movedOf, nextOf, standParts } from './stand-parts.ts';

const total = fc.integer({ min: 12, max: 9_007_199_254_740 });
const terms = fc.record<Terms>({
  firstOn: fc
    .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  every: fc.constantFrom('week', 'month'),
  by: fc.constant('count'),
  value: fc.integer({ min: 2, max: 12 }),
});
const sumOf = (amounts: readonly { readonly amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

it('parts come to their sum exactly, differ by one rupiah at most, the larger first, and each is due after the one before', () => {
  fc.assert(
    fc.property(total, terms, (sum, asked) => {
      const parts = partsOf(sum, asked);

      expect(parts).toHaveLength(asked.value);
      expect(sumOf(parts)).toBe(sum);
      const amounts = parts.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      expect((amounts[0] ?? 0) - (amounts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      const days = parts.map(({ dueOn }) => dueOn);
      expect(days[0]).toBe(asked.firstOn);
      expect(days).toEqual([...new Set(days)].toSorted());
    }),
    { numRuns: 500 },
  );
});

it('parts of an amount are of that amount but for the last, and come to their sum', () => {
  fc.assert(
    fc.property(total, fc.integer({ min: 1, max: 9_007_199_254_740 }), (sum, value) => {
      const parts = partsOf(sum, { firstOn: '2026-01-31', every: 'month', by: 'amount', value });
      const count = Math.ceil(sum / value);

      expect(parts).toHaveLength(count >= 2 && count <= 12 ? count : 0);
      if (parts.length === 0) return;
      expect(sumOf(parts)).toBe(sum);
      expect(parts.slice(0, -1).every(({ amount }) => amount === value)).toBe(true);
      expect(parts.at(-1)?.amount).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

it('of a 31st, a shorter month has its last day, and the next has the 31st again', () => {
  const parts = partsOf(100, { firstOn: '2026-01-31', every: 'month', by: 'count', value: 3 });

  expect(parts).toEqual([
    { position: 1, dueOn: '2026-01-31', amount: 34 },
    { position: 2, dueOn: '2026-02-28', amount: 33 },
    { position: 3, dueOn: '2026-03-31', amount: 33 },
  ]);
});

it('a plan has two to twelve parts, and none of nothing', () => {
  const counts = [1, 13, 2].map(
    (value) => partsOf(1, { firstOn: '2026-01-01', every: 'week', by: 'count', value }).length,
  );

  expect(counts).toEqual([0, 0, 0]);
});

it('whatever is paid, credited and taken back, what is not paid of the parts is what is open of the bills', () => {
  const bill = fc
    .record({
      total: fc.integer({ min: 1, max: 1_000_000 }),
      paidThen: fc.integer({ min: 0, max: 1_000_000 }),
      now: fc.integer({ min: 0, max: 1_000_000 }),
      credited: fc.integer({ min: 0, max: 1_000_000 }),
    })
    .map(({ total: whole, paidThen, now, credited }) => {
      const paid = paidThen % whole;
      const creditedNow = credited % whole;
      return { open: whole - paid, paid, paidNow: now % (whole - creditedNow + 1), credited: 0, creditedNow, whole };
    });
  fc.assert(
    fc.property(fc.array(bill, { minLength: 1, maxLength: 4 }), terms, (bills, asked) => {
      const sum = bills.reduce((all, { open }) => all + open, 0);
      const agreed = partsOf(sum, asked);
      if (agreed.length === 0) return;
      const stood = standParts(agreed, movedOf(bills), '2028-01-01');
      const open = bills.reduce((all, { whole, paidNow, creditedNow }) => all + whole - paidNow - creditedNow, 0);

      expect(stood.reduce((all, { amount, paid }) => all + amount - paid, 0)).toBe(open);
      expect(stood.every(({ amount, paid }) => paid >= 0 && paid <= amount)).toBe(true);
      expect(nextOf(stood, 3) === null).toBe(open === 0);
    }),
    { numRuns: 500 },
  );
});

it('money fills the parts in their order, a credit note takes away from the last', () => {
  const agreed = partsOf(900, { firstOn: '2026-12-01', every: 'month', by: 'count', value: 3 });
  const stood = standParts(agreed, { received: 350, lowered: 350, raised: 0 }, '2027-01-02');

  expect(stood).toEqual([
    { position: 1, dueOn: '2026-12-01', amount: 300, paid: 300, state: 'paid' },
    { position: 2, dueOn: '2027-01-01', amount: 250, paid: 50, state: 'late' },
    { position: 3, dueOn: '2027-02-01', amount: 0, paid: 0, state: 'dropped' },
  ]);
  expect(nextOf(stood, 3)).toEqual({ position: 2, dueOn: '2027-01-01', payBy: '2027-01-04', rest: 200 });
});
