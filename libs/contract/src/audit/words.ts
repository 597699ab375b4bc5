import type { Resource } from '../access/permissions.ts';

/** The kinds of record that have a history, and the resource whose `view` a reader of it needs beside `audit.view`. */
export const historyResources = {
  organization: 'org',
  member: 'member',
  group: 'group',
  building: 'building',
  unit: 'unit',
  person: 'occupant',
  device: 'device',
  ticket: 'ticket',
} as const satisfies Record<string, Resource>;
export type HistoryEntity = keyof typeof historyResources;
/** The kinds of records that have a history. */
// Object.keys forgets the literal names.
export const historyEntities = Object.keys(historyResources) as [HistoryEntity, ...HistoryEntity[]];

/** Who can have done something. */
export const auditActorKinds = ['user', 'device', 'system', 'token'] as const;
export type AuditActorKind = (typeof auditActorKinds)[number];
