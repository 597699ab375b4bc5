import { expect, it } from 'vitest';
import { readTime, stepTime, writeTime } from './time-text.ts';

it.each(['17.05', '17:05', '1705', '17 05', '5.05 pm', '5:05pm', 'pukul 17.05', 'jam 17.05 WIB'])(
  'reads %s as five past five in the afternoon',
  (text) => {
    expect(readTime(text)).toEqual({ kind: 'value', value: '17:05' });
  },
);

it.each([
  ['7', '07:00'],
  ['07', '07:00'],
  ['730', '07:30'],
  ['0', '00:00'],
  ['12 am', '00:00'],
  ['12 pm', '12:00'],
  ['23.59', '23:59'],
])('reads %s as %s', (text, value) => {
  expect(readTime(text)).toEqual({ kind: 'value', value });
});

it.each(['24.00', '17.60', '13 pm', '0 am', 'sore', '17.5', '123456'])('finds no time in %s', (text) => {
  expect(readTime(text)).toEqual({ kind: 'unreadable' });
});

it('takes blanks as no time', () => {
  expect(readTime(' ')).toEqual({ kind: 'empty' });
});

it('writes with a dot in Indonesian and a colon in English', () => {
  expect([writeTime('17:05', 'id-ID'), writeTime('17:05', 'en-GB'), writeTime(null, 'id-ID')]).toEqual([
    '17.05',
    '17:05',
    '',
  ]);
});

it('steps to full quarters, and not over midnight', () => {
  expect([
    stepTime('17:05', 15, 'later'),
    stepTime('17:05', 15, 'earlier'),
    stepTime('17:00', 15, 'earlier'),
    stepTime('23:50', 15, 'later'),
    stepTime('00:00', 15, 'earlier'),
    stepTime(null, 15, 'later'),
  ]).toEqual(['17:15', '17:00', '16:45', '23:50', '00:00', '08:00']);
});
