import { expect, it } from 'vitest';
import { minuteOf, timeOf } from './minute-text.ts';

it.each([
  [0, '00:00'],
  [65, '01:05'],
  [1439, '23:59'],
])('minute %i of the day is %s, and back', (minute, time) => {
  expect([timeOf(minute), minuteOf(time)]).toEqual([time, minute]);
});

it.each([
  ['7:05', 425],
  ['07:05:30', 425],
])('reads %s as people and browsers write it', (time, minute) => {
  expect(minuteOf(time)).toBe(minute);
});

it.each([null, 'sore', '', '24:00', '12:60', '99:99', '7'])('what is no time, %s, is no minute', (time) => {
  expect(minuteOf(time)).toBeNull();
});
