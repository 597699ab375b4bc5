import type { Ticket } from '@imah/contract/tickets';
import { ticket } from '@imah/testing/tickets';
import { describe, expect, it } from 'vitest';
import { conflictWith } from './conflict.ts';
import { changedFields, rebase } from './rebase.ts';
import { whatChanged } from './what-changed.ts';

describe('what somebody else changed', () => {
  it.each([
    ['details', { details: '' }, ticket.details, ''],
    ['kind', { kind: 'request' }, 'complaint', 'request'],
    ['priority', { priority: 'emergency' }, 'high', 'emergency'],
    ['category', { category: null }, 'Air dan pipa', null],
    ['unit', { unitCode: 'B-0101' }, 'A-1207', 'B-0101'],
    ['unit', { unitCode: null, place: 'Lobi' }, 'A-1207', 'Lobi'],
    ['audience', { audience: 'staff' }, 'resident', 'staff'],
    ['state', { state: 'resolved' }, 'in-progress', 'resolved'],
    ['assignee', { assignee: { id: 'u', name: 'Tuti' } }, 'Agus Prasetyo', 'Tuti'],
  ] as const)('is named with both values: %s', (field, change: Partial<Ticket>, before, after) => {
    expect(whatChanged(ticket, { ...ticket, ...change })).toEqual([{ field, before, after }]);
  });

  it('is not what people do not tell each other: files, times, how often it was merged', () => {
    const after = { ...ticket, mergedCount: 9, alsoCount: 7, executors: [], updatedAt: ticket.createdAt, files: [] };

    expect(whatChanged(ticket, after)).toEqual([]);
  });

  it('comes in the order in which a page lists it, whatever was changed first', () => {
    const after: Ticket = { ...ticket, assignee: null, state: 'new', title: 'Lain', priority: 'low' };

    expect(whatChanged(ticket, after).map(({ field }) => field)).toEqual(['title', 'priority', 'state', 'assignee']);
  });

  it('is nothing where a refusal carried no ticket', () => {
    const { before, after } = conflictWith(ticket, {});

    expect(whatChanged(before, after)).toEqual([]);
    expect(conflictWith(ticket, { ticket: { ...ticket, version: 9 } }).after.version).toBe(9);
  });
});

describe('what was typed, brought onto what stands', () => {
  const base = { title: 'a', details: 'b', unit: 'u' };

  it('has no clash where both wrote the same', () => {
    const typed = { ...base, title: 'x' };

    expect(rebase(base, typed, { ...base, title: 'x' })).toEqual({ values: typed, clashes: [] });
  });

  it('names every field that both changed, and keeps the person’s own in each', () => {
    const typed = { title: 'mine', details: 'mine', unit: 'u' };
    const current = { title: 'theirs', details: 'theirs', unit: 'v' };

    expect(rebase(base, typed, current)).toEqual({
      values: { title: 'mine', details: 'mine', unit: 'v' },
      clashes: ['title', 'details'],
    });
  });

  it('keeps what the person emptied as their change', () => {
    expect(rebase(base, { ...base, details: '' }, { ...base, details: 'c' })).toEqual({
      values: { ...base, details: '' },
      clashes: ['details'],
    });
  });

  it('changes neither what was typed nor what stands', () => {
    const [typed, current] = [
      { ...base, title: 'x' },
      { ...base, unit: 'v' },
    ];
    rebase(base, typed, current);

    expect([typed, current]).toEqual([
      { title: 'x', details: 'b', unit: 'u' },
      { title: 'a', details: 'b', unit: 'v' },
    ]);
  });

  it('has nothing to send where all stands as it was typed', () => {
    expect(changedFields(base, { ...base })).toEqual([]);
  });
});
