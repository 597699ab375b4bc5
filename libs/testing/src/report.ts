import type { Whoami } from '@imah/contract/identity';
import type { SimilarTicket, TicketCategory } from '@imah/contract/tickets';
import { fixtureId, fixtureNow, places, whoami } from './index.ts';

const names = [
  ['electricity', 'Listrik'],
  ['water', 'Air dan pipa'],
  ['air-conditioning', 'AC dan ventilasi'],
  ['lift', 'Lift'],
  ['building', 'Bangunan dan pintu'],
  ['cleaning', 'Kebersihan'],
  ['security', 'Keamanan'],
  ['parking', 'Parkir'],
  ['network', 'Internet dan TV'],
  ['administration', 'Administrasi'],
  ['other', 'Lainnya'],
] as const;

/** Those that every organisation begins with, and one of its own. */
export const ticketCategories: readonly TicketCategory[] = [
  ...names.map(([key, name], index) => ({
    id: fixtureId('notice', 100 + index),
    key,
    name,
    residentPriority: key === 'cleaning' ? ('medium' as const) : ('emergency' as const),
  })),
  { id: fixtureId('notice', 120), key: null, name: 'Kolam renang', residentPriority: 'emergency' },
];

const [membership] = whoami.memberships;

/** Lives in a unit of Menara Graha Contoh, and reports what is broken there. */
export const whoamiOfResident: Whoami = {
  ...whoami,
  id: fixtureId('user', 4),
  email: 'penghuni@imah.test',
  name: 'Ani Lestari',
  memberships:
    membership === undefined
      ? []
      : [
          {
            ...membership,
            groups: [{ id: fixtureId('group', 4), name: 'Penghuni' }],
            grants: ['org.view', 'building.view', 'unit.view.own', 'ticket.view.own', 'ticket.create.own'],
          },
        ],
};

/** What a resident sees of the places: their own two units. */
export const ownPlaces = { ...places, units: places.units.slice(0, 2) };

const hourMs = 3_600_000;
const told: SimilarTicket = {
  id: fixtureId('notice', 201),
  reach: 'told',
  number: null,
  title: null,
  category: ticketCategories.find(({ key }) => key === 'water') ?? null,
  unitCode: null,
  place: 'Lantai 3, Menara A',
  state: 'in-progress',
  createdAt: new Date(fixtureNow - 2 * hourMs).toISOString(),
  alsoCount: 3,
  also: 'no',
};

/** One of a neighbour, one of the own home, and one that was joined. */
export const similarTickets: readonly SimilarTicket[] = [
  told,
  {
    ...told,
    id: fixtureId('notice', 202),
    reach: 'known',
    number: 'TKT-2026-000031',
    title: 'Keran dapur menetes',
    unitCode: 'A-0101',
    place: null,
    state: 'new',
    alsoCount: 0,
  },
  {
    ...told,
    id: fixtureId('notice', 203),
    category: ticketCategories.find(({ key }) => key === 'lift') ?? null,
    place: null,
    state: 'waiting',
    also: 'yes',
  },
];
