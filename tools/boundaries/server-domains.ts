/** A domain of the server: its folders below `apps/server/src`, and the domains it stands on. */
export interface ServerDomain {
  readonly name: string;
  readonly folders: readonly string[];
  readonly mayImport: readonly string[];
}

/** What every domain stands on; it knows none of them, and asks through `domain-ports.ts`. */
export const serverPlatform = [
  'access',
  'audit',
  'built-in-names',
  'command',
  'config',
  'database',
  'files',
  'http',
  'jobs',
  'live',
  'mail',
  'metrics',
  'overload',
  'sessions',
  'system',
];

/** From the ground up: a domain imports those it names, the platform and nothing else. */
export const serverDomains: readonly ServerDomain[] = [
  { name: 'notifications', folders: ['notifications'], mayImport: [] },
  { name: 'buildings', folders: ['buildings', 'notices'], mayImport: [] },
  { name: 'identity', folders: ['identity', 'account'], mayImport: ['notifications', 'buildings'] },
  {
    name: 'people',
    folders: ['people', 'members', 'organizations'],
    mayImport: ['notifications', 'buildings', 'identity'],
  },
  { name: 'devices', folders: ['devices', 'telemetry', 'alarms'], mayImport: ['notifications'] },
  { name: 'tickets', folders: ['tickets', 'scan'], mayImport: ['notifications', 'buildings'] },
  { name: 'community', folders: ['community'], mayImport: ['notifications', 'tickets'] },
  { name: 'search', folders: ['search'], mayImport: ['tickets', 'community'] },
  { name: 'overview', folders: ['today', 'portfolio'], mayImport: ['people', 'devices', 'tickets', 'community'] },
  {
    name: 'demo',
    folders: ['demo'],
    mayImport: ['buildings', 'identity', 'people', 'devices', 'tickets', 'community'],
  },
];

const below = (folders: readonly string[]) => `^apps/server/src/(${folders.join('|')})/`;
// Tests set up what they need through other domains' calls; the schema is generated from a database of the tests.
export const outsideOfServerRules = String.raw`\.test\.ts$|/testing/|/generate-schema\.ts$`;

/** For each domain, and for the platform, the folders that it may not import from, as patterns. */
export function forbiddenInServer(): readonly { readonly name: string; readonly from: string; readonly to: string }[] {
  const foldersOf = (names: readonly string[]) =>
    serverDomains.filter(({ name }) => names.includes(name)).flatMap(({ folders }) => folders);
  const names = serverDomains.map(({ name }) => name);
  return [
    { name: 'platform', from: below(serverPlatform), to: below(foldersOf(names)) },
    ...serverDomains.map(({ name, folders, mayImport }) => ({
      name,
      from: below(folders),
      to: below(foldersOf(names.filter((other) => other !== name && !mayImport.includes(other)))),
    })),
  ];
}
