import { defaultGroupGrants, permissions } from '@imah/contract/access';
import type { Membership, Whoami } from '@imah/contract/identity';
import { fixtureId } from './fixture-id.ts';

const manager: Membership = {
  orgId: fixtureId('organization', 1),
  orgName: 'Graha Contoh',
  orgKind: 'manager',
  groups: [{ id: fixtureId('group', 1), name: 'Manajer gedung' }],
  grants: [
    'org.view',
    'building.view',
    'unit.view',
    'device.view',
    'deviceCommand.view',
    'deviceCommand.control',
    'telemetry.view',
    'alarm.view',
    'alarm.transition',
  ],
  buildingIds: null,
};

/** The manager of Graha Contoh. */
export const whoami: Whoami = {
  id: fixtureId('user', 1),
  email: 'pengelola@imah.test',
  name: 'Ratna Wijayanti',
  locale: 'id',
  colorMode: 'system',
  emailVerified: true,
  picture: null,
  memberships: [manager],
  extra: { mqtt_password: 'rahasia-saluran-langsung' },
};

/** Runs Graha Contoh and may do everything there: sees every place of the application. */
export const whoamiOfOwner: Whoami = {
  ...whoami,
  memberships: [{ ...manager, groups: [{ id: fixtureId('group', 3), name: 'Pemilik' }], grants: [...permissions] }],
};

/** May see devices and may not switch them. */
export const whoamiOfSupervisor: Whoami = {
  ...whoami,
  id: fixtureId('user', 2),
  email: 'pengawas@imah.test',
  name: 'Bambang Hadisuwarno',
  memberships: [
    {
      ...manager,
      groups: [{ id: fixtureId('group', 2), name: 'Pengawas' }],
      grants: [
        'org.view',
        'building.view',
        'unit.view',
        'device.view',
        'deviceCommand.view',
        'telemetry.view',
        'alarm.view',
      ],
    },
  ],
};

/** Lives in the tower of Graha Contoh. */
export const whoamiOfResident: Whoami = {
  ...whoami,
  id: fixtureId('user', 4),
  email: 'warga@imah.test',
  name: 'Dewi Lestari',
  memberships: [
    { ...manager, groups: [{ id: fixtureId('group', 4), name: 'Penghuni' }], grants: [...defaultGroupGrants.resident] },
  ],
};

/** Has an account and belongs nowhere yet: sent to boarding. */
export const whoamiOfNewcomer: Whoami = {
  ...whoami,
  id: fixtureId('user', 3),
  email: 'baru@imah.test',
  name: 'Siti Nurhaliza Putri',
  memberships: [],
};
