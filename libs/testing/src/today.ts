import type { AlarmInBuilding } from '@imah/contract/alarms';
import type { OwnReport, TicketRow } from '@imah/contract/tickets';
import type {
  BillToday,
  ExpenseToday,
  InstalmentToday,
  OrderToday,
  RefundToday,
  Today,
  TicketToday,
  VisitToday,
} from '@imah/contract/today';
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

const noneOf: Today['totals'] = {
  alarm: 0,
  outage: 0,
  ticket: 0,
  visit: 0,
  quote: 0,
  bill: 0,
  instalment: 0,
  poll: 0,
  joining: 0,
  reading: 0,
  expense: 0,
  refund: 0,
  order: 0,
  arrears: 0,
  'billing-run': 0,
  'device-offline': 0,
};

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
  totals: { ...noneOf, alarm: 2, 'device-offline': 1 },
  tickets: { overdue: 0, unassigned: 0 },
};

/** Nothing needs anybody. */
export const calmToday: Today = {
  items: [],
  totals: noneOf,
  tickets: { overdue: 0, unassigned: 0 },
};

/** Tickets alone. */
export const busyToday: Today = {
  items: [...ticketsToday],
  totals: { ...noneOf, ticket: 3 },
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
  totals: { ...noneOf, quote: 1, poll: 1 },
  tickets: { overdue: 0, unassigned: 0 },
};

const nextVisit: VisitToday = {
  kind: 'visit',
  reason: 'comes',
  ticket: {
    ...gasLeak,
    id: fixtureId('ticket', 14),
    number: 'TKT-2026-000126',
    title: 'AC kamar utama tidak dingin',
    unitCode: 'A-0302',
    priority: 'medium',
    state: 'in-progress',
    assignee: { id: fixtureId('user', 3), name: 'Agus Prasetyo' },
  },
  slot: { begin: new Date(fixtureNow + 2 * hour).toISOString(), end: new Date(fixtureNow + 4 * hour).toISOString() },
  since: minutesAgo(900),
  mine: false,
  contact: { name: 'Sari Lestari', phone: '+6281200000012' },
};

/** Visits: one that is due, one whose times nobody took, one of which none fits, one to choose the time of. */
export const visitsToday: readonly VisitToday[] = [
  nextVisit,
  {
    ...nextVisit,
    reason: 'unanswered',
    ticket: {
      ...nextVisit.ticket,
      id: fixtureId('ticket', 15),
      title: 'Pintu balkon tidak menutup',
      unitCode: 'B-0507',
    },
    slot: null,
    since: minutesAgo(1700),
    contact: { name: 'Andi Saputra', phone: null },
  },
  {
    ...nextVisit,
    reason: 'declined',
    ticket: { ...nextVisit.ticket, id: fixtureId('ticket', 16), title: 'Stopkontak dapur mati' },
    slot: null,
    since: minutesAgo(130),
  },
  {
    ...nextVisit,
    reason: 'choose',
    ticket: { ...nextVisit.ticket, id: fixtureId('ticket', 17), title: 'Wastafel mampet' },
    contact: null,
  },
];

/** What the staff have to do with visits. */
export const visitedToday: Today = {
  items: visitsToday.slice(0, 3),
  totals: { ...calmToday.totals, visit: 3 },
  tickets: { overdue: 0, unassigned: 0 },
};

/** Own reports: somebody comes, with an unread reply; a time is to be chosen; nothing was said yet. */
export const ownReports: readonly OwnReport[] = [
  {
    ticket: nextVisit.ticket,
    visit: { state: 'comes', begin: '2026-11-24T02:00:00.000Z', end: '2026-11-24T04:00:00.000Z' },
    lastReply: {
      by: 'Agus Prasetyo',
      at: minutesAgo(35),
      excerpt: 'Baik, besok saya datang membawa freon dan tangga. Mohon ada yang membuka pintu balkon.',
      unread: true,
    },
  },
  {
    ticket: { ...nextVisit.ticket, id: fixtureId('ticket', 17), title: 'Wastafel mampet', number: 'TKT-2026-000127' },
    visit: { state: 'choose', begin: '2026-11-25T02:00:00.000Z', end: '2026-11-25T04:00:00.000Z' },
    lastReply: { by: null, at: minutesAgo(200), excerpt: '', unread: false },
  },
  {
    ticket: { ...nextVisit.ticket, id: fixtureId('ticket', 18), title: 'Lampu lorong padam', state: 'new' },
    visit: null,
    lastReply: null,
  },
];

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
  totals: { ...noneOf, joining: 2 },
  tickets: { overdue: 0, unassigned: 0 },
};

/** What waits for who runs a building and its money. */
export const billingToday: Today = {
  items: [
    {
      kind: 'arrears',
      building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
      bills: 4,
      outstanding: 3_252_752,
      oldestDueOn: '2026-08-20',
    },
    {
      kind: 'billing-run',
      building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
      run: { id: fixtureId('command', 961), period: '2026-10', state: 'reviewed', dueOn: '2026-11-25' },
    },
    {
      kind: 'reading',
      building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
      count: 2,
      since: minutesAgo(95),
    },
  ],
  totals: { ...noneOf, arrears: 4, 'billing-run': 1, reading: 2 },
  tickets: { overdue: 0, unassigned: 0 },
};

/** Expenses of a building that wait, as Beranda has them. */
export const expenseToday: ExpenseToday = {
  kind: 'expense',
  building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
  orgId: tower.orgId,
  count: 2,
  amount: 8_900_000,
  since: minutesAgo(95),
};

/** Money that the gateway gave back and that is spent, as Beranda has it. */
export const refundToday: RefundToday = {
  kind: 'refund',
  building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
  payment: { id: fixtureId('command', 966), personName: 'Sari Wulandari', amount: 250_000 },
  since: minutesAgo(190),
};

/** An order of the person that waits for its payment, and orders of a building that wait to be begun. */
export const orderToday: OrderToday = {
  kind: 'order',
  reason: 'pay',
  order: {
    id: fixtureId('command', 964),
    number: 'PSN-2026-000012',
    total: 36_000,
    firstLine: 'Air minum galon 19 liter',
    unitCode: 'A-0302',
    buildingName: tower.name,
    timeZone: tower.timeZone,
    expiresAt: minutesAgo(-12),
    onlinePaymentId: fixtureId('command', 965),
  },
};
export const ordersToBegin: OrderToday = {
  kind: 'order',
  reason: 'begin',
  building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
  count: 3,
  since: minutesAgo(120),
};

/** A part of a plan of instalments that is to be paid, as Beranda has it. */
export const instalmentToday: InstalmentToday = {
  kind: 'instalment',
  reason: 'pay',
  plan: {
    id: fixtureId('command', 963),
    unitCode: 'A-0302',
    buildingName: tower.name,
    timeZone: tower.timeZone,
    amount: 432_000,
    dueOn: '2026-12-01',
  },
};

/** A bill of the person, as Beranda has it. */
export const billToday: BillToday = {
  kind: 'bill',
  bill: {
    id: fixtureId('command', 962),
    period: '2026-10',
    unitCode: 'A-0302',
    buildingName: tower.name,
    timeZone: tower.timeZone,
    outstanding: 845_375,
    dueOn: '2026-11-30',
  },
};
