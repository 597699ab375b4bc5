import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordFault, passwordFaults, passwordPolicy } from './password-policy.ts';

it.each([
  ['', 'too-short'],
  ['abcdefg', 'too-short'],
  ['abcdefgh', null],
  ['abcd'.repeat(32), null],
  ['abcd'.repeat(32) + 'e', 'too-long'],
  ['aaaaaaaa', 'too-few-characters'],
  ['abcabcabc', 'too-few-characters'],
  ['abcdabcd', null],
  ['budisantoso', 'same-as-email'],
  ['BudiSantoso', 'same-as-email'],
  ['budisantoso1', null],
] as const)('says of %j: %s', (password, fault) => {
  expect(passwordFault(password, 'BudiSantoso@imah.test')).toBe(fault);
});

it('counts an emoji as one character', () => {
  expect(passwordFault('🏠🏢🏬🏭🏠🏢🏬', 'a@imah.test')).toBe('too-short');
  expect(passwordFault('🏠🏢🏬🏭🏠🏢🏬🏭', 'a@imah.test')).toBeNull();
});

it('lets every password through that is long enough, varied enough and not the name in the mail', () => {
  const { minLength, maxLength, minDistinct } = passwordPolicy;
  const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), (password) => {
    const characters = Array.from(password);
    const isFine =
      characters.length >= minLength && characters.length <= maxLength && new Set(characters).size >= minDistinct;
    const fault = passwordFault(password, 'nobody-of-that-name@imah.test');
    return isFine ? fault === null : fault !== null && passwordFaults.includes(fault);
  });
  expect(fc.check(property).counterexample).toBeNull();
});

it('is content with a mail that has no name', () => {
  expect(passwordFault('abcdefgh', '')).toBeNull();
});
