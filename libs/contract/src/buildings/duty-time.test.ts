import { expect, it } from 'vitest';
import { dutyEnd } from './words.ts';

const every = [1, 2, 3, 4, 5, 6, 7];
const end = (
  hours: Parameters<typeof dutyEnd>[0],
  at: string,
  zone: Parameters<typeof dutyEnd>[2] = 'Asia/Jakarta',
) => {
  const found = dutyEnd(hours, Date.parse(at), zone);
  return found === null ? null : new Date(found).toISOString();
};

it.each([
  ['before it begins', '2026-11-23T00:59:59.999Z', null],
  ['from its first minute', '2026-11-23T01:00:00.000Z', '2026-11-23T10:00:00.000Z'],
  ['until its last', '2026-11-23T09:59:59.999Z', '2026-11-23T10:00:00.000Z'],
  ['once it has ended', '2026-11-23T10:00:00.000Z', null],
  ['on a day that is not its own', '2026-11-24T05:00:00.000Z', null],
])('says of a shift on Mondays from eight to five, %s, when it ends', (_when, at, expected) => {
  expect(end({ days: [1], from: '08:00', to: '17:00' }, at)).toBe(expected);
});

it.each([
  ['in the evening of its day', '2026-11-27T16:00:00.000Z', '2026-11-27T23:00:00.000Z'],
  ['in the morning after it', '2026-11-27T22:59:00.000Z', '2026-11-27T23:00:00.000Z'],
  ['in the morning of its day: that is the night before', '2026-11-26T18:00:00.000Z', null],
  ['in the evening after it', '2026-11-28T16:00:00.000Z', null],
])('counts a night over midnight to the day on which it begins, %s', (_when, at, expected) => {
  expect(end({ days: [5], from: '22:00', to: '06:00' }, at)).toBe(expected);
});

it('goes around the clock where it ends when it begins', () => {
  expect(end({ days: every, from: '07:00', to: '07:00' }, '2026-11-23T00:00:00.000Z')).toBe('2026-11-24T00:00:00.000Z');
  expect(end({ days: every, from: '07:00', to: '07:00' }, '2026-11-22T23:59:00.000Z')).toBe('2026-11-23T00:00:00.000Z');
});

it('goes by the clock of the building', () => {
  const hours = { days: [1], from: '08:00', to: '09:00' };

  expect(end(hours, '2026-11-23T00:30:00.000Z', 'Asia/Makassar')).toBe('2026-11-23T01:00:00.000Z');
  expect(end(hours, '2026-11-22T23:30:00.000Z', 'Asia/Jayapura')).toBe('2026-11-23T00:00:00.000Z');
  expect(end(hours, '2026-11-23T00:30:00.000Z', 'Asia/Jakarta')).toBeNull();
});

it('goes over the end of a week and over the beginning of time', () => {
  expect(end({ days: [7], from: '22:00', to: '06:00' }, '2026-11-22T20:00:00.000Z')).toBe('2026-11-22T23:00:00.000Z');
  expect(end({ days: every, from: '00:00', to: '12:00' }, '1969-12-31T20:00:00.000Z')).toBe('1970-01-01T05:00:00.000Z');
});
