import { describe, expect, it } from 'vitest';
import { type GridLine, withAmount, withPasted, yearOf } from './grid-lines.ts';
import { cellsOf, readAmount } from './read-amount.ts';

const line = (code: string, amount: number): GridLine => ({
  accountId: code,
  code,
  key: null,
  name: code,
  type: 'expense',
  months: Array.from({ length: 12 }, () => amount),
});
const lines = [line('5100', 0), line('5200', 10)];
const monthsOf = (all: readonly GridLine[] | null, code: string) =>
  all?.find((one) => one.code === code)?.months.slice(0, 4);

describe('an amount of a cell', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['-', 0],
    ['0', 0],
    ['1500000', 1_500_000],
    ['1.500.000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1 500 000', 1_500_000],
    ['Rp 1.500.000', 1_500_000],
    ['Rp\u00A01.500', 1_500],
    ['100.000.000.000', 100_000_000_000],
  ])('“%s” is read as %i rupiah', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['-5', '1,5', '1.500,50', '12.34', '1e9', 'lima', '100.000.000.001', '1.5000', '=A1'])(
    '“%s” is no whole rupiah of a month, and none is guessed',
    (text) => {
      expect(readAmount(text)).toBe(null);
    },
  );

  it('of a year may be twelve times that of a month, and no more', () => {
    expect([readAmount('1200000000000', 12), readAmount('1200000000001', 12)]).toEqual([1_200_000_000_000, null]);
  });
});

describe('lines of a budget', () => {
  it('take a month as it is, and spread a year so that it adds up to the rupiah', () => {
    expect(monthsOf(withAmount(lines, '5100', 1, 7), '5100')).toEqual([0, 7, 0, 0]);
    const spread = withAmount(lines, '5200', 'year', 100);
    expect([monthsOf(spread, '5200'), yearOf(spread[1]?.months ?? [])]).toEqual([[8, 8, 9, 8], 100]);
  });

  it('are left as they are by an amount that stands there already: a year that was spread by hand stays so', () => {
    const byHand = withAmount(lines, '5100', 0, 12);

    expect(withAmount(byHand, '5100', 'year', 12)).toEqual(byHand);
  });

  it('take cells of a spreadsheet from a cell on; what has no place falls off', () => {
    const pasted = withPasted(lines, { row: 0, column: 1 }, '1\t2.000\r\n3\t4\r\n5\t6\r\n');

    expect([monthsOf(pasted, '5100'), monthsOf(pasted, '5200')]).toEqual([
      [0, 1, 2_000, 0],
      [10, 3, 4, 10],
    ]);
    expect(monthsOf(withPasted(lines, { row: 1, column: 11 }, '9\t9'), '5200')).toEqual([10, 10, 10, 10]);
  });

  it('take none of the cells where one is no amount', () => {
    expect(withPasted(lines, { row: 0, column: 0 }, '1\tlima')).toBe(null);
  });

  it('hold one text alone for what is typed', () => {
    expect([cellsOf('1.500'), cellsOf('1.500\n'), cellsOf('1\n2')]).toEqual([null, null, [['1'], ['2']]]);
    expect(withPasted(lines, { row: 0, column: 0 }, '5')).toBe(lines);
  });
});
