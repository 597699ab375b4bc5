import type { TicketBulkAnswer } from '@imah/contract/tickets';
import { ticketRows } from '@imah/testing/ticket-rows';
import { describe, expect, it } from 'vitest';
import { bulkOf, changeTickets, undoOf } from './bulk-command.ts';

const rows = ticketRows(3, 'new');
const [first, second, third] = rows;
if (first === undefined || second === undefined || third === undefined) throw new Error('there are three');

describe('what several tickets show before the server has answered', () => {
  const shown = (step: Parameters<typeof bulkOf>[1], names = {}) => {
    const [patch] = changeTickets.apply?.(bulkOf([first, second], step, names)) ?? [];
    const list = { pages: [{ data: rows }], pageParams: [] };
    // What the patch of a list of tickets makes of it is one again.
    return (patch?.to(list) as typeof list | undefined)?.pages[0]?.data;
  };

  it.each([
    [
      { kind: 'assign', assigneeId: 'u-agus' } as const,
      { assignee: { id: 'u-agus', name: 'Agus' } },
      { 'u-agus': 'Agus' },
    ],
    [{ kind: 'assign', assigneeId: null } as const, { assignee: null }, {}],
    [{ kind: 'update', priority: 'emergency' } as const, { priority: 'emergency' }, {}],
    [{ kind: 'update', categoryId: 'c-air' } as const, { category: { id: 'c-air', name: 'Air' } }, { 'c-air': 'Air' }],
    [
      { kind: 'move', to: 'waiting', waitingReason: 'part' } as const,
      { state: 'waiting', waitingReason: 'part', deferredUntil: null },
      {},
    ],
    [
      { kind: 'move', to: 'deferred', until: '2027-01-04T00:00:00.000Z', reason: 'Libur' } as const,
      { state: 'deferred', waitingReason: null, deferredUntil: '2027-01-04T00:00:00.000Z' },
      {},
    ],
  ])('is %j for those that are chosen, and for no other', (step, change, names) => {
    expect(shown(step, names)).toEqual([{ ...first, ...change }, { ...second, ...change }, third]);
  });
});

describe('the one way back', () => {
  const done = (id: string, undo: TicketBulkAnswer[number]['undo']): TicketBulkAnswer[number] => ({
    id,
    number: 'TKT-1',
    outcome: 'done',
    version: 2,
    undo,
  });
  const high = [{ kind: 'update' as const, priority: 'high' as const }];
  const low = [{ kind: 'update' as const, priority: 'low' as const }];
  const refused = { ...done('d', null), outcome: 'changed' as const, version: null };

  it('gathers tickets that go back the same way, and leaves out what was not done or stood so already', () => {
    expect(undoOf([done('a', high), done('b', low), refused, done('c', high), done('e', [])])).toEqual([
      {
        steps: high,
        tickets: [
          { id: 'a', version: 2 },
          { id: 'c', version: 2 },
        ],
      },
      { steps: low, tickets: [{ id: 'b', version: 2 }] },
    ]);
  });

  it.each([
    ['some of it cannot be taken back', [done('a', high), done('b', null)]],
    ['nothing was done', [refused]],
  ])('is not offered where %s', (_when, answer) => {
    expect(undoOf(answer)).toBeNull();
  });
});
