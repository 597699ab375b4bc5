import { expect, it } from 'vitest';
import { bookValueAfter } from './books/straight-line.ts';
import { lateFee } from './charges/late-fee.ts';
import { lineAmount } from './charges/line-amount.ts';
import { rateCharge } from './charges/rate-charge.ts';
import { pbjtOf, ppnOf } from './charges/tax.ts';
import { formatRupiah } from './text/format-rupiah.ts';

it.each([
  ['a service charge of 36 m² at Rp 18.000', 36_000n, 180_000_000n, 648_000n],
  ['a sinking fund of 36 m² at Rp 2.000', 36_000n, 20_000_000n, 72_000n],
  ['182,437 kWh at Rp 1.444,70', 182_437n, 14_447_000n, 263_567n],
])('%s comes to the golden number', (_, qtyMilli, rateE4, amount) => {
  expect(lineAmount(qtyMilli, rateE4)).toBe(amount);
});

it('local tax of 3 % on 263.567 is 7.907', () => {
  expect(pbjtOf(263_567n, 30_000n)).toEqual({ base: 263_567n, tax: 7_907n });
});

it('23,4 m³ of water go through three marginal steps', () => {
  const tiers = [
    { upToMilli: 10_000n, rateE4: 49_000_000n },
    { upToMilli: 20_000n, rateE4: 60_000_000n },
    { upToMilli: null, rateE4: 74_500_000n },
  ];

  const water = rateCharge(23_400n, { tiers, fixedFee: 0n, minCharge: 0n });

  expect([water.parts.map(({ amount }) => amount), water.amount]).toEqual([[49_000n, 60_000n, 25_330n], 134_330n]);
});

it.each([
  [1_000_000n, 916_667n, 110_000n],
  [648_000n, 594_000n, 71_280n],
])('PPN on another value of %i has the base %i and comes to %i', (price, base, tax) => {
  expect(ppnOf('ppn-other-value', price)).toEqual({ base, tax });
});

it('a late fee of 3 % on 1.106.000 is 33.180, and with a minimum of 75.000 that', () => {
  const rule = { kind: 'share', ppm: 30_000n } as const;

  expect([lateFee(1_106_000n, rule), lateFee(1_106_000n, { ...rule, least: 75_000n })]).toEqual([33_180n, 75_000n]);
});

it.each([
  [12_000_000n, 0n, 48, 10, 9_500_000n],
  [12_000_000n, 1_200_000n, 60, 18, 8_760_000n],
])(
  'an asset of %i with %i left after %i months is worth, after %i of them, %i',
  (price, residual, months, after, left) => {
    expect(bookValueAfter({ price, residual, months }, after)).toBe(left);
  },
);

it('a negative amount has its sign before the Rp, and a space that does not break', () => {
  expect(formatRupiah(-1_234_567n)).toBe('-Rp\u00a01.234.567');
});
