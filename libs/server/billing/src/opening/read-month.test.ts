import { expect, it } from 'vitest';
import { readMonth } from './read-month.ts';

it.each([
  ['2026-10', '2026-10'],
  ['2026/1', '2026-01'],
  ['10/2026', '2026-10'],
  ['1-2026', '2026-01'],
  ['Oktober 2026', '2026-10'],
  ['okt-2026', '2026-10'],
  ["Nov'2026", '2026-11'],
  ['Agustus 2026', '2026-08'],
  ['august 2026', '2026-08'],
  ['20/10/2026', '2026-10'],
  ['46315', '2026-10'],
])('a month written as %s is %s', (text, month) => {
  expect(readMonth(text)).toBe(month);
});

it.each(['', '13/2026', '0/2026', 'Foo 2026', '2026', '10/1926', 'oktober'])('%s is no month', (text) => {
  expect(readMonth(text)).toBeNull();
});
