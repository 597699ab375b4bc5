import type { Household, HouseholdMember } from '@imah/contract/people';
import { fixtureId } from '@imah/testing';

const account = { state: 'joined', by: null, until: null } as const;
const member: HouseholdMember = {
  id: fixtureId('occupancy', 201),
  name: 'Rina Saputra',
  email: 'rina@contoh.id',
  status: 'current',
  account,
  reason: '',
  createdAt: '2026-11-20T10:00:00.000Z',
};

/** One home with somebody in each state. */
export const household: Household = {
  unitId: fixtureId('unit', 2),
  unitCode: 'A-0101',
  policy: 'approval',
  mayInvite: true,
  members: [
    member,
    {
      ...member,
      id: fixtureId('occupancy', 202),
      name: 'Bagas Saputra',
      email: null,
      account: { state: 'invited', by: 'link', until: '2026-12-05T10:00:00.000Z' },
    },
    { ...member, id: fixtureId('occupancy', 203), name: 'Nenek Saputra', status: 'waiting', account: null },
    {
      ...member,
      id: fixtureId('occupancy', 204),
      name: 'Paman Bambang Kusumo Wijoyo Hadiningrat',
      status: 'refused',
      account: null,
      reason: 'Unit ini sudah penuh.',
    },
  ],
};
