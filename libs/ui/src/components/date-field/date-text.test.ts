import { expect, it } from 'vitest';
import { dayOf, isoOf, readDate, writeDate } from './date-text.ts';

it.each([
  '20/11/2026',
  '20-11-2026',
  '20.11.2026',
  '20 11 2026',
  '20/11/26',
  '20112026',
  '2026-11-20',
  '20 Nov 2026',
  '20 november 2026',
  'Jumat, 20 November 2026',
  ' 20-nop-26 '.replace('nop', 'nov'),
])('reads %s as the same day', (text) => {
  expect(readDate(text)).toEqual({ kind: 'value', value: '2026-11-20' });
});

it.each([
  ['1/2/2026', '2026-02-01'],
  ['17 Agustus 1945', '1945-08-17'],
  ['17 Agt 2026', '2026-08-17'],
  ['29/2/2028', '2028-02-29'],
  ['5 May 2026', '2026-05-05'],
  ['5 Mei 2026', '2026-05-05'],
])('reads %s day first, as %s', (text, value) => {
  expect(readDate(text)).toEqual({ kind: 'value', value });
});

it.each(['29/2/2026', '31/4/2026', '13/13/2026', '0/1/2026', 'besok', '20/11', '20 Xyz 2026', '1/1/0026'])(
  'finds no day in %s',
  (text) => {
    expect(readDate(text)).toEqual({ kind: 'unreadable' });
  },
);

it('takes blanks as no date', () => {
  expect(readDate('  ')).toEqual({ kind: 'empty' });
});

it('reads back everything it writes, and keeps the day of a Date', () => {
  const days = ['2026-01-01', '2026-11-20', '2028-02-29', '1945-08-17'];

  expect(days.map((day) => readDate(writeDate(day)))).toEqual(days.map((value) => ({ kind: 'value', value })));
  expect(days.map((day) => isoOf(dayOf(day)))).toEqual(days);
});
