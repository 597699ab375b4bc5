import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideHalfUp } from './divide-half-up.ts';
import { fromRupiah, mostRupiah, sumOf, toRupiah } from './rupiah.ts';

it.each([
  [5n, 10n, 1n],
  [4n, 10n, 0n],
  [15n, 10n, 2n],
  [-5n, 10n, -1n],
  [-4n, 10n, 0n],
  [0n, 3n, 0n],
])('%i / %i rounds half up to %i', (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient);
});

it('is never further away than half of the divisor, and the same for what is taken back', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 30n), 10n ** 30n), fc.bigInt(1n, 10n ** 12n), (dividend, divisor) => {
      const quotient = divideHalfUp(dividend, divisor);
      const off = quotient * divisor - dividend;
      expect((off < 0n ? -off : off) * 2n <= divisor).toBe(true);
      expect(divideHalfUp(-dividend, divisor)).toBe(-quotient);
    }),
    { numRuns: 10_000 },
  );
});

it('divides by nothing that is not above zero', () => {
  expect(() => divideHalfUp(1n, 0n)).toThrow(new RangeError('cannot divide by 0'));
});

it('takes whole rupiah as JSON has them, and gives them back', () => {
  expect([toRupiah(648_000), toRupiah(-1n), fromRupiah(648_000n)]).toEqual([648_000n, -1n, 648_000]);
});

it.each([0.5, Number.MAX_SAFE_INTEGER + 1, Number.NaN])('does not take %d for rupiah', (value) => {
  expect(() => toRupiah(value)).toThrow(RangeError);
});

it('knows the most that JSON carries', () => {
  expect(fromRupiah(mostRupiah)).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => fromRupiah(mostRupiah + 1n)).toThrow(RangeError);
  expect(() => toRupiah(-mostRupiah - 1n)).toThrow(RangeError);
});

it('adds amounts up', () => {
  expect([sumOf([]), sumOf([1n, 2n, -4n])]).toEqual([0n, -1n]);
});
