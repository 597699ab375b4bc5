import { readFileSync } from 'node:fs';
import { passwordFault } from '@imah/contract/identity/words';
import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const entries = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('# '));

it('holds at least 10,000 passwords that the other rules would let through, sorted and each once', () => {
  expect(entries.length).toBeGreaterThan(10_000);
  expect(entries.filter((entry) => passwordFault(entry, '') !== null)).toEqual([]);
  expect(entries).toEqual([...new Set(entries)].toSorted());
});

it.each(['password', 'PassWord', 'qwertyuiop', 'iloveyou', 'bismillah', 'indonesia45', 'rahasia123'])(
  'takes %s for a common password',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(['empat-burung-pipit', 'imah-contoh-2026', 'passwor', 'assword', 'password\npassword1', ''])(
  'does not know %j',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
