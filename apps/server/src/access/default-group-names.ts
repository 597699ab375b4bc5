import type { DefaultGroupKey, Locale } from '@imah/contract';

/** What the groups of a new organisation are called; people may rename them. */
export const defaultGroupNames: Record<Locale, Record<DefaultGroupKey, string>> = {
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
