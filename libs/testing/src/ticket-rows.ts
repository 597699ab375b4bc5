import type { TicketCounts, TicketRow, TicketView } from '@imah/contract/tickets';
import { ticketPriorities, type TicketState, ticketStates } from '@imah/contract/tickets/words';
import { fixtureId, fixtureNow, minutesAgo, whoami } from './index.ts';
import { agus, ticket } from './tickets.ts';

const hour = 3_600_000;
const titles = [
  'Air menetes dari plafon kamar mandi',
  'Lift B berbunyi keras saat turun',
  'Lampu lorong lantai 7 mati',
  'AC ruang tunggu tidak dingin',
  'Kunci pintu darurat macet',
  'Internet putus sejak semalam',
  'Permintaan kartu akses tambahan',
];
const lateness = { emergency: -2, high: 1, medium: 20, low: 90 } as const;

/** Tickets as a list has them, newest first. */
export function ticketRows(count: number, state?: TicketState): readonly TicketRow[] {
  const { details: _details, source: _source, ...row } = ticket;
  return Array.from({ length: count }, (_, index): TicketRow => {
    const priority = ticketPriorities[index % 4] ?? 'medium';
    const dueAt = new Date(fixtureNow + lateness[priority] * hour).toISOString();
    return {
      ...row,
      id: fixtureId('ticket', 500 + index + (state === undefined ? 0 : 1000 * (1 + ticketStates.indexOf(state)))),
      number: `TKT-2026-${String(412 - index).padStart(6, '0')}`,
      title: titles[index % titles.length] ?? '',
      state: state ?? ticketStates[index % 4] ?? 'new',
      waitingReason: (state ?? ticketStates[index % 4]) === 'waiting' ? 'part' : null,
      unitCode: index % 3 === 2 ? null : `A-${701 + index}`,
      unitId: index % 3 === 2 ? null : fixtureId('unit', 700 + index),
      floorId: index % 6 === 2 ? fixtureId('floor', 7) : null,
      place: index % 6 === 2 ? 'Lantai 7, Menara A' : null,
      priority,
      assignee: index % 3 === 1 ? null : index % 2 === 0 ? agus : { id: whoami.id, name: whoami.name },
      sla: {
        ...row.sla,
        resolution: {
          state: priority === 'emergency' ? 'late' : priority === 'high' ? 'near' : 'running',
          elapsedMs: hour,
          targetMs: 8 * hour,
          dueAt,
        },
      },
      createdAt: minutesAgo(20 + index * 47),
      updatedAt: minutesAgo(5 + index * 11),
    };
  });
}

export const ticketCounts: TicketCounts = {
  states: { new: 8, 'in-progress': 6, waiting: 4, deferred: 2, resolved: 3, closed: 389, cancelled: 11, merged: 2 },
  overdue: 5,
  unassigned: 7,
};
export const noTicketCounts: TicketCounts = {
  states: { new: 0, 'in-progress': 0, waiting: 0, deferred: 0, resolved: 0, closed: 0, cancelled: 0, merged: 0 },
  overdue: 0,
  unassigned: 0,
};

export const ticketViews: readonly TicketView[] = [
  {
    id: fixtureId('ticket', 801),
    name: 'Terlambat dan darurat',
    buildingId: null,
    shape: 'list',
    filters: { due: 'overdue', priority: 'emergency' },
    columns: ['state', 'assignee', 'due'],
    audience: 'organization',
    owner: 'other',
    ownerName: agus.name,
    createdAt: minutesAgo(900),
    version: 1,
  },
];
