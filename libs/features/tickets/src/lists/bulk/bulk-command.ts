import type { TicketBulkAnswer, TicketBulkChange, TicketBulkStep, TicketRow } from '@imah/contract/tickets';
import { type Command, patch } from '@imah/app/command';
import { reads, renewedBy } from '@imah/app/read';
import { inRows, listsOfTickets, type TicketRows } from '../../ticket/commands/index.ts';

/** What is done with several tickets at once. */
export interface BulkChange {
  readonly changes: TicketBulkChange['changes'];
  /** Whose lists show them. */
  readonly buildingIds: readonly string[];
  /** What the ids in it are called, those of the tickets among them. */
  readonly names: Readonly<Record<string, string>>;
}

/** One step for all of `rows`, each at the version that was seen; `names` says what ids in the step are called. */
export function bulkOf(rows: readonly TicketRow[], step: TicketBulkStep, names: BulkChange['names'] = {}): BulkChange {
  // What stands now is needed to show what an undo brings back.
  const known = rows.flatMap(({ assignee, category }) => [assignee, category].filter((one) => one !== null));
  return {
    changes: [{ steps: [step], tickets: rows.map(({ id, version }) => ({ id, version })) }],
    buildingIds: [...new Set(rows.map(({ buildingId }) => buildingId))],
    names: {
      ...Object.fromEntries(known.map(({ id, name }) => [id, name])),
      ...Object.fromEntries(rows.map(({ id, number }) => [id, number])),
      ...names,
    },
  };
}

/** Every one of several tickets changed in one call: shown at once, and read again as the server has left each of them. */
export const changeTickets: Command<BulkChange, TicketBulkAnswer> = {
  call: async (client, { changes }) => (await client.changeTickets({ body: { changes } })).data,
  apply: ({ changes, names }) => [
    patch<TicketRows>(listsOfTickets, (rows) => inRows(rows, (row) => withSteps(row, changes, names))),
  ],
  renews: ({ buildingIds }) => [
    ...buildingIds.flatMap((buildingId) => renewedBy.tickets(buildingId)),
    ...renewedBy.ticketCreated(),
    reads('getTicket'),
    reads('getToday'),
  ],
};

function withSteps(row: TicketRow, changes: BulkChange['changes'], names: BulkChange['names']): TicketRow {
  const change = changes.find(({ tickets }) => tickets.some(({ id }) => id === row.id));
  return change === undefined ? row : change.steps.reduce((known, step) => withStep(known, step, names), row);
}

function withStep(row: TicketRow, step: TicketBulkStep, names: BulkChange['names']): TicketRow {
  const named = (id: string | null) => (id === null ? null : { id, name: names[id] ?? '' });
  switch (step.kind) {
    case 'assign':
      return { ...row, assignee: named(step.assigneeId) };
    case 'update':
      return {
        ...row,
        ...(step.priority === undefined ? {} : { priority: step.priority }),
        ...(step.categoryId === undefined ? {} : { category: named(step.categoryId) }),
      };
    case 'move': {
      const { to, waitingReason, until } = step;
      const deferredUntil = to === 'deferred' ? (until ?? null) : null;
      return { ...row, state: to, waitingReason: waitingReason ?? null, deferredUntil };
    }
  }
}

/** What takes back all that was done, those that go the same way together; null where some of it cannot be taken back. */
export function undoOf(answer: TicketBulkAnswer): TicketBulkChange['changes'] | null {
  const ways = new Map<string, TicketBulkChange['changes'][number]>();
  for (const { id, outcome, version, undo } of answer) {
    if (outcome !== 'done') continue;
    if (undo === null || version === null) return null;
    if (undo.length === 0) continue;
    const key = JSON.stringify(undo);
    const known = ways.get(key) ?? { steps: undo, tickets: [] };
    ways.set(key, { ...known, tickets: [...known.tickets, { id, version }] });
  }
  return ways.size === 0 ? null : [...ways.values()];
}
