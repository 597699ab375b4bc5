import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '../today-of.ts';
import { planPrice, type PriceSpan } from './write-price.ts';

const span = (id: string, amount: number, from: string, to: string | null = null): PriceSpan => ({
  id,
  amount,
  from,
  to,
});
const said = (amount: number, from: string, to: string | null = null) => ({ amount, from, to });

describe('a price comes between those that are said already', () => {
  it('as it is where there is none', () => {
    expect(planPrice([], said(1, '2026-11-01'))).toEqual({ made: [said(1, '2026-11-01')], ended: null });
  });

  it('beside those that ended before it, and those that begin after it', () => {
    const known = [span('a', 1, '2026-01-01', '2026-01-31'), span('b', 2, '2026-03-01')];

    expect(planPrice(known, said(3, '2026-02-01', '2026-02-28'))).toEqual({
      made: [said(3, '2026-02-01', '2026-02-28')],
      ended: null,
    });
  });

  it('and ends the one that holds when it begins, the day before', () => {
    expect(planPrice([span('a', 1, '2026-01-01')], said(2, '2026-03-01'))).toEqual({
      made: [said(2, '2026-03-01')],
      ended: { id: 'a', to: '2026-02-28' },
    });
  });

  it('and lets the one that holds go on after it, until where that would have ended', () => {
    expect(planPrice([span('a', 1, '2026-01-01', '2026-12-31')], said(2, '2026-02-01', '2026-02-28'))).toEqual({
      made: [said(2, '2026-02-01', '2026-02-28'), said(1, '2026-03-01', '2026-12-31')],
      ended: { id: 'a', to: '2026-01-31' },
    });
  });

  it('and takes nothing after it from one that ends with it', () => {
    expect(planPrice([span('a', 1, '2026-01-01', '2026-02-28')], said(2, '2026-02-01', '2026-02-28'))).toEqual({
      made: [said(2, '2026-02-01', '2026-02-28')],
      ended: { id: 'a', to: '2026-01-31' },
    });
  });

  it.each([
    ['one begins the same day', [span('a', 1, '2026-02-01')], said(2, '2026-02-01')],
    ['one begins while it would hold', [span('a', 1, '2026-03-01')], said(2, '2026-02-01', '2026-03-01')],
    ['one begins later and it has no end', [span('a', 1, '2027-01-01')], said(2, '2026-02-01')],
    [
      'it would reach over the next',
      [span('a', 1, '2026-01-01', '2026-02-28'), span('b', 1, '2026-03-01')],
      said(2, '2026-02-01', '2026-03-01'),
    ],
  ])('but not where %s', (_what, known, price) => {
    expect(planPrice(known, price)).toBeNull();
  });
});

describe('whatever prices are said one after the other', () => {
  const day = (nth: number) => dayAfter('2026-01-01', nth);
  const prices = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 9 }),
      from: fc.integer({ min: 0, max: 60 }),
      length: fc.option(fc.integer({ min: 0, max: 20 })),
    }),
    { maxLength: 12 },
  );
  /** The prices after each was said that could be. */
  const sayAll = (list: readonly { amount: number; from: number; length: number | null }[]) => {
    let known: PriceSpan[] = [];
    for (const [nth, { amount, from, length }] of list.entries()) {
      const steps = planPrice(known, said(amount, day(from), length === null ? null : day(from + length)));
      if (steps === null) continue;
      const { made, ended } = steps;
      known = known.map((one) => (one.id === ended?.id ? { ...one, to: ended.to } : one));
      known.push(...made.map((one, index) => ({ ...one, id: `${nth}-${index}` })));
      known.sort((a, b) => (a.from < b.from ? -1 : 1));
    }
    return known;
  };
  const amountOn = (known: readonly PriceSpan[], on: string) =>
    known.filter(({ from, to }) => from <= on && (to === null || on <= to)).map(({ amount }) => amount);

  it('no day has two of them, and none ends before it begins', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const known = sayAll(list);
        expect(known.filter(({ from, to }) => to !== null && to < from)).toEqual([]);
        for (let nth = 0; nth < 85; nth += 1) expect(amountOn(known, day(nth)).length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('a day that had a price has one ever after', () => {
    fc.assert(
      fc.property(prices, (list) => {
        const [before, after] = [sayAll(list.slice(0, -1)), sayAll(list)];
        for (let nth = 0; nth < 85; nth += 1)
          expect(amountOn(after, day(nth)).length).toBeGreaterThanOrEqual(amountOn(before, day(nth)).length);
      }),
      { numRuns: 300 },
    );
  });
});
