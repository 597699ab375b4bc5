import type { SearchAnswer, SearchHit } from '@imah/contract/search';
import { fixtureId, tower } from '@imah/testing';

const there = { orgId: tower.orgId, buildingId: tower.id, buildingName: tower.name };

/** One of each kind. */
export const hits: readonly SearchHit[] = [
  { kind: 'building', id: tower.id, title: tower.name, detail: tower.code, ...there },
  { kind: 'person', id: fixtureId('user', 11), title: 'Melati Kusuma', detail: 'A-0101, A-0102', ...there },
  {
    kind: 'member',
    id: fixtureId('user', 12),
    title: 'Melati Wijaya',
    detail: null,
    ...there,
    buildingId: null,
    buildingName: null,
  },
  { kind: 'unit', id: fixtureId('unit', 1), title: 'Melati-01', detail: null, ...there },
  { kind: 'device', id: fixtureId('device', 1), title: 'Pompa Melati', detail: 'SN-0042', ...there },
  { kind: 'alarm', id: fixtureId('alarm', 1), title: 'Pompa Melati', detail: 'major', ...there },
  {
    kind: 'ticket',
    id: fixtureId('ticket', 1),
    title: 'TKT-2026-000042 Lampu Melati padam',
    detail: 'in-progress',
    ...there,
  },
  { kind: 'outage', id: fixtureId('outage', 1), title: 'GGN-2026-000001 Air Melati padam', detail: 'open', ...there },
  {
    kind: 'topic',
    id: fixtureId('notice', 1),
    title: 'TPC-2026-000007 Kerja bakti Melati',
    detail: 'announcement',
    ...there,
  },
  { kind: 'bill', id: fixtureId('bill', 1), title: 'INV-2026-000001 A-101', detail: 'Siti Aminah', ...there },
  { kind: 'payment', id: fixtureId('payment', 1), title: 'KWT-2026-000001', detail: 'Siti Aminah', ...there },
];

export const found: SearchAnswer = { hits: [...hits], number: null };
export const nothing: SearchAnswer = { hits: [], number: null };
export const missingNumber: SearchAnswer = { hits: [], number: { kind: 'TKT', text: 'TKT-2026-000123' } };
