/** `planned`: told beforehand. `urgent`: it is there, or about to be; told at any hour. */
export const outageKinds = ['planned', 'urgent'] as const;
export type OutageKind = (typeof outageKinds)[number];

/** What people do without. */
export const outageServices = ['water', 'electricity', 'lift', 'gas', 'internet', 'other'] as const;
export type OutageService = (typeof outageServices)[number];

/** Where an outage stands: before it begins, from then on, and how it ended. */
export const outageStates = ['planned', 'under-way', 'restored', 'cancelled'] as const;
export type OutageState = (typeof outageStates)[number];

/** How an outage ends: people have again what they did without, or it does not take place. */
export const outageEndings = ['restored', 'cancelled'] as const satisfies readonly OutageState[];
export type OutageEnding = (typeof outageEndings)[number];

/** Whom it concerns: the whole building, or what is named of it. */
export const outageScopeKinds = ['all', 'sections', 'units'] as const;
export type OutageScopeKind = (typeof outageScopeKinds)[number];

/** `open`: planned or under way, the one that begins first on top; `over`: the newest on top. */
export const outageShows = ['open', 'over'] as const;
export type OutageShow = (typeof outageShows)[number];

/** An end can be taken back unheard for so many seconds: only then people are told of it. */
export const outageUndoSeconds = 60;

/** The state of an outage at `now`, in milliseconds since 1970 UTC. */
export function outageStateAt(
  { startsAt, ended }: { readonly startsAt: string; readonly ended: { readonly as: OutageEnding } | null },
  now: number,
): OutageState {
  if (ended !== null) return ended.as;
  return Date.parse(startsAt) > now ? 'planned' : 'under-way';
}
