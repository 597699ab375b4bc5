import { permissions } from '@imah/contract/access';
import type { Group, Invitation, Member } from '@imah/contract/members';
import type { OrganizationDetail } from '@imah/contract/organizations';
import { buildings, fixtureId, fixtureNow, minutesAgo, whoamiOfOwner } from './index.ts';

const at = (ms: number) => new Date(ms).toISOString();
const day = 86_400_000;

export const orgId = whoamiOfOwner.memberships[0]?.orgId ?? '';

const group = (number: number, name: string, rest: Partial<Group>): Group => ({
  id: fixtureId('group', number),
  name,
  description: '',
  grants: [],
  ticketVisibility: 'own',
  defaultKey: null,
  memberCount: 0,
  version: 1,
  ...rest,
});

export const owners = group(3, 'Pemilik Organisasi', {
  grants: [...permissions],
  ticketVisibility: 'organization',
  defaultKey: 'owner',
  memberCount: 1,
});
export const technicians = group(4, 'Teknisi', {
  grants: ['building.view', 'device.view', 'deviceCommand.control', 'alarm.view', 'ticket.view.own'],
  ticketVisibility: 'building-and-specialization',
  defaultKey: 'technician',
  memberCount: 6,
});
export const guards = group(5, 'Satpam malam', {
  description: 'Jaga pukul 22.00 sampai 06.00.',
  grants: ['building.view', 'alarm.view', 'alarm.transition'],
  ticketVisibility: 'building',
});
export const groups: readonly Group[] = [owners, guards, technicians];

const member = (number: number, name: string, rest: Partial<Member>): Member => ({
  id: fixtureId('user', 100 + number),
  userId: fixtureId('user', number),
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@contoh.id`,
  groups: [{ id: technicians.id, name: technicians.name }],
  buildingIds: null,
  otherBuildings: 0,
  status: 'active',
  trades: [],
  expiresAt: null,
  lastSeenAt: minutesAgo(12),
  joinedAt: at(fixtureNow - 200 * day),
  version: 1,
  ...rest,
});

export const technician = member(11, 'Agus Prasetyo', {
  buildingIds: buildings.slice(0, 1).map(({ id }) => id),
});
export const members: readonly Member[] = [
  technician,
  member(1, 'Ratna Wijayanti', { groups: [{ id: owners.id, name: owners.name }], lastSeenAt: minutesAgo(0) }),
  member(12, 'Siti Nurhaliza Putri Kusumawardhani', {
    status: 'suspended',
    groups: [
      { id: technicians.id, name: technicians.name },
      { id: guards.id, name: guards.name },
    ],
    buildingIds: buildings.map(({ id }) => id),
  }),
  member(13, 'Vendor Lift', { expiresAt: at(fixtureNow + 10 * day), lastSeenAt: null }),
  member(14, 'Yohanes', { status: 'expired', expiresAt: at(fixtureNow - day) }),
];

const invitation = (number: number, email: string, rest: Partial<Invitation>): Invitation => ({
  id: fixtureId('user', 200 + number),
  email,
  groups: [{ id: technicians.id, name: technicians.name }],
  buildingIds: null,
  memberExpiresAt: null,
  locale: 'id',
  status: 'pending',
  sentAt: at(fixtureNow - day),
  expiresAt: at(fixtureNow + 6 * day),
  invitedBy: 'Ratna Wijayanti',
  createdAt: at(fixtureNow - day),
  ...rest,
});

export const pending = invitation(1, 'dewi@contoh.id', {});
export const invitations: readonly Invitation[] = [
  pending,
  invitation(2, 'tono@contoh.id', { status: 'accepted' }),
  invitation(3, 'lama@contoh.id', { status: 'expired' }),
  invitation(4, 'tidak@contoh.id', { status: 'declined' }),
];

export const organization: OrganizationDetail = {
  id: orgId,
  name: 'Graha Contoh',
  kind: 'manager',
  npwp: '0123456789012345',
  pkp: true,
  address: { street: 'Jalan Melati 1', city: 'Jakarta Selatan', province: 'DKI Jakarta', postalCode: '12160' },
  isDemo: false,
  version: 3,
};
