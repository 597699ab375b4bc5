import { expect, it } from 'vitest';
import { morningOf } from './morning-of.ts';

it('is seven by the clocks of the building', () => {
  expect([morningOf('2026-11-20', 'Asia/Jakarta'), morningOf('2026-11-20', 'Asia/Jayapura')]).toEqual([
    '2026-11-20T00:00:00.000Z',
    '2026-11-19T22:00:00.000Z',
  ]);
});
