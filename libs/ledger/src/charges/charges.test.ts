import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sumOf } from '../amounts/rupiah.ts';
import { lateFee } from './late-fee.ts';
import { lineAmount } from './line-amount.ts';
import { rateCharge } from './rate-charge.ts';
import { prorate, shareOut } from './share-out.ts';
import { ppnOf } from './tax.ts';
import { rateByTiers, tierFault, type Tier } from './tiers.ts';

const many = { numRuns: 10_000 };
const quantity = fc.bigInt(0n, 1_000_000_000n);

/** Rates in whole rupiah and ends in whole units: no step is rounded, so a naive sum is exact. */
const wholeTiers = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 5 }),
    fc.array(fc.nat(50_000), { minLength: 6, maxLength: 6 }),
  )
  .map(([ends, rates]): Tier[] =>
    [...ends.toSorted((a, b) => a - b).map((end) => BigInt(end) * 1000n), null].map((upToMilli, index) => ({
      upToMilli,
      rateE4: BigInt(rates[index] ?? 0) * 10_000n,
    })),
  );

it('steps come to what each unit alone costs', () => {
  const units = fc.integer({ min: 0, max: 400 });
  const naive = (count: number, tiers: readonly Tier[]) =>
    sumOf(
      Array.from({ length: count }, (_, unit) => {
        const tier = tiers.find(({ upToMilli }) => upToMilli === null || BigInt(unit) * 1000n < upToMilli);
        return lineAmount(1000n, tier?.rateE4 ?? 0n);
      }),
    );

  fc.assert(
    fc.property(units, wholeTiers, (count, tiers) => {
      const rated = sumOf(rateByTiers(BigInt(count) * 1000n, tiers).map(({ amount }) => amount));
      expect(rated).toBe(naive(count, tiers));
    }),
    { numRuns: 1_000 },
  );
});

it('steps lose nothing of the quantity', () => {
  fc.assert(
    fc.property(quantity, wholeTiers, (qtyMilli, tiers) => {
      expect(sumOf(rateByTiers(qtyMilli, tiers).map((part) => part.qtyMilli))).toBe(qtyMilli);
    }),
    many,
  );
});

it('says what is wrong with steps', () => {
  const end = { upToMilli: null, rateE4: 1n };
  const step = { upToMilli: 10n, rateE4: 1n };

  expect([
    tierFault([]),
    tierFault([step]),
    tierFault([step, step, end]),
    tierFault([end, end]),
    tierFault([{ upToMilli: null, rateE4: -1n }]),
    tierFault([{ upToMilli: null, rateE4: 0n }]),
  ]).toEqual(['none', 'end-missing', 'not-rising', 'not-rising', 'negative-rate', null]);
});

it('rates neither by steps with a fault nor a negative quantity', () => {
  expect(() => rateByTiers(1n, [])).toThrow(new RangeError('the tiers of a tariff cannot be: none'));
  expect(() => rateByTiers(-1n, [{ upToMilli: null, rateE4: 1n }])).toThrow(RangeError);
});

it('a minimum is asked of steps and fixed part together', () => {
  const rule = { tiers: [{ upToMilli: null, rateE4: 10_000n }], fixedFee: 5_000n, minCharge: 20_000n };

  expect(rateCharge(10_000_000n, rule)).toMatchObject({ toMinimum: 5_000n, amount: 20_000n });
  expect(rateCharge(20_000_000n, rule)).toMatchObject({ toMinimum: 0n, amount: 25_000n });
  expect(rateCharge(0n, rule)).toEqual({ parts: [], fixedFee: 5_000n, toMinimum: 15_000n, amount: 20_000n });
});

it('shares come to the amount exactly, and none is further than a rupiah from its part', () => {
  const weights = fc.array(fc.bigInt(0n, 10n ** 9n), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), weights, (amount, given) => {
      const total = given.reduce((sum, weight) => sum + weight, 0n);
      fc.pre(total > 0n);
      const shares = shareOut(amount, given);
      expect(sumOf(shares)).toBe(amount);
      for (const [index, share] of shares.entries()) {
        const off = share * total - amount * (given[index] ?? 0n);
        expect((off < 0n ? -off : off) < total).toBe(true);
      }
    }),
    many,
  );
});

it('what is left goes to the largest remainders, among equal ones to the first', () => {
  expect([shareOut(100n, [1n, 1n, 1n]), shareOut(10n, [5n, 3n, 3n])]).toEqual([
    [34n, 33n, 33n],
    [4n, 3n, 3n],
  ]);
});

it('shares nothing among nobody, but an amount with nobody to bear it is a fault', () => {
  expect(shareOut(0n, [0n, 0n])).toEqual([0n, 0n]);
  expect(() => shareOut(1n, [])).toThrow(new RangeError('an amount cannot be shared among no weights'));
  expect(() => shareOut(1n, [2n, -1n])).toThrow(new RangeError('a share cannot have a negative weight'));
});

it('a month for some of its days and the rest of it are the month', () => {
  expect(prorate(648_000n, [12, 18])).toEqual([259_200n, 388_800n]);
  expect(sumOf(prorate(100_001n, [10, 10, 11]))).toBe(100_001n);
});

it('PPN on another value is never a rupiah away from eleven per cent', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), (price) => {
      const off = (ppnOf('ppn-other-value', price)?.tax ?? 0n) * 100n - price * 11n;
      expect((off < 0n ? -off : off) <= 112n).toBe(true);
    }),
    many,
  );
});

it('full PPN is twelve per cent of the price, and none is none', () => {
  expect([ppnOf('ppn-full', 1_000_000n), ppnOf('none', 1_000_000n)]).toEqual([
    { base: 1_000_000n, tax: 120_000n },
    null,
  ]);
});

it('a late fee is fixed or a share, at most so much, and nothing on nothing', () => {
  expect([
    lateFee(500_000n, { kind: 'fixed', amount: 10_000n }),
    lateFee(5_000_000n, { kind: 'share', ppm: 30_000n, most: 100_000n }),
    lateFee(0n, { kind: 'fixed', amount: 10_000n }),
  ]).toEqual([10_000n, 100_000n, 0n]);
});
