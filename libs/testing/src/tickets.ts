import { isGrant } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import type {
  Ticket,
  TicketComment,
  TicketEvent,
  AppointmentSlot,
  TicketAppointment,
  TicketAppointments,
  TicketQuote,
  TicketQuotes,
  TicketRelation,
  TicketSignature,
  TicketWork,
  TicketWorker,
} from '@imah/contract/tickets';
import { ticketAbilities } from '@imah/contract/tickets/words';
import { fixtureId, fixtureNow, minutesAgo, tower, whoami, whoamiOfOwner } from './index.ts';

const hour = 60;
const due = (minutes: number) => new Date(fixtureNow + minutes * 60_000).toISOString();

const sari = { id: fixtureId('user', 31), name: 'Sari Lestari' };
export const agus = { id: fixtureId('user', 11), name: 'Agus Prasetyo' };
const budi = { id: fixtureId('user', 12), name: 'Budi Hartono' };
const ratna = { id: whoami.id, name: whoami.name };

/** A report that somebody works on, with time left. */
export const ticket: Ticket = {
  id: tower.id,
  number: 'TKT-2026-000147',
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  timeZone: tower.timeZone,
  unitId: fixtureId('unit', 7),
  unitCode: 'A-1207',
  floorId: null,
  sectionId: null,
  place: null,
  kind: 'complaint',
  category: { id: fixtureId('ticket', 901), name: 'Air dan pipa' },
  priority: 'high',
  title: 'Air menetes dari plafon kamar mandi',
  state: 'in-progress',
  waitingReason: null,
  deferredUntil: null,
  assignee: agus,
  reporterName: sari.name,
  audience: 'resident',
  reopenedCount: 0,
  sla: {
    response: { state: 'met', elapsedMs: 18 * 60_000, targetMs: hour * 60_000, dueAt: null },
    resolution: {
      state: 'running',
      elapsedMs: 3 * hour * 60_000,
      targetMs: 8 * hour * 60_000,
      dueAt: due(5 * hour),
    },
  },
  createdAt: minutesAgo(4 * hour),
  updatedAt: minutesAgo(12),
  version: 6,
  details:
    'Sejak tadi pagi air menetes dari lampu plafon kamar mandi utama, kira-kira satu ember tiap jam.\nSaya di rumah sampai pukul 18.00, silakan langsung datang.',
  source: 'app',
  deviceId: null,
  alarmId: null,
  billLine: null,
  reporterUserId: sari.id,
  reporterPhone: '+6281234567890',
  executors: [budi],
  feedback: null,
  mergedInto: null,
  calendar: 'business',
  outsideHours: false,
  mergedCount: 2,
  alsoCount: 3,
  files: [],
  // Of whoever runs the building; `seenBy` says what others may do.
  abilities: {
    side: 'staff',
    movesAs: ['staff'],
    reads: 'replies-and-notes',
    writes: 'replies-and-notes',
    acts: ['assign', 'update', 'work'],
  },
};

/** The ticket as the server answers it to a person, who lives in its unit where they report for themselves. */
export function seenBy({ id, memberships }: Pick<Whoami, 'id' | 'memberships'>, known: Ticket): Ticket {
  const { unitId, assignee, executors, feedback } = known;
  const executorIds = executors.map((executor) => executor.id);
  const facts = { ...known, assigneeId: assignee?.id ?? null, executorIds, ratedBy: feedback?.by ?? null };
  const actor = {
    userId: id,
    memberships: memberships.map(({ orgId, grants, buildingIds }) => ({
      orgId,
      grants: new Set(grants.filter(isGrant)),
      buildings: buildingIds === null ? ('all' as const) : new Set(buildingIds),
      unitIds: new Set(unitId !== null && grants.includes('ticket.create.own') ? [unitId] : []),
    })),
  };
  const { movesAs, acts, ...abilities } = ticketAbilities(actor, facts);
  return { ...known, abilities: { ...abilities, movesAs: [...movesAs], acts: [...acts] } };
}

const event = (seq: number, minutes: number, rest: Partial<TicketEvent>): TicketEvent => ({
  seq,
  kind: 'moved',
  at: minutesAgo(minutes),
  actor: ratna,
  from: null,
  to: null,
  reason: null,
  note: null,
  waitingReason: null,
  until: null,
  begin: null,
  fields: [],
  assignee: null,
  ...rest,
});

/** Newest first, as the server answers. */
export const events: readonly TicketEvent[] = [
  event(6, 40, { actor: agus, from: 'waiting', to: 'in-progress' }),
  event(5, 2 * hour, { actor: agus, from: 'in-progress', to: 'waiting', waitingReason: 'part' }),
  event(4, 3 * hour, { actor: agus, from: 'new', to: 'in-progress' }),
  event(3, 220, { kind: 'changed', fields: ['priority', 'categoryId'] }),
  event(2, 222, { kind: 'assigned', assignee: agus }),
  event(1, 4 * hour, { kind: 'created', actor: sari }),
];

const comment = (
  number: number,
  minutes: number,
  side: TicketComment['side'],
  author: TicketComment['author'],
  body: string,
): TicketComment => ({
  id: fixtureId('ticket', number),
  body,
  author,
  side,
  at: minutesAgo(minutes),
  editedAt: null,
  via: null,
  files: [],
});

export const replies: readonly TicketComment[] = [
  comment(13, 12, 'resident', sari, 'Terima kasih, Pak Agus. Saya tunggu.'),
  comment(
    12,
    35,
    'staff',
    agus,
    'Sambungan pipa unit A-1307 sudah ditemukan bocor. Saya ganti sekarang, perkiraan selesai pukul 16.30.',
  ),
  comment(11, 218, 'staff', ratna, 'Selamat pagi Ibu Sari, teknisi kami Pak Agus akan datang sebelum pukul 13.00.'),
];

export const notes: readonly TicketComment[] = [
  comment(22, 118, 'staff', agus, 'Elbow 3/4" habis di gudang. Beli dulu di toko depan, sekitar Rp 45.000.'),
  comment(21, 219, 'staff', ratna, 'Penghuni A-1307 sedang di luar kota; kunci ada di resepsionis.'),
];

export const workers: readonly TicketWorker[] = [
  { id: whoami.id, name: whoami.name, open: 0, inProgress: 0, overdue: 0, trades: [], duty: 'off', fits: false },
  { ...budi, open: 2, inProgress: 1, overdue: 0, trades: [], duty: 'off', fits: false },
  { ...agus, open: 5, inProgress: 2, overdue: 1, trades: [], duty: 'off', fits: false },
];

export const relations: readonly TicketRelation[] = [
  {
    kind: 'blocks',
    direction: 'to',
    ticket: {
      id: fixtureId('ticket', 41),
      number: 'TKT-2026-000139',
      title: 'Pipa utama shaft B retak',
      state: 'in-progress',
      priority: 'high',
    },
  },
];

const signed = (
  number: number,
  signerName: string,
  minutes: number,
  standing: TicketSignature['standing'],
): TicketSignature => ({
  id: fixtureId('ticket', number),
  signerName,
  kind: 'drawn',
  takenBy: agus,
  signedAt: minutesAgo(minutes),
  standing,
  file: {
    id: fixtureId('ticket', number + 10),
    name: 'tanda-tangan.png',
    type: 'image/png',
    kind: 'image',
    size: 8200,
    sha256: '0'.repeat(64),
    width: 1200,
    height: 400,
    previews: false,
    uploadedAt: minutesAgo(minutes),
  },
});

export const signatures: readonly TicketSignature[] = [
  signed(51, 'Sari Lestari', 8, 'valid'),
  signed(52, 'Dewi Lestari', 20, 'superseded'),
];

/** Something done, something left, time and cost. */
export const work: TicketWork = {
  checks: [
    {
      id: fixtureId('ticket', 31),
      label: 'Tutup keran utama unit A-1307',
      kind: 'tick',
      demand: 'required',
      choices: [],
      photos: [],
      followUp: null,
      answer: 'done',
      answeredAt: minutesAgo(150),
      answeredBy: agus,
    },
    {
      id: fixtureId('ticket', 32),
      label: 'Tekanan air setelah perbaikan (bar)',
      kind: 'number',
      demand: 'required',
      choices: [],
      photos: [],
      followUp: null,
      answer: null,
      answeredAt: null,
      answeredBy: null,
    },
    {
      id: fixtureId('ticket', 36),
      label: 'Kondisi plafon kamar mandi',
      kind: 'inspection',
      demand: 'optional',
      choices: [],
      photos: [],
      followUp: null,
      answer: 'fail',
      answeredAt: minutesAgo(30),
      answeredBy: agus,
    },
    {
      id: fixtureId('ticket', 37),
      label: 'Foto sambungan pipa',
      kind: 'photo',
      demand: 'required',
      choices: [],
      photos: [],
      followUp: null,
      answer: null,
      answeredAt: null,
      answeredBy: null,
    },
  ],
  times: [
    { id: fixtureId('ticket', 33), worker: agus, startedAt: minutesAgo(170), minutes: 45, note: 'Bongkar plafon' },
  ],
  costs: [
    { id: fixtureId('ticket', 34), label: 'Elbow 3/4 inci, 2 buah', amount: 45_000, addedBy: agus, at: minutesAgo(60) },
  ],
  parts: [
    {
      id: fixtureId('ticket', 35),
      label: 'Pipa PVC 3/4 inci',
      qtyMilli: 1500,
      unit: 'm',
      unitPrice: 12_000,
      amount: 18_000,
      addedBy: agus,
      at: minutesAgo(58),
      changedAt: null,
    },
  ],
  totalParts: 18_000,
  totalMinutes: 45,
  totalCost: 63_000,
};

/** What the resident was asked to pay; `rounds` newest first. */
export const quotesOf = (...rounds: readonly Partial<TicketQuote>[]): TicketQuotes => ({
  quotes: rounds.map((change, index) => ({
    id: fixtureId('ticket', 60 + index),
    round: rounds.length - index,
    lines: [
      { label: 'Keran wastafel kuningan', amount: 350_000 },
      { label: 'Jasa pasang di luar garansi', amount: 150_000 },
    ],
    note: 'Kerusakan di luar tanggungan gedung.',
    total: 500_000,
    validUntil: '2026-11-27',
    state: 'asked',
    askedBy: agus,
    askedAt: minutesAgo(30),
    endedBy: null,
    endedAt: null,
    reason: null,
    ...change,
  })),
  payable: rounds[0]?.state === 'approved',
  deciders: [sari],
});
/** When the technician comes; `rounds` newest first, each offered by the staff. */
export const appointmentsOf = (
  acts: TicketAppointments['acts'],
  ...rounds: readonly Partial<TicketAppointment>[]
): TicketAppointments => ({
  appointments: rounds.map((change, index) => ({
    id: fixtureId('ticket', 80 + index),
    round: rounds.length - index,
    slots: visitSlots,
    note: '',
    state: 'offered',
    agreed: null,
    offeredBy: agus,
    offeredAt: minutesAgo(30),
    answeredBy: null,
    answeredAt: null,
    endedBy: null,
    endedAt: null,
    reason: null,
    ...change,
  })),
  takers: [sari],
  acts,
});
/** The morning and the afternoon after the day of the fixtures. */
export const visitSlots: AppointmentSlot[] = [
  { begin: '2026-11-21T02:00:00.000Z', end: '2026-11-21T04:00:00.000Z' },
  { begin: '2026-11-21T06:00:00.000Z', end: '2026-11-21T08:00:00.000Z' },
];
/** The end of a round by the resident. */
export const endedBySari = { endedBy: sari, endedAt: minutesAgo(5) };

const grantsOf = (person: Whoami, id: string, name: string, grants: readonly string[]): Whoami => ({
  ...person,
  id,
  name,
  memberships: person.memberships.map((membership) => ({ ...membership, grants: [...grants] })),
});

const ownTicket = ['ticket.view.own', 'ticketComment.view.own', 'ticketComment.create.own'];
/** Works on what is given to him. */
export const technician = grantsOf(whoamiOfOwner, agus.id, agus.name, [
  'org.view',
  'building.view',
  'device.view',
  'telemetry.view',
  'alarm.view',
  'ticket.transition.own',
  ...ownTicket,
]);
/** Lives in the unit and has reported it. */
export const resident = grantsOf(whoamiOfOwner, sari.id, sari.name, [
  'org.view',
  'building.view',
  'ticket.create.own',
  ...ownTicket,
]);
