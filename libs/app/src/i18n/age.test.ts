import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

it.each([
  ['now, also by a clock that runs behind', -3 * second, 'now', 0],
  ['now below five seconds', 5 * second - 1, 'now', 0],
  ['seconds from the fifth on', 5 * second, 'seconds', 5],
  ['seconds up to a minute', minute - 1, 'seconds', 59],
  ['whole minutes', minute, 'minutes', 1],
  ['minutes up to an hour', hour - 1, 'minutes', 59],
  ['whole hours', hour, 'hours', 1],
  ['hours up to a day', day - 1, 'hours', 23],
  ['whole days', day, 'days', 1],
  ['days without end', 400 * day + hour, 'days', 400],
])('is told as %s', (_, ms, unit, count) => {
  expect(ageOf(ms)).toEqual({ unit, count });
});
