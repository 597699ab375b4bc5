import type { AuditRow } from '@imah/contract/audit';
import { fixtureId, tower } from './index.ts';

const owner = { kind: 'user', id: fixtureId('user', 1), name: 'Ratna Wijayanti' } as const;
const nobody = { hidden: [], erased: [], reason: null, ip: null };

/** Newest first: a change, a reading, personal data that is hidden, something the system did. */
export const auditRows: readonly AuditRow[] = [
  {
    seq: 4,
    at: '2026-11-20T10:05:00.000Z',
    actor: owner,
    action: 'update',
    entity: 'building',
    entityId: tower.id,
    record: tower.name,
    buildingId: tower.id,
    before: { name: 'Menara Lama', code: 'MGC', address: { street: 'Jalan Melati 1' } },
    after: { name: tower.name, code: 'MGC', address: { street: 'Jalan Kenanga 2' } },
    ...nobody,
    reason: 'Nama baru sejak rapat warga',
  },
  {
    seq: 3,
    at: '2026-11-20T09:00:00.000Z',
    actor: owner,
    action: 'read',
    entity: 'person',
    entityId: fixtureId('user', 21),
    record: null,
    buildingId: tower.id,
    before: null,
    after: { fields: ['phone', 'email'] },
    ...nobody,
  },
  {
    seq: 2,
    at: '2026-11-19T03:00:00.000Z',
    actor: { kind: 'user', id: fixtureId('user', 2), name: null },
    action: 'create',
    entity: 'invitation',
    entityId: fixtureId('user', 22),
    record: null,
    buildingId: null,
    before: null,
    after: { email: null, groups: ['Teknisi'] },
    ...nobody,
    hidden: ['email'],
  },
  {
    seq: 1,
    at: '2026-11-18T03:00:00.000Z',
    actor: { kind: 'system', id: null, name: null },
    action: 'expired',
    entity: 'device_command',
    entityId: fixtureId('command', 1),
    record: 'Pompa 1',
    buildingId: tower.id,
    before: { status: 'sent' },
    after: { status: 'expired' },
    ...nobody,
  },
];
