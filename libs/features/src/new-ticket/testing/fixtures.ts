import type { TicketCategory, Whoami } from '@imah/contract';
import { fixtureId, places, whoami } from '@imah/testing';

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
  ...names.map(([key, name], index) => ({ id: fixtureId('notice', 100 + index), key, name })),
  { id: fixtureId('notice', 120), key: null, name: 'Kolam renang' },
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
