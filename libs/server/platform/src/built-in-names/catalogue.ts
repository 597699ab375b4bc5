import type { DefaultGroupKey } from '@imah/contract/access';
import type { Locale } from '@imah/contract/core/words';

type Names<K extends string> = Readonly<Record<Locale, Readonly<Record<K, string>>>>;

/** What the groups every organisation begins with are called, until people rename them. */
export const groupNames: Names<DefaultGroupKey> = {
  id: {
    owner: 'Pemilik Organisasi',
    administrator: 'Administrator',
    'building-manager': 'Manajer Gedung',
    reception: 'Resepsionis',
    technician: 'Teknisi',
    finance: 'Keuangan',
    supervisor: 'Pengawas',
    vendor: 'Vendor',
    resident: 'Penghuni',
  },
  en: {
    owner: 'Organisation owner',
    administrator: 'Administrator',
    'building-manager': 'Building manager',
    reception: 'Reception',
    technician: 'Technician',
    finance: 'Finance',
    supervisor: 'Supervisor',
    vendor: 'Vendor',
    resident: 'Resident',
  },
};

/** The categories every organisation begins with; the database writes the Indonesian names (`begin_tickets`). */
export const categoryNames: Names<string> = {
  id: {
    electricity: 'Listrik',
    water: 'Air dan pipa',
    'air-conditioning': 'AC dan ventilasi',
    lift: 'Lift',
    building: 'Bangunan dan pintu',
    cleaning: 'Kebersihan',
    security: 'Keamanan',
    parking: 'Parkir',
    network: 'Internet dan TV',
    administration: 'Administrasi',
    other: 'Lainnya',
  },
  en: {
    electricity: 'Electricity',
    water: 'Water and pipes',
    'air-conditioning': 'Air conditioning and ventilation',
    lift: 'Lift',
    building: 'Building and doors',
    cleaning: 'Cleaning',
    security: 'Security',
    parking: 'Parking',
    network: 'Internet and TV',
    administration: 'Administration',
    other: 'Other',
  },
};
