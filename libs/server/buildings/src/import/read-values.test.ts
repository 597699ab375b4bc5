import { expect, it } from 'vitest';
import { readDay, readDecimal, readFloor, readKind, readPhone } from './read-values.ts';

it.each([
  ['3', 3, 'Lantai 3'],
  ['Lt. 12', 12, 'Lt. 12'],
  ['lantai dasar', 0, 'lantai dasar'],
  ['LG', 0, 'LG'],
  ['B2', -2, 'B2'],
  ['-1', -1, 'Basemen 1'],
  ['3.0', 3, 'Lantai 3'],
])('reads the floor %s as level %i, called %s', (text, level, label) => {
  expect(readFloor(text)).toEqual({ level, label });
});

it.each(['atap', 'L', '999', '1,5'])('does not know the floor %s', (text) => {
  expect(readFloor(text)).toBeNull();
});

it.each([
  ['36', 36],
  ['36,5', 36.5],
  ['36.50 m²', 36.5],
  ['1.250,75', 1250.75],
  ['1.000.000', 1_000_000],
  ['dua', null],
  ['1,000,5', null],
  ['-4', null],
])('reads %s as the number %s', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});

it.each([
  ['0812-3456-7890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  ['6281234567890', '+6281234567890'],
  ['+65 9123 4567', '+6591234567'],
  ['123', null],
  ['=cmd()', null],
])('reads the telephone number %s as %s', (text, number) => {
  expect(readPhone(text)).toBe(number);
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['20/11/2026', '2026-11-20'],
  ['1-2-2026', '2026-02-01'],
  ['46346', '2026-11-20'],
  ['31/02/2026', null],
  ['01/01/0001', null],
  ['0000-01-01', null],
  ['31/12/2200', null],
  ['kemarin', null],
])('reads the day %s as %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it('knows the kinds in both languages', () => {
  expect(['Hunian', 'PARKING', 'fasum', 'apa'].map(readKind)).toEqual(['residential', 'parking', 'common', null]);
});
