import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreditableLine, grossOf, partsOf, restOf, spread } from './credit-parts.ts';

/** The golden line: Rp 648.000 with PPN on eleven twelfths of it. */
const line: CreditableLine = { position: 1, net: 648_000, tax: 71_280, localTax: 0, credited: 0 };

describe('what a credit takes back of a line', () => {
  it('is of charge and taxes by their shares, to the rupiah', () => {
    expect(partsOf(line, 719_280)).toEqual({ net: 648_000, tax: 71_280, localTax: 0 });
    expect(partsOf(line, 359_640)).toEqual({ net: 324_000, tax: 35_640, localTax: 0 });
    expect(partsOf({ ...line, net: 263_567, tax: 0, localTax: 7_907 }, 271_474)).toEqual({
      net: 263_567,
      tax: 0,
      localTax: 7_907,
    });
  });

  it('comes to the parts of the line exactly, by however many credits it is taken back', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 8 });
    const rupiah = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amounts, rupiah, rupiah, rupiah, (wanted, net, tax, localTax) => {
        let at: CreditableLine = { position: 1, net, tax, localTax, credited: 0 };
        const taken = { net: 0, tax: 0, localTax: 0 };
        for (const amount of [...wanted, grossOf(at)]) {
          const some = Math.min(amount, restOf(at));
          const parts = partsOf(at, some);
          expect(parts.net + parts.tax + parts.localTax).toBe(some);
          expect(Math.min(parts.net, parts.tax, parts.localTax)).toBeGreaterThanOrEqual(0);
          taken.net += parts.net;
          taken.tax += parts.tax;
          taken.localTax += parts.localTax;
          at = { ...at, credited: at.credited + some };
        }
        expect(taken).toEqual({ net, tax, localTax });
      }),
      { numRuns: 500 },
    );
  });
});

it('all that is open of a bill is taken from its first line on, each as far as it goes', () => {
  const lines = [
    { ...line, credited: 700_000 },
    { position: 2, net: 72_000, tax: 0, localTax: 0, credited: 72_000 },
    { position: 3, net: 50_000, tax: 0, localTax: 0, credited: 0 },
  ];
  const taken = (outstanding: number) =>
    spread(lines, outstanding).map(({ line: { position }, amount }) => [position, amount]);
  expect(taken(69_280)).toEqual([
    [1, 19_280],
    [3, 50_000],
  ]);
  expect(taken(10_000)).toEqual([[1, 10_000]]);
  expect(taken(0)).toEqual([]);
});
