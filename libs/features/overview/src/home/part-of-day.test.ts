import { expect, it } from 'vitest';
import { partOfDay } from './part-of-day.ts';

it('divides the day as Indonesians greet', () => {
  const hours = [0, 3, 4, 10, 11, 14, 15, 17, 18, 23];

  expect(hours.map(partOfDay)).toEqual([
    'evening',
    'evening',
    'morning',
    'morning',
    'noon',
    'noon',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
