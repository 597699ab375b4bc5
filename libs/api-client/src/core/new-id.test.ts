import { uuidPattern } from '@imah/contract/core/words';
import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('is a UUID of version 7 whatever the chance, and sorts by its time', () => {
  const made = [0x00, 0x5a, 0xff].map((byte) => newId(1_763_000_000_000, new Uint8Array(10).fill(byte)));

  expect(made.map((text) => uuidPattern.test(text))).toEqual([true, true, true]);
  expect(made[0]).toBe('019a7afd-1e00-7000-8000-000000000000');
  expect(newId(1_763_000_000_001) > newId(1_763_000_000_000)).toBe(true);
});
