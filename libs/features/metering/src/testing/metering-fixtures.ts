import type { FakeAnswers } from '@imah/api-client/testing';
import type { Meter, MeterDetail, MeterMonth, Reading } from '@imah/contract/metering';
import type { StoredFile } from '@imah/contract/files';
import { answerOf, buildings, listOf, places, tower } from '@imah/testing';

const idOf = (kind: number, nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000${kind}00${String(nth).padStart(2, '0')}`;
const unit = places.units[0];

export const unitMeter: Meter = {
  id: idOf(4, 1),
  buildingId: tower.id,
  buildingName: tower.name,
  timeZone: 'Asia/Jakarta',
  resource: 'electricity',
  role: 'unit',
  unitId: unit?.id ?? null,
  unitCode: unit?.code ?? null,
  parentId: idOf(4, 2),
  depth: 1,
  number: 'L-1024',
  location: '',
  registers: ['1'],
  digits: 5,
  multiplierE6: 1_000_000,
  installedOn: '2025-01-01',
  seal: 'S-77',
  verifyUntil: '2030-01-01',
  state: 'active',
  replacesMeterId: null,
  replacedById: null,
  last: { at: '2026-10-31T08:00:00.000Z', values: [4_182_500] },
  waiting: 1,
  entry: 'open',
  photo: 'optional',
  version: 3,
};

export const mainMeter: Meter = {
  ...unitMeter,
  id: idOf(4, 2),
  role: 'main',
  unitId: null,
  unitCode: null,
  parentId: null,
  depth: 0,
  number: 'U-1',
  location: 'Ruang panel',
  registers: ['LWBP', 'WBP'],
  multiplierE6: 40_000_000,
  last: { at: '2026-10-31T07:00:00.000Z', values: [90_210_000, 31_400_250] },
  waiting: 0,
};

const waterMeter: Meter = {
  ...unitMeter,
  id: idOf(4, 3),
  resource: 'water',
  role: 'common',
  unitId: null,
  unitCode: null,
  parentId: null,
  depth: 0,
  number: 'A-9',
  location: 'Taman lantai dasar',
  last: null,
  waiting: 0,
};

const monthOf = (period: string, qtyMilli: number, more: Partial<MeterMonth> = {}): MeterMonth => ({
  period,
  qtyMilli,
  basis: 'readings',
  belowMilli: null,
  ...more,
});

export const detail: MeterDetail = {
  ...unitMeter,
  usualPerDayMilli: 5_800,
  window: { fromDay: 20, toDay: 25 },
  months: [
    monthOf('2026-11', 118_000, { basis: 'estimate' }),
    monthOf('2026-10', 182_500),
    monthOf('2026-09', 171_000),
    monthOf('2026-08', 190_250),
    monthOf('2026-07', 165_000, { basis: 'estimate' }),
    monthOf('2026-06', 176_000),
  ],
};

export const mainDetail: MeterDetail = {
  ...mainMeter,
  usualPerDayMilli: null,
  window: { fromDay: 20, toDay: 25 },
  months: [
    monthOf('2026-11', 5_200_000, { belowMilli: 4_950_000 }),
    monthOf('2026-10', 9_400_000, { belowMilli: 8_812_500 }),
    monthOf('2026-09', 9_100_000, { belowMilli: 8_760_000 }),
  ],
};

const photo: StoredFile = {
  id: idOf(6, 1),
  name: 'meteran.jpg',
  type: 'image/jpeg',
  kind: 'image',
  size: 84_000,
  sha256: '0'.repeat(64),
  width: 640,
  height: 480,
  previews: true,
  uploadedAt: '2026-11-20T03:00:00.000Z',
};

export const waitingReading: Reading = {
  id: idOf(5, 1),
  meterId: unitMeter.id,
  meterNumber: unitMeter.number,
  resource: 'electricity',
  unitCode: unitMeter.unitCode,
  location: '',
  registers: ['1'],
  timeZone: 'Asia/Jakarta',
  at: '2026-11-20T03:00:00.000Z',
  kind: 'regular',
  values: [4_982_500],
  source: 'resident',
  state: 'submitted',
  anomalies: ['above-usual'],
  note: 'Ada tamu dua minggu',
  author: 'Siti Aminah',
  reason: null,
  decidedBy: null,
  correctsId: null,
  standing: 'current',
  previous: { at: '2026-10-31T08:00:00.000Z', values: [4_182_500] },
  usedMilli: 800_000,
  photos: [photo],
  version: 1,
};

export const approvedReading: Reading = {
  ...waitingReading,
  id: idOf(5, 2),
  at: '2026-10-31T08:00:00.000Z',
  values: [4_182_500],
  source: 'staff',
  state: 'approved',
  anomalies: [],
  note: '',
  author: 'Budi Santoso',
  previous: { at: '2026-09-30T08:00:00.000Z', values: [4_000_000] },
  usedMilli: 182_500,
  photos: [],
};

const readings: readonly Reading[] = [
  waitingReading,
  approvedReading,
  {
    ...approvedReading,
    id: idOf(5, 3),
    at: '2026-09-30T08:00:00.000Z',
    values: [4_000_000],
    correctsId: idOf(5, 4),
    reason: 'Angka tertukar',
    decidedBy: 'Budi Santoso',
    usedMilli: 171_000,
  },
  {
    ...approvedReading,
    id: idOf(5, 4),
    at: '2026-09-30T08:00:00.000Z',
    values: [4_090_000],
    standing: 'corrected',
    usedMilli: 261_000,
  },
  {
    ...approvedReading,
    id: idOf(5, 5),
    at: '2026-08-15T08:00:00.000Z',
    values: [3_700_000],
    state: 'rejected',
    anomalies: ['below-previous'],
    reason: 'Foto menunjukkan angka lain',
    decidedBy: 'Budi Santoso',
    usedMilli: -20_000,
  },
  {
    ...approvedReading,
    id: idOf(5, 6),
    at: '2025-01-01T00:00:00.000Z',
    kind: 'first',
    values: [12_000],
    previous: null,
    usedMilli: null,
  },
];

/** What the pages of meters are answered with. */
export const meteringAnswers: FakeAnswers = {
  listBuildings: listOf([...buildings]),
  getPlaces: answerOf(places),
  listMeters: listOf([mainMeter, unitMeter, waterMeter]),
  getMeter: answerOf(detail),
  getMeterSettings: answerOf({ residentFromDay: 20, residentToDay: 25, staffUntilDay: 28, photo: 'optional' as const }),
  listReadings: async (input) => listOf(input.query?.state === 'submitted' ? [waitingReading] : readings),
  listOwnMeters: answerOf([detail]),
};
