import { expect, it } from 'vitest';
import { readContactPhone, whatsappOf, writeContactPhone } from './contact-phone.ts';

it.each([
  ['0812-3456-7890', '+6281234567890'],
  ['(021) 555 1234', '+62215551234'],
  ['112', '112'],
  ['1500 910', '1500910'],
  ['+65 6123 4567', '+6561234567'],
])('reads %s as it is stored', (typed, stored) => {
  expect(readContactPhone(typed)).toBe(stored);
});

it.each(['', '11', '012', 'pos satpam', '0812', 'tel:112', '112;ext=1'])('does not take "%s" for a number', (typed) => {
  expect(readContactPhone(typed)).toBeNull();
});

it('writes a number so that it reads as the same one', () => {
  const stored = ['+6281234567890', '+62215551234', '112', '+6561234567'];

  expect(stored.map((phone) => readContactPhone(writeContactPhone(phone)))).toEqual(stored);
  expect(whatsappOf('+6281234567890')).toBe('https://wa.me/6281234567890');
});
