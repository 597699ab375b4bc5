import { expect, it } from 'vitest';
import { daysInWords } from './days-in-words.ts';

const names = ['', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min'];
const words = {
  every: 'Setiap hari',
  nameOf: (day: number) => names[day] ?? '',
  range: (first: string, last: string) => `${first}–${last}`,
};

it.each([
  [[1, 2, 3, 4, 5], 'Sen–Jum'],
  [[6, 7], 'Sab, Min'],
  [[1, 2, 3, 5, 7], 'Sen–Rab, Jum, Min'],
  [[5, 1], 'Sen, Jum'],
  [[7, 6, 5, 4, 3, 2, 1], 'Setiap hari'],
  [[4], 'Kam'],
])('writes the days %j as %s', (days, text) => {
  expect(daysInWords(days, words)).toBe(text);
});
