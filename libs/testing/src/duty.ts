import type { DutyShift, OnDuty } from '@imah/contract/buildings';
import { contacts } from './contacts.ts';
import { fixtureId } from './fixture-id.ts';
import { minutesAgo } from './fixture-time.ts';

const post = contacts[0]?.id ?? '';

/** The roster of a building: a technician by day, the guard's post around the clock, a night over midnight. */
export const dutyShifts: readonly DutyShift[] = [
  {
    id: fixtureId('contact', 21),
    holder: { kind: 'contact', contactId: post, name: 'Pos satpam lobi', phone: '+6281190010001' },
    days: [1, 2, 3, 4, 5, 6, 7],
    from: '07:00',
    to: '07:00',
    version: 1,
  },
  {
    id: fixtureId('contact', 22),
    holder: {
      kind: 'member',
      userId: fixtureId('user', 11),
      name: 'Agus Prasetyo',
      phone: '+6281190010022',
      standing: 'works-there',
    },
    days: [1, 2, 3, 4, 5],
    from: '08:00',
    to: '17:30',
    version: 1,
  },
  {
    id: fixtureId('contact', 23),
    holder: {
      kind: 'member',
      userId: fixtureId('user', 12),
      name: 'Budi Hartono',
      phone: null,
      standing: 'works-there',
    },
    days: [5, 6],
    from: '22:00',
    to: '06:00',
    version: 3,
  },
];

/** Who is on duty at the moment of the fixtures, as a resident reads it. */
export const onDuty: readonly OnDuty[] = [
  {
    id: fixtureId('contact', 22),
    name: 'Agus Prasetyo',
    trades: ['electrical', 'plumbing'],
    role: null,
    phone: '+6281190010022',
    whatsapp: false,
    until: minutesAgo(-25),
  },
  {
    id: fixtureId('contact', 21),
    name: 'Pos satpam lobi',
    trades: [],
    role: 'security',
    phone: '+6281190010001',
    whatsapp: true,
    until: minutesAgo(-14 * 60),
  },
];
