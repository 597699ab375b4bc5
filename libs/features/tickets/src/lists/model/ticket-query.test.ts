import { ticketStates } from '@imah/contract/tickets/words';
import { expect, it } from 'vitest';
import { noFilter, queryOf, stateQueryOf, type TicketFilter, usualSort } from './ticket-filter.ts';

const buildingId = 'b-1';

it('asks for nothing but the building where nothing is filtered', () => {
  expect(queryOf(noFilter, buildingId)).toEqual({ buildingId });
});

it('asks for each filter under its own name, the text without the blanks around it', () => {
  const filter: TicketFilter = {
    state: 'closed',
    priorities: ['emergency', 'low'],
    categoryId: 'c-1',
    unitId: 'u-1',
    floorId: 'f-1',
    sectionId: 's-1',
    assignee: 'none',
    mine: 'unit',
    due: 'overdue',
    q: '  keran bocor ',
    sort: 'updated',
  };

  expect(queryOf(filter, buildingId)).toEqual({
    buildingId,
    priority: 'emergency,low',
    categoryId: 'c-1',
    unitId: 'u-1',
    floorId: 'f-1',
    sectionId: 's-1',
    assignee: 'none',
    mine: 'unit',
    due: 'overdue',
    q: 'keran bocor',
  });
});

it('asks for no text where only blanks were typed', () => {
  expect(queryOf({ ...noFilter, q: '   ' }, buildingId)).toEqual({ buildingId });
});

it.each([
  ['open', {}],
  ['all', { state: ticketStates.join(',') }],
  ['waiting', { state: 'waiting' }],
] as const)('leaves the open states to the server, and names the others: %s', (state, query) => {
  expect(stateQueryOf(state)).toEqual(query);
});

it('puts what is open by the time that is left, and all else by when it came', () => {
  const byState = Object.fromEntries(
    [...ticketStates, 'open', 'all'].map((state) => [state, usualSort(state as 'open')]),
  );

  expect(byState).toEqual({
    new: 'due',
    'in-progress': 'due',
    waiting: 'due',
    deferred: 'due',
    resolved: 'newest',
    closed: 'newest',
    cancelled: 'newest',
    merged: 'newest',
    open: 'due',
    all: 'newest',
  });
});
