import { type BuildingPlan, floorsBetween } from './demo-plan.ts';

const on = (level: number) => ({ floor: { section: 'Rumah Kos', level } });

/** 10 devices. */
export const kosDipatiukur: BuildingPlan = {
  name: 'Kos Dipatiukur',
  code: 'DIPATIUKUR',
  kind: 'boarding-house',
  timeZone: 'Asia/Jakarta',
  rhythm: 'home',
  address: {
    street: 'Jalan Dipatiukur No. 63, Lebakgede',
    city: 'Bandung',
    province: 'Jawa Barat',
    postalCode: '40132',
  },
  sections: [
    {
      name: 'Rumah Kos',
      kind: 'block',
      floors: floorsBetween(0, 2, (level) =>
        [1, 2, 3, 4, 5].map((number) => ({
          code: `K-${level}${number}`,
          kind: 'residential' as const,
          areaMilliM2: 12_000,
        })),
      ),
    },
  ],
  devices: [
    { typeKey: 'electricity-meter', name: 'Meter listrik induk', ...on(0), scale: 5 },
    { typeKey: 'electricity-meter', name: 'Meter listrik K-01', unit: 'K-01', scale: 0.4 },
    { typeKey: 'electricity-meter', name: 'Meter listrik K-12', unit: 'K-12', scale: 0.5 },
    { typeKey: 'water-meter', name: 'Meter air induk', ...on(0), scale: 6 },
    { typeKey: 'water-meter', name: 'Meter air lantai 1', ...on(1), scale: 2 },
    { typeKey: 'water-meter', name: 'Meter air lantai 2', ...on(2), scale: 2 },
    { typeKey: 'gas-meter', name: 'Meter gas dapur bersama', ...on(0), scale: 3 },
    { typeKey: 'climate', name: 'Suhu ruang bersama', ...on(0) },
    { typeKey: 'door', name: 'Pintu gerbang', ...on(0) },
    { typeKey: 'smoke-detector', name: 'Detektor asap dapur', ...on(0) },
  ],
  occupants: [
    { unit: 'K-01', name: 'Rizky Ramadhan', role: 'tenant' },
    { unit: 'K-02', name: 'Nadia Kusuma', role: 'tenant' },
    { unit: 'K-04', name: 'Galih Permana', role: 'tenant' },
    { unit: 'K-11', name: 'Intan Maharani', role: 'tenant' },
    { unit: 'K-12', name: 'Dimas Anggara', role: 'tenant' },
    { unit: 'K-15', name: 'Melati Safitri', role: 'tenant' },
    { unit: 'K-21', name: 'Yusuf Hidayat', role: 'tenant' },
    { unit: 'K-23', name: 'Clara Tambunan', role: 'tenant' },
  ],
  renovation: ['K-22'],
  notices: [
    {
      title: 'Pembayaran kos bulan depan',
      body: 'Mohon dibayar paling lambat tanggal 5.',
      urgency: 'normal',
      forDays: 10,
    },
  ],
};
