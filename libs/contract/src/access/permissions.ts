/** What can be protected, and what can be done to it (docs: domain model 5.1). */
export const resources = [
  'org',
  'member',
  'group',
  'building',
  'unit',
  'occupant',
  'device',
  'deviceCommand',
  'telemetry',
  'alarmRule',
  'alarm',
  'dashboard',
  'plan',
  'asset',
  'maintenance',
  'drive',
  'inventory',
  'purchase',
  'ticket',
  'ticketComment',
  'slaPolicy',
  'topic',
  'announcement',
  'outage',
  'product',
  'promotion',
  'order',
  'meter',
  'reading',
  'tariff',
  'bill',
  'payment',
  'wallet',
  'expense',
  'report',
  'dataset',
  'integration',
  'audit',
  'pdp',
  'settings',
] as const;
export type Resource = (typeof resources)[number];

/** What can be done to a resource. */
export const actions = [
  'view',
  'create',
  'update',
  'delete',
  'assign',
  'transition',
  'approve',
  'export',
  'import',
  'control',
  'reveal',
] as const;
export type Action = (typeof actions)[number];

/** `.own` narrows a grant to what the person created, is assigned to, or what belongs to their unit. */
export type Permission = `${Resource}.${Action}`;
/** A permission, or with `.own` the same for one's own records only. */
export type Grant = Permission | `${Permission}.own`;

/** Every `resource.action`. */
export const permissions: readonly Permission[] = resources.flatMap((resource) =>
  actions.map((action): Permission => `${resource}.${action}`),
);

const known: ReadonlySet<string> = new Set(permissions.flatMap((permission) => [permission, `${permission}.own`]));

/** Whether a text read from the database or a form names a grant that exists. */
export function isGrant(text: string): text is Grant {
  return known.has(text);
}
