import { expect, it } from 'vitest';
import { isStorable } from './storable.ts';

it.each([
  ['texts of any language', { title: 'Bocor di lantai 3 😀 ญ', list: ['é', ''] }, true],
  ['numbers, nothing and bytes', [1, null, undefined, true, Buffer.from([0])], true],
  ['the first half of a character', { title: 'abc \ud83d' }, false],
  ['the second half of a character, deep inside', [{ a: [{ b: '\udc00' }] }], false],
  ['a NUL', 'a\u0000b', false],
  ['half of a character in the name of a field', { '\ud800': 1 }, false],
  ['what is nested deeper than anything of ours', JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), false],
])('judges %s', (_, value, expected) => {
  expect(isStorable(value)).toBe(expected);
});
