import { expect, it } from 'vitest';
import { dayFormOf, stretchesOf } from './day-hours.ts';

const office = [
  { from: 480, to: 720 },
  { from: 780, to: 1020 },
];

it.each([[office], [[{ from: 0, to: 1440 }]], [[{ from: 555, to: 560 }]], [[]]])(
  'writes a day as it was read: %j',
  (stretches) => {
    expect(stretchesOf(dayFormOf(stretches))).toEqual(stretches);
  },
);

it.each([
  [{ from: null }],
  [{ to: '07:00' }],
  [{ breakFrom: null }],
  [{ breakFrom: '07:00' }],
  [{ breakTo: '11:00' }],
  [{ breakTo: '18:00' }],
])('does not take a day that is not in order: %j', (change) => {
  expect(stretchesOf({ ...dayFormOf(office), ...change })).toBeNull();
});
