import { expect, it } from 'vitest';
import { ticket } from '@imah/testing/tickets';
import { whatChanged } from './what-changed.ts';

it('names the fields that differ with both values, and nothing else', () => {
  const after = { ...ticket, title: 'Plafon bocor', assignee: null, version: 9, updatedAt: ticket.createdAt };

  expect(whatChanged(ticket, after)).toEqual([
    { field: 'title', before: ticket.title, after: 'Plafon bocor' },
    { field: 'assignee', before: 'Agus Prasetyo', after: null },
  ]);
});
