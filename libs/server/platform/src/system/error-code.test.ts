import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCode } from './error-code.ts';

it('is what the system says of a file that is not there', () => {
  let caught: unknown;
  try {
    readFileSync('/nowhere/at-all');
  } catch (error) {
    caught = error;
  }
  expect(errorCode(caught)).toBe('ENOENT');
});

it.each([[null], [undefined], ['ENOENT'], [new Error('ENOENT')], [{ code: 7 }]])('is nothing of %o', (error) => {
  expect(errorCode(error)).toBeUndefined();
});
