import { actions, type Permission, type Resource } from '@imah/contract/access';

/**
 * What a token may reach, in parts that people know. Members' rights, the organisation itself and its audit are in
 * none of them: a key that lies in a program has no business there.
 */
const resourcesOf = {
  places: ['building', 'unit'],
  people: ['occupant', 'member'],
  devices: ['device', 'deviceCommand', 'telemetry', 'alarm', 'alarmRule', 'plan', 'dashboard'],
  work: ['ticket', 'ticketComment', 'slaPolicy', 'asset', 'maintenance'],
  stock: ['inventory', 'purchase'],
  finance: [
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
  ],
  words: ['topic', 'announcement', 'outage', 'drive'],
} as const satisfies Record<string, readonly Resource[]>;
export type TokenArea = keyof typeof resourcesOf;
export type TokenMode = 'read' | 'change';

// Object.keys forgets the literal names.
export const tokenAreas = Object.keys(resourcesOf) as readonly TokenArea[];

/** The areas that a new token may have: of the others there is nothing to reach yet. */
export const offeredAreas = tokenAreas.filter((area) => area !== 'stock' && area !== 'finance');

const reading: ReadonlySet<string> = new Set(['view', 'export']);
/** Rights over who may do what stay with people. */
const peopleOnly: ReadonlySet<string> = new Set(['member.create', 'member.update', 'member.delete', 'member.assign']);

/** The scopes of a token that reaches `areas`. */
export function scopesOf(areas: readonly TokenArea[], mode: TokenMode): Permission[] {
  const wanted = mode === 'read' ? actions.filter((action) => reading.has(action)) : actions;
  return areas
    .flatMap((area) =>
      resourcesOf[area].flatMap((resource) => wanted.map((action): Permission => `${resource}.${action}`)),
    )
    .filter((permission) => !peopleOnly.has(permission));
}

/** What scopes mean in the words of `tokenAreas`; an area of which nothing may be seen is left out. */
export function areasOf(scopes: readonly string[]): { readonly areas: readonly TokenArea[]; readonly mode: TokenMode } {
  const held = new Set(scopes);
  const areas = tokenAreas.filter((area) => resourcesOf[area].some((resource) => held.has(`${resource}.view`)));
  const changes = scopes.some((scope) => !reading.has(scope.slice(scope.indexOf('.') + 1)));
  return { areas, mode: changes ? 'change' : 'read' };
}
