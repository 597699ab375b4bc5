import type { Contact } from '@imah/contract/buildings';
import { fixtureId } from './fixture-id.ts';

/** Whom the people of a building can call; the last is for those who work there. */
export const contacts: readonly Contact[] = [
  {
    id: fixtureId('contact', 1),
    name: 'Pos satpam lobi',
    role: 'security',
    phone: '+6281190010001',
    whatsapp: true,
    hours: null,
    audience: 'everybody',
    version: 1,
  },
  {
    id: fixtureId('contact', 2),
    name: 'Teknisi jaga',
    role: 'technician',
    phone: '+6281190010002',
    whatsapp: true,
    hours: null,
    audience: 'everybody',
    version: 1,
  },
  {
    id: fixtureId('contact', 3),
    name: 'Kantor pengelola',
    role: 'management',
    phone: '+62215551234',
    whatsapp: false,
    hours: 'Senin–Jumat 08.00–17.00',
    audience: 'everybody',
    version: 1,
  },
  {
    id: fixtureId('contact', 4),
    name: 'Layanan lift',
    role: 'lift',
    phone: '1500910',
    whatsapp: false,
    hours: null,
    audience: 'staff',
    version: 2,
  },
];
