import type { AlarmInBuilding } from '@imah/contract/alarms';
import type { TicketRow } from '@imah/contract/tickets';
import type { Today, TicketToday } from '@imah/contract/today';
import { fixtureId, fixtureNow, minutesAgo, offlinePump, pumpType, smokeAlarm, smokeType, tower } from './index.ts';

/** The smoke alarm of the fixtures, among those of all buildings. */
export const openAlarm: AlarmInBuilding = {
  ...smokeAlarm,
  buildingName: tower.name,
  timeZone: tower.timeZone,
  metric: smokeType.metrics.find(({ key }) => key === smokeAlarm.key) ?? null,
};

const hotPump: AlarmInBuilding = {
  ...openAlarm,
  id: smokeAlarm.id.replace(/.$/, 'a'),
  deviceId: offlinePump.id,
  deviceName: 'Pompa transfer 2',
  key: 'temperature',
  condition: 'above',
  severity: 'major',
  value: 84.2,
  count: 1,
  raisedAt: minutesAgo(21),
  metric: pumpType.metrics.find(({ key }) => key === 'temperature') ?? null,
};

const hour = 3_600_000;

/** An emergency that nobody has. */
const gasLeak: TicketRow = {
  id: fixtureId('ticket', 11),
  number: 'TKT-2026-000148',
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  timeZone: tower.timeZone,
  unitId: null,
  unitCode: null,
  floorId: null,
  sectionId: null,
  place: null,
  kind: 'complaint',
  category: null,
  priority: 'emergency',
  title: 'Bau gas di dapur lantai 3',
  state: 'new',
  waitingReason: null,
  deferredUntil: null,
  assignee: null,
  reporterName: 'Sari Lestari',
  audience: 'resident',
  reopenedCount: 0,
  sla: {
    response: { state: 'running', elapsedMs: 0, targetMs: hour, dueAt: new Date(fixtureNow + hour / 4).toISOString() },
    resolution: {
      state: 'running',
      elapsedMs: 0,
      targetMs: hour,
      dueAt: new Date(fixtureNow + 3 * hour).toISOString(),
    },
  },
  createdAt: minutesAgo(6),
  updatedAt: minutesAgo(6),
  version: 1,
  abilities: { movesAs: ['staff'], acts: ['assign', 'update', 'work'] },
};

/** One for each reason a ticket needs somebody. */
export const ticketsToday: readonly TicketToday[] = [
  { kind: 'ticket', reason: 'unassigned', ticket: gasLeak, mine: false, mayTake: true },
  {
    kind: 'ticket',
    reason: 'overdue',
    ticket: {
      ...gasLeak,
      id: fixtureId('ticket', 12),
      number: 'TKT-2026-000131',
      title: 'Lift B berbunyi keras saat turun',
      state: 'in-progress',
      priority: 'high',
      sla: {
        ...gasLeak.sla,
        resolution: { state: 'late', elapsedMs: 9 * hour, targetMs: 8 * hour, dueAt: minutesAgo(65) },
      },
    },
    mine: true,
    mayTake: false,
  },
  {
    kind: 'ticket',
    reason: 'to-rate',
    ticket: {
      ...gasLeak,
      id: fixtureId('ticket', 13),
      number: 'TKT-2026-000120',
      title: 'Air menetes dari plafon kamar mandi',
      state: 'resolved',
      priority: 'medium',
    },
    mine: false,
    mayTake: false,
  },
];

/** Two alarms and a silent device. */
export const today: Today = {
  items: [
    { kind: 'alarm', alarm: openAlarm, mayAcknowledge: true },
    { kind: 'alarm', alarm: hotPump, mayAcknowledge: true },
    {
      kind: 'device-offline',
      device: {
        id: offlinePump.id,
        name: offlinePump.name,
        typeKey: offlinePump.typeKey,
        buildingId: tower.id,
        buildingName: tower.name,
        timeZone: tower.timeZone,
        lastSeenAt: minutesAgo(118),
      },
    },
  ],
  totals: { alarm: 2, ticket: 0, quote: 0, poll: 0, joining: 0, 'device-offline': 1 },
  tickets: { overdue: 0, unassigned: 0 },
};

/** Nothing needs anybody. */
export const calmToday: Today = {
  items: [],
  totals: { alarm: 0, ticket: 0, quote: 0, poll: 0, joining: 0, 'device-offline': 0 },
  tickets: { overdue: 0, unassigned: 0 },
};

/** Tickets alone. */
export const busyToday: Today = {
  items: [...ticketsToday],
  totals: { alarm: 0, ticket: 3, quote: 0, poll: 0, joining: 0, 'device-offline': 0 },
  tickets: { overdue: 1, unassigned: 1 },
};

/** What a resident is asked: to approve a cost, to vote. */
export const askedToday: Today = {
  items: [
    {
      kind: 'quote',
      ticket: { ...gasLeak, title: 'Keran dapur bocor', priority: 'medium' },
      total: 35_000,
      validUntil: '2026-11-29',
    },
    {
      kind: 'poll',
      topicId: fixtureId('notice', 7),
      title: 'Jam buka kolam renang',
      buildingName: tower.name,
      timeZone: tower.timeZone,
      closesAt: new Date(fixtureNow + 48 * hour).toISOString(),
    },
  ],
  totals: { alarm: 0, ticket: 0, quote: 1, poll: 1, joining: 0, 'device-offline': 0 },
  tickets: { overdue: 0, unassigned: 0 },
};

/** Two wait to be let in: one by the code of the building, one for whom the first occupant of a unit asks. */
export const joiningToday: Today = {
  items: [
    {
      kind: 'joining',
      by: 'account',
      building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
      request: {
        id: fixtureId('occupancy', 101),
        name: 'Siti Aminah',
        email: 'siti@contoh.id',
        unitCode: 'a 101',
        role: 'tenant',
        note: '',
        status: 'pending',
        createdAt: minutesAgo(90),
        unitId: null,
        candidates: [],
        isPaid: false,
      },
    },
    {
      kind: 'joining',
      by: 'household',
      building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
      request: {
        id: fixtureId('occupancy', 203),
        unitId: fixtureId('unit', 2),
        unitCode: 'A-0101',
        name: 'Nenek Saputra',
        email: null,
        host: 'Andi Saputra',
        createdAt: minutesAgo(30),
      },
    },
  ],
  totals: { alarm: 0, ticket: 0, quote: 0, poll: 0, joining: 2, 'device-offline': 0 },
  tickets: { overdue: 0, unassigned: 0 },
};
