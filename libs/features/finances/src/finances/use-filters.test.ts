import { expect, it } from 'vitest';
import { monthOf, monthsShown } from './use-filters.ts';

it.each([
  ['month', 'span', { from: '2026-11', to: '2026-11' }],
  ['quarter', 'span', { from: '2026-10', to: '2026-12' }],
  ['year', 'span', { from: '2026-01', to: '2026-12' }],
  ['month', 'year', { from: '2026-01', to: '2026-11' }],
  ['month', 'beginning', { from: '2000-01', to: '2026-11' }],
  ['quarter', 'beginning', { from: '2000-01', to: '2026-12' }],
] as const)('shows of November 2026 by %s, since the %s, the entries of %j', (span, since, months) => {
  expect(monthsShown({ span, since, month: '2026-11' })).toEqual(months);
});

it('begins a month at midnight in Jakarta', () => {
  expect(monthOf(Date.parse('2026-10-31T16:59:59.999Z'))).toBe('2026-10');
  expect(monthOf(Date.parse('2026-10-31T17:00:00.000Z'))).toBe('2026-11');
});
