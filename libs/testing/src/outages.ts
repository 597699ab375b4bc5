import type { Outage } from '@imah/contract/outages';
import { tower } from './buildings.ts';
import { fixtureId } from './fixture-id.ts';
import { fixtureNow, minutesAgo } from './fixture-time.ts';

const inHours = (hours: number) => new Date(fixtureNow + hours * 3_600_000).toISOString();

/** Planned for tomorrow, for the whole building. */
export const plannedOutage: Outage = {
  id: fixtureId('outage', 1),
  number: 'GGN-2026-000001',
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  timeZone: tower.timeZone,
  kind: 'planned',
  service: 'water',
  title: 'Air padam untuk pengurasan tandon',
  residentText: 'Mohon menampung air seperlunya.',
  internalNote: 'Vendor datang pukul 08.30.',
  startsAt: inHours(15),
  expectedEndAt: inHours(18),
  ended: null,
  scope: { kind: 'all', ids: [], names: [] },
  alsoCount: 0,
  also: 'no',
  tickets: [],
  author: 'Budi Santoso',
  createdAt: minutesAgo(300),
  version: 1,
};

/** Under way in one tower, and past the time it should have been over. */
export const urgentOutage: Outage = {
  ...plannedOutage,
  id: fixtureId('outage', 2),
  number: 'GGN-2026-000002',
  kind: 'urgent',
  service: 'lift',
  title: 'Lift B berhenti',
  residentText: 'Gunakan lift A. Teknisi sedang bekerja.',
  internalNote: 'Papan kendali menunggu suku cadang.',
  startsAt: minutesAgo(200),
  expectedEndAt: minutesAgo(20),
  scope: { kind: 'sections', ids: [fixtureId('section', 1)], names: ['Menara A'] },
  alsoCount: 3,
  tickets: [{ id: fixtureId('ticket', 1), number: 'TKT-2026-000001', title: 'Lift B macet', state: 'in-progress' }],
};

/** Over since an hour. */
export const restoredOutage: Outage = {
  ...plannedOutage,
  id: fixtureId('outage', 3),
  number: 'GGN-2026-000003',
  service: 'internet',
  title: 'Internet bersama terputus',
  ended: { as: 'restored', at: minutesAgo(60) },
  startsAt: minutesAgo(500),
  expectedEndAt: minutesAgo(90),
};

/** The open ones of `tower`. */
export const outages: readonly Outage[] = [urgentOutage, plannedOutage];
