import { expect, it } from 'vitest';
import { readHumanNumber } from './number-kinds.ts';

it.each([
  ['TKT-2026-000123', 'TKT-2026-000123'],
  [' tkt-2026-123 ', 'TKT-2026-000123'],
  ['INV 2026 000007', 'INV-2026-000007'],
  ['wo/2026/1', 'WO-2026-000001'],
  ['PO2026-12', 'PO-2026-000012'],
])('reads %j as %s', (typed, text) => {
  expect(readHumanNumber(typed)?.text).toBe(text);
});

it.each(['TKT', 'TKT-2026', 'TKT-26-000123', 'ABC-2026-000123', 'TKT-2026-1234567', 'A-12', '', 'toString-2026-1'])(
  'takes %j for no number',
  (typed) => {
    expect(readHumanNumber(typed)).toBeNull();
  },
);

it('says what it counts, in which year', () => {
  expect(readHumanNumber('INV-2026-000042')).toEqual({ kind: 'INV', year: 2026, count: 42, text: 'INV-2026-000042' });
});
