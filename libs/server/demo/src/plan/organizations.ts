import { type BuildingPlan, floorsBetween, type OrganizationPlan } from './demo-plan.ts';
import { kosDipatiukur } from './kos-dipatiukur.ts';
import { menaraMelati } from './menara-melati.ts';
import { sulawesiNiaga } from './sulawesi-niaga.ts';

/** Of every account of the demonstration. */
export const demoPassword = 'imah-contoh-2026';

const wisma = (level: number) => ({ floor: { section: 'Wisma', level } });

const wismaTetangga: BuildingPlan = {
  name: 'Wisma Tetangga',
  code: 'TETANGGA',
  kind: 'housing',
  timeZone: 'Asia/Jakarta',
  rhythm: 'home',
  address: {
    street: 'Jalan Kaliurang Km 5,6 No. 9, Caturtunggal',
    city: 'Sleman',
    province: 'DI Yogyakarta',
    postalCode: '55281',
  },
  sections: [
    {
      name: 'Wisma',
      kind: 'block',
      floors: floorsBetween(0, 1, (level) =>
        [1, 2].map((number) => ({ code: `W-${level}${number}`, kind: 'residential' as const, areaMilliM2: 45_000 })),
      ),
    },
  ],
  devices: [
    { typeKey: 'electricity-meter', name: 'Meter listrik wisma', ...wisma(0), scale: 3 },
    { typeKey: 'water-meter', name: 'Meter air wisma', ...wisma(0), scale: 3 },
    { typeKey: 'pump', name: 'Pompa sumur', ...wisma(0) },
    { typeKey: 'door', name: 'Pintu depan', ...wisma(0) },
  ],
  occupants: [{ unit: 'W-11', name: 'Endang Susilowati', role: 'tenant' }],
};

export const demoOrganizations: readonly OrganizationPlan[] = [
  {
    name: 'Graha Contoh',
    kind: 'manager',
    accounts: [
      { email: 'pengelola@imah.test', name: 'Budi Santoso', groups: ['owner'] },
      {
        email: 'teknisi@imah.test',
        name: 'Agus Prasetyo',
        groups: ['technician'],
        trades: ['electrical', 'plumbing', 'air-conditioning'],
      },
      { email: 'keuangan@imah.test', name: 'Rina Kartika', groups: ['finance'] },
      { email: 'penghuni@imah.test', name: 'Sari Wulandari', groups: ['resident'], unit: 'A-301' },
    ],
    buildings: [menaraMelati, sulawesiNiaga, kosDipatiukur],
  },
  {
    name: 'Wisma Tetangga',
    kind: 'owner',
    accounts: [{ email: 'tetangga@imah.test', name: 'Hendra Wijaya', groups: ['owner'] }],
    buildings: [wismaTetangga],
  },
];

export const demoAccounts: readonly string[] = demoOrganizations.flatMap(({ accounts }) =>
  accounts.map(({ email }) => email),
);
