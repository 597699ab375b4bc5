import { expect, it } from 'vitest';
import { dayEnd, dayStart } from './day-bounds.ts';

it('takes a day from midnight to midnight in Jakarta', () => {
  expect([dayStart('2026-11-20'), dayEnd('2026-11-20')]).toEqual([
    '2026-11-19T17:00:00.000Z',
    '2026-11-20T17:00:00.000Z',
  ]);
});
