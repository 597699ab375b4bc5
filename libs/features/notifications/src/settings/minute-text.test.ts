import { expect, it } from 'vitest';
import { minuteOf, timeOf } from './minute-text.ts';

it.each([
  [0, '00:00'],
  [65, '01:05'],
  [1439, '23:59'],
])('minute %i of the day is %s, and back', (minute, time) => {
  expect([timeOf(minute), minuteOf(time)]).toEqual([time, minute]);
});

it('what is no time is no minute', () => {
  expect([minuteOf(null), minuteOf('sore')]).toEqual([null, null]);
});
