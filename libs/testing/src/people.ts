import type { UnitEvent } from '@imah/contract/buildings';
import type { Notice } from '@imah/contract/notices';
import type { Occupancy, Person, Resident } from '@imah/contract/people';
import { fixtureId } from './fixture-id.ts';
import { fixtureNow, minutesAgo } from './fixture-time.ts';

const dewi: Person = {
  id: fixtureId('person', 1),
  name: 'Dewi Lestari',
  phone: '+6281234567890',
  email: 'dewi@contoh.id',
  nikHint: '3174********0001',
  npwpHint: null,
  verified: true,
  hasAccount: false,
  account: { state: 'none', by: null, until: null },
  whatsapp: null,
  version: 1,
};
const andi: Person = {
  ...dewi,
  id: fixtureId('person', 2),
  name: 'Andi Saputra',
  phone: '+6281298765432',
  email: null,
  nikHint: null,
  verified: false,
  account: { state: 'joined', by: null, until: null },
};
const rina: Person = {
  ...andi,
  id: fixtureId('person', 3),
  name: 'Rina Saputra',
  phone: null,
  account: { state: 'invited', by: 'mail', until: minutesAgo(-60 * 24 * 6) },
};

const unitId = fixtureId('unit', 2);
const stay = { unitId, sharePpm: null, isBillingParty: false, to: null, invitedBy: null, version: 1 } as const;

/** The people of unit A-0101: its owner, and the tenant who pays for it now. */
export const occupancies: readonly Occupancy[] = [
  {
    ...stay,
    id: fixtureId('occupancy', 1),
    person: andi,
    role: 'tenant',
    isBillingParty: true,
    from: '2026-02-01',
    to: '2027-01-31',
  },
  { ...stay, id: fixtureId('occupancy', 2), person: rina, role: 'family', from: '2026-02-01', to: '2027-01-31' },
  { ...stay, id: fixtureId('occupancy', 3), person: dewi, role: 'owner', sharePpm: 1_000_000, from: '2026-02-01' },
  {
    ...stay,
    id: fixtureId('occupancy', 4),
    person: dewi,
    role: 'owner',
    sharePpm: 1_000_000,
    isBillingParty: true,
    from: '2023-06-01',
    to: '2026-01-31',
  },
];

/** Who is in `tower` today, by name. */
export const residents: readonly Resident[] = [
  { person: andi, units: [{ unitId, code: 'A-0101', role: 'tenant', isBillingParty: true }] },
  {
    person: dewi,
    units: [
      { unitId, code: 'A-0101', role: 'owner', isBillingParty: false },
      { unitId: fixtureId('unit', 1), code: 'LG-01', role: 'owner', isBillingParty: true },
    ],
  },
  { person: rina, units: [{ unitId, code: 'A-0101', role: 'family', isBillingParty: false }] },
];

/** What happened to unit A-0101, newest first. */
export const unitEvents: readonly UnitEvent[] = [
  { at: minutesAgo(35), kind: 'alarm-cleared', subject: 'Meter air A-0101', actor: null, fields: ['minor'] },
  { at: minutesAgo(95), kind: 'alarm-raised', subject: 'Meter air A-0101', actor: null, fields: ['minor'] },
  { at: minutesAgo(60 * 24 * 3), kind: 'changed', subject: null, actor: 'Budi Santoso', fields: ['status'] },
  { at: '2026-01-31T17:00:00.000Z', kind: 'moved-in', subject: 'Andi Saputra', actor: null, fields: ['tenant'] },
  { at: '2023-05-31T17:00:00.000Z', kind: 'moved-in', subject: 'Dewi Lestari', actor: null, fields: ['owner'] },
];

const day = 86_400_000;

/** What the people of `tower` are told. */
export const notices: readonly Notice[] = [
  {
    id: fixtureId('notice', 1),
    title: 'Aliran air dihentikan sementara Sabtu pukul 09.00–12.00',
    body: 'Pompa transfer diganti. Mohon menampung air seperlunya.',
    urgency: 'important',
    publishedAt: minutesAgo(300),
    expiresAt: new Date(fixtureNow + 2 * day).toISOString(),
    author: 'Budi Santoso',
    version: 1,
  },
  {
    id: fixtureId('notice', 2),
    title: 'Fogging Minggu pagi',
    body: '',
    urgency: 'normal',
    publishedAt: minutesAgo(2000),
    expiresAt: new Date(fixtureNow + 5 * day).toISOString(),
    author: null,
    version: 1,
  },
];
