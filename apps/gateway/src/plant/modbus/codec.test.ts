import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, encode } from './codec.ts';

const plain = { order: 'ABCD', scale: 1, offset: 0 } as const;
const orders = ['ABCD', 'CDAB', 'BADC', 'DCBA'] as const;

describe('what registers say', () => {
  it.each([
    ['int16', [0xff9c], -100],
    ['uint16', [0xff9c], 65_436],
    ['int32', [0xffff, 0xff9c], -100],
    ['uint32', [0x0001, 0xe240], 123_456],
    ['float32', [0x4366, 0x199a], 230.1],
    ['float64', [0x406c, 0xc333, 0x3333, 0x3333], 230.1],
  ] as const)('is read as %s', (as, words, value) => {
    expect(decode(words, { ...plain, as })).toBe(value);
  });

  it('is read in each order in which makers put words and bytes', () => {
    const ordered = { ABCD: [0x0001, 0xe240], CDAB: [0xe240, 0x0001], BADC: [0x0100, 0x40e2], DCBA: [0x40e2, 0x0100] };

    expect(orders.map((order) => decode(ordered[order], { ...plain, as: 'uint32', order }))).toEqual([
      123_456, 123_456, 123_456, 123_456,
    ]);
  });

  it('is scaled without the crumbs of binary fractions', () => {
    expect(decode([0, 1_234_567 & 0xffff].with(0, 1_234_567 >> 16), { ...plain, as: 'uint32', scale: 0.01 })).toBe(
      12_345.67,
    );
    expect(decode([2_151], { ...plain, as: 'int16', scale: 0.1, offset: -40 })).toBe(175.1);
  });

  it('is no value where it is no number', () => {
    expect([
      decode([0x7fc0, 0], { ...plain, as: 'float32' }),
      decode([0x7f80, 0], { ...plain, as: 'float32' }),
    ]).toEqual([null, null]);
  });
});

describe('what registers are set to', () => {
  it('reads as what it was set to, in every type, order, scale and offset', () => {
    const bounds = {
      int16: [-0x8000, 0x7fff],
      uint16: [0, 0xffff],
      int32: [-(2 ** 31), 2 ** 31 - 1],
      uint32: [0, 2 ** 32 - 1],
    };
    const any = fc.constantFrom(...(['int16', 'uint16', 'int32', 'uint32'] as const)).chain((as) =>
      fc.record({
        as: fc.constant(as),
        order: fc.constantFrom(...orders),
        scale: fc.constantFrom(1, 0.1, 0.01, 0.001, 2, 10, -1),
        offset: fc.constantFrom(0, -40, 100),
        raw: fc.integer({ min: bounds[as][0]!, max: bounds[as][1]! }),
      }),
    );

    fc.assert(
      fc.property(any, ({ raw, ...coded }) => {
        const value = Number((raw * coded.scale + coded.offset).toPrecision(15));
        const words = encode(value, coded);
        expect(words.every((word) => Number.isInteger(word) && word >= 0 && word <= 0xffff)).toBe(true);
        expect(decode(words, coded)).toBe(value);
      }),
    );
  });

  it('keeps every number of 64 bits', () => {
    const number = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((value) => Number(value.toPrecision(15)) + 0);
    fc.assert(
      fc.property(number, fc.constantFrom(...orders), (value, order) => {
        fc.pre(Number.isFinite(value));
        expect(decode(encode(value, { ...plain, as: 'float64', order }), { ...plain, as: 'float64', order })).toBe(
          value,
        );
      }),
    );
  });

  it.each([
    [70_000, 'uint16'],
    [-1, 'uint16'],
    [40_000, 'int16'],
    [2 ** 31, 'int32'],
    [1e39, 'float32'],
    [Number.NaN, 'float64'],
  ] as const)('is never %d as %s, which cannot say it', (value, as) => {
    expect(() => encode(value, { ...plain, as })).toThrow(`${value} is out of the range of ${as}`);
  });
});
