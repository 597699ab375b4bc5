import type { Building } from '@imah/contract/buildings';
import type { BuildingKind, TimeZone } from '@imah/contract/buildings/words';
import { fixtureId } from './fixture-id.ts';

const shared = {
  orgId: fixtureId('organization', 1),
  orgName: 'Graha Contoh',
  status: 'active',
  version: 1,
  isDemo: false,
} as const;

export const tower: Building = {
  ...shared,
  id: fixtureId('building', 1),
  name: 'Menara Graha Contoh',
  code: 'MGC',
  kind: 'apartment',
  timeZone: 'Asia/Jakarta',
  address: {
    street: 'Jalan Jenderal Sudirman Kav. 21',
    city: 'Jakarta Selatan',
    province: 'DKI Jakarta',
    postalCode: '12920',
  },
  unitCount: 248,
  devices: { total: 32, online: 29, offline: 2, neverSeen: 1 },
  activeAlarms: 2,
  quietAlarms: 0,
};

export const office: Building = {
  ...shared,
  id: fixtureId('building', 2),
  name: 'Kantor Graha Losari',
  code: 'KGL',
  kind: 'office',
  timeZone: 'Asia/Makassar',
  address: { street: 'Jalan Penghibur 8', city: 'Makassar', province: 'Sulawesi Selatan', postalCode: '90111' },
  unitCount: 36,
  devices: { total: 18, online: 18, offline: 0, neverSeen: 0 },
  activeAlarms: 0,
  quietAlarms: 0,
};

export const boardingHouse: Building = {
  ...shared,
  id: fixtureId('building', 3),
  name: 'Kos Dipati Ukur',
  code: 'KDU',
  kind: 'boarding-house',
  timeZone: 'Asia/Jakarta',
  address: { street: 'Jalan Dipati Ukur 112', city: 'Bandung', province: 'Jawa Barat', postalCode: '40132' },
  unitCount: 24,
  devices: { total: 10, online: 7, offline: 3, neverSeen: 0 },
  activeAlarms: 1,
  quietAlarms: 0,
};

/** Awkward on purpose: a long name, no street, no device. */
export const unfinishedBuilding: Building = {
  ...shared,
  id: fixtureId('building', 4),
  name: 'Rumah Susun Sederhana Milik Perhimpunan Karyawan Perkebunan Nusantara Blok Cengkareng Barat',
  code: 'RUSUNAMI-CENGKARENG-BARAT',
  kind: 'housing',
  timeZone: 'Asia/Jayapura',
  address: { street: '', city: 'Jayapura', province: 'Papua' },
  unitCount: 0,
  devices: { total: 0, online: 0, offline: 0, neverSeen: 0 },
  activeAlarms: 0,
  quietAlarms: 0,
};

/** By name, as the server lists them. */
export const buildings: readonly Building[] = [office, boardingHouse, tower];

const names = ['Menara', 'Graha', 'Wisma', 'Plaza', 'Griya', 'Puri'];
const words = ['Anggrek', 'Merdeka', 'Cendana', 'Pelita', 'Nusantara', 'Bahari', 'Kencana'];
const kinds: readonly BuildingKind[] = ['apartment', 'office', 'shophouse', 'boarding-house', 'mall', 'warehouse'];
const cities: readonly (readonly [string, string, TimeZone])[] = [
  ['Surabaya', 'Jawa Timur', 'Asia/Jakarta'],
  ['Denpasar', 'Bali', 'Asia/Makassar'],
  ['Medan', 'Sumatera Utara', 'Asia/Jakarta'],
  ['Jayapura', 'Papua', 'Asia/Jayapura'],
  ['Yogyakarta', 'DI Yogyakarta', 'Asia/Jakarta'],
];

/** So many buildings, each a little different, always the same ones. */
export function manyBuildings(count: number): Building[] {
  return Array.from({ length: count }, (_, index) => {
    const [city, province, timeZone] = pick(cities, index);
    const total = (index * 7) % 90;
    const offline = index % 4 === 0 ? Math.min(total, index % 9) : 0;
    return {
      ...shared,
      id: fixtureId('building', 1000 + index),
      name: `${pick(names, index)} ${pick(words, Math.floor(index / names.length))} ${index + 1}`,
      code: `G${index + 1}`,
      kind: pick(kinds, index),
      timeZone,
      address: { street: `Jalan Pahlawan ${index + 1}`, city, province },
      unitCount: 12 + ((index * 13) % 300),
      devices: { total, online: total - offline, offline, neverSeen: 0 },
      activeAlarms: index % 5 === 0 ? index % 7 : 0,
      quietAlarms: 0,
    };
  });
}

function pick<T>(list: readonly T[], index: number): T {
  const chosen = list[index % list.length];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}
