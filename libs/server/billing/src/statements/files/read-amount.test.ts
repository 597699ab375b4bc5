import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSen, readSide } from './read-amount.ts';
import { lacksYear, readDay } from './read-day.ts';

it.each([
  ['1.234.567,00', 123_456_700],
  ['1,234,567.00', 123_456_700],
  ['1.234.567', 123_456_700],
  ['150000.5', 15_000_050],
  ['.00', 0],
  ['Rp 1.000', 100_000],
  ['50,000.00 DB', 5_000_000],
  ['-2.500,25', -250_025],
  ['(2,500.25)', -250_025],
  ["'0", 0],
])('%j is %i sen', (text, sen) => {
  expect(readSen(text)).toBe(sen);
});

it.each(['', '-', 'abc', '1.2.3', '1.234,567.00', '12.34.567', '1e9', '1,234,56', '9999999999999999'])(
  '%j is no amount',
  (text) => {
    expect(readSen(text)).toBe(null);
  },
);

it('every amount is read as it was written, in both ways', () => {
  const write = (sen: number, locale: string) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(sen / 100);
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (sen) => {
      expect([readSen(write(sen, 'id-ID')), readSen(write(sen, 'en-US'))]).toEqual([sen, sen]);
    }),
    { numRuns: 500 },
  );
});

it.each([
  ['CR', 'in'],
  ['50,000.00 CR', 'in'],
  ['K', 'in'],
  ['DB', 'out'],
  ['Db.', 'out'],
  ['D', 'out'],
  ['ABCR', null],
  ['', null],
])('%j goes %s', (text, side) => {
  expect(readSide(text)).toBe(side);
});

const november = { from: '2026-11-01', to: '2026-11-30' };
it.each([
  ['02/01/2026', '2026-01-02'],
  ['02/01/26 10.15.00', '2026-01-02'],
  ['2026-01-02 08:00:00', '2026-01-02'],
  ['02-Mei-2026', '2026-05-02'],
  ['2 Oct 2026', '2026-10-02'],
  ["'05/11", '2026-11-05'],
  ['29/02/2026', null],
  ['29/02/2028', '2028-02-29'],
  ['00/01/2026', null],
  ['13/13/2026', null],
  ['05/Xyz/2026', null],
  ['PEND', null],
])('%j is the day %s', (text, day) => {
  expect(readDay(text, november)).toBe(day);
});

it('a day without a year is within the period, over the turn of a year as well; without a period nobody knows', () => {
  const turn = { from: '2026-12-25', to: '2027-01-05' };

  expect([readDay('30/12', turn), readDay('03/01', turn)]).toEqual(['2026-12-30', '2027-01-03']);
  expect(readDay('03/01', { from: null, to: null })).toBe(null);
  expect(['03/01', '3 Jan', '03/01/26', '2026-01-03'].map(lacksYear)).toEqual([true, true, false, false]);
});
