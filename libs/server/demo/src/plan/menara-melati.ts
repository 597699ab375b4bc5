import { type BuildingPlan, type DevicePlan, floorsBetween } from './demo-plan.ts';

const tower = (level: number) => ({ floor: { section: 'Menara A', level } });
const parking = (level: number) => ({ floor: { section: 'Parkir', level } });
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const meteredUnits = ['A-101', 'A-102', 'A-201', 'A-301', 'A-302', 'A-401'];

const meters: DevicePlan[] = [
  { typeKey: 'water-meter', name: 'Meter air induk', ...parking(-1), scale: 14 },
  ...meteredUnits.map((unit): DevicePlan => ({ typeKey: 'water-meter', name: `Meter air ${unit}`, unit })),
  { typeKey: 'water-meter', name: 'Meter air A-501', unit: 'A-501', presence: 'offline' },
  { typeKey: 'electricity-meter', name: 'Meter listrik induk', ...parking(-1), scale: 22 },
  ...meteredUnits.map((unit): DevicePlan => ({ typeKey: 'electricity-meter', name: `Meter listrik ${unit}`, unit })),
  { typeKey: 'electricity-meter', name: 'Meter listrik A-501', unit: 'A-501' },
  { typeKey: 'gas-meter', name: 'Meter gas A-301', unit: 'A-301' },
  { typeKey: 'gas-meter', name: 'Meter gas A-302', unit: 'A-302' },
];

/** 32 devices. */
export const menaraMelati: BuildingPlan = {
  name: 'Apartemen Menara Melati',
  code: 'MELATI',
  kind: 'apartment',
  timeZone: 'Asia/Jakarta',
  rhythm: 'home',
  address: {
    street: 'Jalan Prof. Dr. Satrio No. 18, Karet Kuningan',
    city: 'Jakarta Selatan',
    province: 'DKI Jakarta',
    postalCode: '12940',
  },
  sections: [
    {
      name: 'Menara A',
      kind: 'tower',
      floors: floorsBetween(0, 8, (level) =>
        level === 0
          ? [{ code: 'LOBI', kind: 'common', areaMilliM2: 180_000 }]
          : [1, 2, 3, 4].map((number) => ({
              code: `A-${level}0${number}`,
              kind: 'residential' as const,
              areaMilliM2: number === 4 ? 54_000 : 36_000,
            })),
      ),
    },
    { name: 'Parkir', kind: 'parking', floors: floorsBetween(-2, -1, () => []) },
  ],
  devices: [
    ...meters,
    { typeKey: 'climate', name: 'Suhu lobi', ...tower(0) },
    { typeKey: 'climate', name: 'Suhu ruang pompa', ...parking(-1) },
    { typeKey: 'climate', name: 'Suhu ruang panel', ...parking(-2) },
    { typeKey: 'climate', name: 'Suhu koridor lantai 5', ...tower(5), presence: 'never-seen' },
    { typeKey: 'pump', name: 'Pompa transfer 1', ...parking(-1) },
    { typeKey: 'pump', name: 'Pompa transfer 2', ...parking(-1) },
    { typeKey: 'fire-pump', name: 'Pompa hidran', ...parking(-2) },
    { typeKey: 'lift', name: 'Lift penumpang 1', ...tower(0) },
    { typeKey: 'lift', name: 'Lift penumpang 2', ...tower(0) },
    { typeKey: 'door', name: 'Pintu lobi', ...tower(0) },
    { typeKey: 'door', name: 'Pintu parkir', ...parking(-1) },
    { typeKey: 'generator', name: 'Genset utama', ...parking(-2) },
    { typeKey: 'smoke-detector', name: 'Detektor asap lobi', ...tower(0) },
    { typeKey: 'smoke-detector', name: 'Detektor asap parkir', ...parking(-1) },
  ],
  occupants: [
    { unit: 'A-101', name: 'Dewi Lestari', role: 'owner', family: ['Bagas Prakoso'] },
    {
      unit: 'A-102',
      name: 'Andi Saputra',
      role: 'tenant',
      owner: 'Hartono Wijaya',
      family: ['Rina Saputra', 'Kevin Saputra'],
    },
    { unit: 'A-103', name: 'Maria Simanjuntak', role: 'owner' },
    { unit: 'A-201', name: 'Putu Ayu Pratiwi', role: 'tenant', owner: 'Ketut Sudiarta' },
    { unit: 'A-203', name: 'Yohanes Wibowo', role: 'owner' },
    { unit: 'A-302', name: 'Fitriani Nasution', role: 'tenant', owner: 'Dewi Anggraini' },
    { unit: 'A-304', name: 'Ahmad Fauzi', role: 'owner', family: ['Nur Aini', 'Zahra Fauzia'] },
    { unit: 'A-401', name: 'Siti Nurhaliza', role: 'owner' },
    { unit: 'A-402', name: 'Bambang Setiawan', role: 'tenant', owner: 'Hartono Wijaya' },
    { unit: 'A-501', name: 'Ratna Puspita', role: 'tenant' },
    { unit: 'A-603', name: 'I Made Suartana', role: 'owner' },
    { unit: 'A-704', name: 'Lina Marlina', role: 'owner' },
    { unit: 'A-801', name: 'Togar Siregar', role: 'tenant' },
  ],
  renovation: ['A-204', 'A-703'],
  hasShares: true,
  contacts: [
    {
      name: 'Pos satpam lobi',
      role: 'security',
      phone: '+628120009001',
      whatsapp: true,
      hours: null,
      audience: 'everybody',
    },
    {
      name: 'Teknisi jaga',
      role: 'technician',
      phone: '+628120009002',
      whatsapp: true,
      hours: null,
      audience: 'everybody',
    },
    {
      name: 'Kantor pengelola',
      role: 'management',
      phone: '+622120009003',
      whatsapp: false,
      hours: 'Senin–Sabtu 08.00–17.00',
      audience: 'everybody',
    },
    {
      name: 'Layanan lift, kontrak L-204',
      role: 'lift',
      phone: '+622120009004',
      whatsapp: false,
      hours: null,
      audience: 'staff',
    },
  ],
  roster: [
    {
      holder: { email: 'teknisi@imah.test', phone: '+628120009005' },
      days: [1, 2, 3, 4, 5],
      from: '08:00',
      to: '17:00',
    },
    { holder: { contact: 'Teknisi jaga' }, days: everyDay, from: '17:00', to: '08:00' },
    { holder: { contact: 'Teknisi jaga' }, days: [6, 7], from: '08:00', to: '17:00' },
    { holder: { contact: 'Pos satpam lobi' }, days: everyDay, from: '06:00', to: '18:00' },
    { holder: { contact: 'Pos satpam lobi' }, days: everyDay, from: '18:00', to: '06:00' },
  ],
  notices: [
    {
      title: 'Air dihentikan sementara Sabtu pukul 09.00–12.00',
      body: 'Pompa transfer diganti. Mohon menampung air seperlunya sebelum pukul 09.00.',
      urgency: 'important',
      forDays: 3,
    },
    {
      title: 'Fogging Minggu pagi di area parkir dan taman',
      body: 'Mulai pukul 07.00. Mohon tutup jendela lantai 1 sampai 3.',
      urgency: 'normal',
      forDays: 6,
    },
    { title: 'Lift 2 selesai diperiksa', body: 'Lift 2 kembali beroperasi penuh.', urgency: 'normal', forDays: -2 },
  ],
};
