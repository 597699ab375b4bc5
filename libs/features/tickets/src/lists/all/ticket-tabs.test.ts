import { ticketStates } from '@imah/contract/tickets/words';
import { expect, it } from 'vitest';
import { tabAt, tabQueries, tabsOfSide } from './ticket-tabs.ts';

it.each([
  ['all', 'mine', 'mine'],
  ['all', null, 'open'],
  ['all', 'reported', 'open'],
  ['work', null, 'mine'],
  ['work', 'toString', 'mine'],
  ['reports', 'reportedAll', 'reportedAll'],
  ['reports', 'unassigned', 'reported'],
  ['reports', '', 'reported'],
] as const)('shows the side “%s” that asks for %s the tab %s: none of another side', (side, wanted, shown) => {
  expect(tabAt(side, wanted)).toBe(shown);
});

it('asks for the reports of nobody else on the side of those who report', () => {
  expect(tabsOfSide.reports.map((tab) => tabQueries[tab].mine)).toEqual(['reported', 'reported']);
});

it('shows what has ended as well where everything is asked for, and only there', () => {
  const withEnded = Object.entries(tabQueries).flatMap(([tab, query]) =>
    'state' in query ? [[tab, query.state]] : [],
  );

  expect(withEnded).toEqual([
    ['all', ticketStates.join(',')],
    ['reportedAll', ticketStates.join(',')],
  ]);
});
