import {
  type Action,
  type Grant,
  type Resource,
  actions,
  isGrant,
  resources,
  type RightsLevel,
} from '@imah/contract/access';

const crud: readonly Action[] = ['view', 'create', 'update', 'delete'];

/** What is worth offering of each resource: the rest has no meaning yet. What a group has is shown all the same. */
const offered: Readonly<Record<Resource, readonly Action[]>> = {
  org: ['view', 'update', 'delete'],
  member: [...crud, 'export'],
  group: [...crud, 'assign'],
  building: [...crud, 'import', 'export'],
  unit: [...crud, 'import', 'export'],
  occupant: [...crud, 'import', 'export', 'reveal'],
  device: [...crud, 'reveal'],
  deviceCommand: ['view', 'control'],
  telemetry: ['view', 'export'],
  alarmRule: crud,
  alarm: ['view', 'transition', 'assign'],
  dashboard: crud,
  plan: crud,
  asset: [...crud, 'import', 'export'],
  maintenance: [...crud, 'transition', 'assign'],
  drive: crud,
  inventory: [...crud, 'transition', 'export'],
  purchase: [...crud, 'approve'],
  ticket: [...crud, 'assign', 'transition', 'export'],
  ticketComment: crud,
  slaPolicy: crud,
  topic: crud,
  announcement: crud,
  outage: ['view', 'create', 'update', 'transition'],
  product: [...crud, 'import', 'export'],
  promotion: crud,
  order: ['view', 'create', 'update', 'transition', 'export'],
  meter: crud,
  reading: [...crud, 'approve', 'import', 'export'],
  tariff: crud,
  bill: [...crud, 'approve', 'export'],
  payment: ['view', 'create', 'approve', 'export'],
  wallet: ['view', 'create', 'approve', 'export'],
  expense: [...crud, 'approve', 'export'],
  report: ['view', 'export'],
  dataset: ['view', 'update', 'delete', 'export'],
  integration: crud,
  audit: ['view', 'export', 'reveal'],
  pdp: ['view', 'update', 'approve', 'export'],
  settings: ['view', 'update'],
};

/** What nothing can be done with yet: no page and no call asks for it. Groups keep what they have been granted of it. */
const unbuilt: readonly Resource[] = [
  'alarmRule',
  'plan',
  'asset',
  'maintenance',
  'drive',
  'inventory',
  'purchase',
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
  'dataset',
  'integration',
  'pdp',
];

/** The resources that the sheet offers. */
export const offeredResources: readonly Resource[] = resources.filter((resource) => !unbuilt.includes(resource));

/** What only makes sense for everyone's records: nobody owns an organisation's settings. */
const neverOwn: readonly Resource[] = ['org', 'member', 'group', 'settings', 'integration', 'dataset', 'audit', 'pdp'];

/** The actions of a resource that the sheet shows: those worth offering, and those the group has already. */
export function actionsOf(resource: Resource, grants: ReadonlySet<Grant>): readonly Action[] {
  return actions.filter((action) => offered[resource].includes(action) || levelOf(grants, resource, action) !== 'none');
}

export function levelsOf(resource: Resource): readonly RightsLevel[] {
  return neverOwn.includes(resource) ? ['none', 'all'] : ['none', 'own', 'all'];
}

export function levelOf(grants: ReadonlySet<Grant>, resource: Resource, action: Action): RightsLevel {
  if (grants.has(`${resource}.${action}`)) return 'all';
  return grants.has(`${resource}.${action}.own`) ? 'own' : 'none';
}

/** The grants with one action of one resource at another level. */
export function withLevel(
  grants: ReadonlySet<Grant>,
  resource: Resource,
  action: Action,
  level: RightsLevel,
): ReadonlySet<Grant> {
  const [all, own]: Grant[] = [`${resource}.${action}`, `${resource}.${action}.own`];
  const rest = [...grants].filter((grant) => grant !== all && grant !== own);
  const next = level === 'all' ? [all] : level === 'own' ? [own] : [];
  return new Set([...rest, ...next.filter((grant) => grant !== undefined)]);
}

export function grantsOf(texts: readonly string[]): ReadonlySet<Grant> {
  return new Set(texts.filter(isGrant));
}
