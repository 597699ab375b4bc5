import { expect, it } from 'vitest';
import { readPhone, writePhone } from './phone-number.ts';

it.each([
  '0812-3456-7890',
  '081234567890',
  '812 3456 7890',
  '6281234567890',
  '+62 812-3456-7890',
  '+62 (0)812 3456 7890',
  '+62 0812 3456 7890',
  '0062 812 3456 7890',
  ' (0812) 3456.7890 ',
])('reads %s as the same number', (text) => {
  expect(readPhone(text)).toEqual({ kind: 'phone', value: '+6281234567890' });
});

it.each([
  ['(021) 555-1234', '+62215551234'],
  ['0361 701234', '+62361701234'],
  ['+65 9123 4567', '+6591234567'],
  ['00 49 30 901820', '+4930901820'],
])('reads %s as %s', (text, value) => {
  expect(readPhone(text)).toEqual({ kind: 'phone', value });
});

it.each(['0812', '+62', '0800-rumah', '0812345678901234', '+0812345678', 'a'])('waits for the rest of %s', (text) => {
  expect(readPhone(text)).toEqual({ kind: 'incomplete' });
});

it('takes blanks as no number', () => {
  expect(readPhone('  ')).toEqual({ kind: 'empty' });
});

it.each([
  ['+6281234567890', '+62 812-3456-7890'],
  ['+62215551234', '+62 21 555-1234'],
  ['+62361701234', '+62 361 701-234'],
  ['+6591234567', '+6591234567'],
])('writes %s as %s', (value, text) => {
  expect(writePhone(value)).toBe(text);
});

it('reads back everything it writes', () => {
  const values = ['+6281234567890', '+628123456789', '+62215551234', '+62361701234', '+6591234567'];

  expect(values.map((value) => readPhone(writePhone(value)))).toEqual(
    values.map((value) => ({ kind: 'phone', value })),
  );
});
