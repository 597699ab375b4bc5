import { expect, it } from 'vitest';
import { addMonths, monthAt } from './months.ts';

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -14, '2025-01'],
  ['2026-11', 0, '2026-11'],
])('adds to %s %i months: %s', (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

it('is in the next month as soon as it is midnight in Jakarta', () => {
  expect(monthAt(Date.parse('2026-11-30T16:59:59Z'))).toBe('2026-11');
  expect(monthAt(Date.parse('2026-11-30T17:00:00Z'))).toBe('2026-12');
});
