import { expect, it } from 'vitest';
import { createStorageWatch, fullForMs } from './storage-watch.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

it.each(['53100', 'ENOSPC', 'EDQUOT'])('remembers for a while that %s said there is no room', (code) => {
  let now = 0;
  const storage = createStorageWatch(() => now);
  storage.observe(failed(code));

  const during = storage.isFull();
  now = fullForMs;

  expect([during, storage.isFull()]).toEqual([true, false]);
});

it('takes no other failure for a full disk', () => {
  const storage = createStorageWatch();
  for (const error of [failed('23505'), new Error('53100'), null]) storage.observe(error);

  expect(storage.isFull()).toBe(false);
});
