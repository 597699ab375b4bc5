import { expect, it } from 'vitest';
import { isBlank, isEmail } from './checks.ts';
import { textOf } from './text-of.ts';

it.each(['sari@contoh.id', '  sari@contoh.id ', 'a.b+c@sub.contoh.co.id', 'é@contoh.id', "o'hara@contoh.id"])(
  'takes %j for what may be an address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

it.each([
  '',
  'sari',
  'sari@',
  '@contoh.id',
  'sari@contoh',
  'sa ri@contoh.id',
  'sari@con toh.id',
  'a@b@c.id',
  'sari@.id ',
])('takes %j for none', (text) => {
  expect(isEmail(text)).toBe(false);
});

it.each([
  ['', true],
  ['  \n\t', true],
  ['\u00A0', true],
  [' x ', false],
  ['0', false],
])('says of %j that it is blank: %s', (text, expected) => {
  expect(isBlank(text)).toBe(expected);
});

it('reads what was typed without the space around it', () => {
  const data = new FormData();
  data.set('title', '  Keran bocor \n');
  data.set('blank', '   ');
  data.set('photo', new Blob(['x']), 'a.jpg');

  expect([textOf(data, 'title'), textOf(data, 'blank')]).toEqual(['Keran bocor', '']);
  // A file is no text, and a field that the form does not have is empty.
  expect([textOf(data, 'photo'), textOf(data, 'missing')]).toEqual(['', '']);
});
