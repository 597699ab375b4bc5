import { expect, it } from 'vitest';
import { freeBuildingCode, toBuildingCode } from './building-code.ts';

it.each([
  ['Graha Contoh', 'GRAHA-CONTOH'],
  ['  Kos "Bu Tini" No. 7  ', 'KOS-BU-TINI-NO-7'],
  ['Café Résidence', 'CAFE-RESIDENCE'],
  ['大厦', 'GEDUNG'],
  ['---', 'GEDUNG'],
  [`${'a'.repeat(39)} b`, 'A'.repeat(39)],
])('makes of %j the code %s', (name, code) => {
  expect(toBuildingCode(name)).toBe(code);
});

it('counts on from a code that is taken and stays within 40 characters', () => {
  const long = 'A'.repeat(40);

  expect(freeBuildingCode('GRAHA', new Set())).toBe('GRAHA');
  expect(freeBuildingCode('GRAHA', new Set(['GRAHA', 'GRAHA-2']))).toBe('GRAHA-3');
  expect(freeBuildingCode(long, new Set([long]))).toBe(`${'A'.repeat(38)}-2`);
});
