import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milliOf, missingOf } from './values-fields.tsx';

const two = ['LWBP', 'WBP'];

describe('what a meter shows', () => {
  it.each([
    ['a whole number', [4200], ['1'], [4_200_000]],
    ['three digits behind the comma', [4182.567], ['1'], [4_182_567]],
    ['what binary numbers cannot hold', [0.1 + 0.2], ['1'], [300]],
    ['nothing counted yet', [0], ['1'], [0]],
    ['each register in its order', [12.5, 7], two, [12_500, 7_000]],
  ])('is sent in thousandths: %s', (_what, values, registers, milli) => {
    expect(milliOf(values, registers)).toEqual(milli);
  });

  it.each([
    ['none of them', [], ['values.0', 'values.1']],
    ['the first', [null, 7], ['values.0']],
    ['the second', [12.5], ['values.1']],
  ])('is not sent while a register is empty, and the field is named: %s', (_what, values, missing) => {
    expect([milliOf(values, two), missingOf('values', values, two)]).toEqual([null, missing]);
  });

  it('of a register that is no longer there is not sent', () => {
    expect([milliOf([1, 2], ['1']), missingOf('values', [1, 2], ['1'])]).toEqual([[1000], []]);
  });

  it('comes back as it was typed, to the last thousandth', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 99_999_999_999 }), { minLength: 1, maxLength: 4 }), (milli) => {
        const registers = milli.map((_, index) => String(index));

        expect(
          milliOf(
            milli.map((value) => value / 1000),
            registers,
          ),
        ).toEqual(milli);
      }),
    );
  });
});
