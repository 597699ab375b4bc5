import { type BuildingPlan, floorsBetween } from './demo-plan.ts';

const on = (level: number) => ({ floor: { section: 'Gedung Utama', level } });

/** 18 devices. */
export const sulawesiNiaga: BuildingPlan = {
  name: 'Gedung Sulawesi Niaga',
  code: 'NIAGA',
  kind: 'office',
  timeZone: 'Asia/Makassar',
  rhythm: 'office',
  address: {
    street: 'Jalan Jenderal Ahmad Yani No. 27, Pattunuang',
    city: 'Makassar',
    province: 'Sulawesi Selatan',
    postalCode: '90174',
  },
  sections: [
    {
      name: 'Gedung Utama',
      kind: 'tower',
      floors: floorsBetween(-1, 5, (level) =>
        level < 1
          ? []
          : [1, 2].map((number) => ({
              code: `${level}0${number}`,
              kind: 'commercial' as const,
              areaMilliM2: 120_000 + number * 15_000,
            })),
      ),
    },
  ],
  devices: [
    { typeKey: 'electricity-meter', name: 'Meter listrik induk', ...on(-1), scale: 18 },
    { typeKey: 'electricity-meter', name: 'Meter listrik 101', unit: '101', scale: 4 },
    { typeKey: 'electricity-meter', name: 'Meter listrik 201', unit: '201', scale: 5 },
    { typeKey: 'electricity-meter', name: 'Meter listrik 301', unit: '301', scale: 3 },
    { typeKey: 'water-meter', name: 'Meter air induk', ...on(-1), scale: 8 },
    { typeKey: 'water-meter', name: 'Meter air kantin', ...on(0), scale: 3 },
    { typeKey: 'climate', name: 'Suhu lobi', ...on(0) },
    { typeKey: 'climate', name: 'Suhu ruang rapat 2', ...on(2) },
    { typeKey: 'climate', name: 'Suhu ruang server', ...on(3) },
    { typeKey: 'climate', name: 'Suhu lantai 5', ...on(5) },
    { typeKey: 'pump', name: 'Pompa air bersih', ...on(-1) },
    { typeKey: 'lift', name: 'Lift timur', ...on(0) },
    { typeKey: 'lift', name: 'Lift barat', ...on(0) },
    { typeKey: 'door', name: 'Pintu utama', ...on(0) },
    { typeKey: 'door', name: 'Pintu ruang server', ...on(3) },
    { typeKey: 'generator', name: 'Genset cadangan', ...on(-1) },
    { typeKey: 'smoke-detector', name: 'Detektor asap ruang server', ...on(3) },
    { typeKey: 'smoke-detector', name: 'Detektor asap kantin', ...on(0) },
  ],
  occupants: [
    { unit: '101', name: 'PT Celebes Logistik', role: 'tenant' },
    { unit: '201', name: 'CV Bahari Sejahtera', role: 'tenant' },
    { unit: '202', name: 'Kantor Notaris Andi Tenri', role: 'tenant' },
    { unit: '301', name: 'PT Phinisi Digital', role: 'tenant' },
    { unit: '402', name: 'Koperasi Losari', role: 'owner' },
  ],
};
