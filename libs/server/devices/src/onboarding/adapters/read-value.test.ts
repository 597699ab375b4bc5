import { describe, expect, it } from 'vitest';
import { valueOf } from './read-value.ts';

describe('what a device of another language says', () => {
  it.each([
    ['a numeral', '21.5', 21.5],
    ['one with a sign and room around it', ' -3e2 ', -300],
    ['a number', 0, 0],
    ['a numeral without its beginning', '.5', 0.5],
  ])('is a number: %s', (_what, raw, value) => {
    expect(valueOf({ kind: 'number' }, raw)).toBe(value);
  });

  it.each([
    ['nothing', ''],
    ['a word', 'unavailable'],
    ['a number of another base', '0x10'],
    ['more than there is', 'Infinity'],
    ['a power beyond all', '1e999'],
    ['a truth', true],
    ['a record', {}],
    ['a list with one number', [1]],
  ])('is no number: %s', (_what, raw) => {
    expect(valueOf({ kind: 'number' }, raw)).toBeNull();
  });

  it('is a switch by its own words where it has some, and by those of everybody else', () => {
    const own = { kind: 'switch', on: ['BUKA'], off: ['TUTUP'] } as const;

    expect(['BUKA', ' TUTUP ', 'buka', 'ON', '1', true].map((raw) => valueOf(own, raw))).toEqual([
      true,
      false,
      null,
      null,
      null,
      null,
    ]);
    expect(['ON', 'off', '1', 0, true, 'yes', 'maybe', null].map((raw) => valueOf({ kind: 'switch' }, raw))).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
      null,
      null,
    ]);
  });

  it('is a text that the database can keep, however it is cut', () => {
    const cut = valueOf({ kind: 'text' }, `${'x'.repeat(499)}🔥`);

    expect(['baik', '', 'a\0', '\ud83d', 7, null].map((raw) => valueOf({ kind: 'text' }, raw))).toEqual([
      'baik',
      '',
      null,
      null,
      null,
      null,
    ]);
    // Half of a character is none: with it nothing that was heard at that moment would be kept, of whomever.
    expect(cut).toBe(`${'x'.repeat(499)}\ufffd`);
  });
});
