/** Who may import whom. The check in CI, the table in CONTRIBUTING and the architecture test read it here. */
export interface Boundary {
  /** Folder of the project. */
  readonly project: string;
  /** Projects of the workspace it may import. */
  readonly mayImport: readonly string[];
  /** Packages it must never import, as patterns on the package's name. */
  readonly never: readonly string[];
}

const anyReact = ['react', 'react-dom', '@radix-ui/*', 'react-router-dom'];

/** What pages may stand on. */
const platform = ['libs/contract', 'libs/ledger', 'libs/state-machines', 'libs/api-client', 'libs/realtime', 'libs/ui'];
const neverInPages = ['mqtt', 'redaxios', '@radix-ui/*', 'node:*'];

/** A project of pages: what stands around every page, and the domains it is built on. No two know each other both ways. */
const domain = (name: string, domains: readonly string[]): Boundary => ({
  project: `libs/features/${name}`,
  mayImport: [...platform, 'libs/app', ...domains.map((other) => `libs/features/${other}`)],
  never: neverInPages,
});

const neverInServer = [...anyReact, 'redaxios', 'xstate'];

/** A project of the server: what every domain stands on, and the domains it is built on. */
const serverDomain = (name: string, domains: readonly string[]): Boundary => ({
  project: `libs/server/${name}`,
  mayImport: ['libs/contract', 'libs/ledger', ...domains.map((other) => `libs/server/${other}`)],
  never: neverInServer,
});

/**
 * The projects of the server from the ground up: what is shipped of one imports those it names, its tests any of those
 * before it. Nothing stands on the demonstration but the application.
 */
export const serverDomains: readonly Boundary[] = [
  serverDomain('platform', []),
  serverDomain('notifications', ['platform']),
  serverDomain('buildings', ['platform']),
  serverDomain('identity', ['platform', 'notifications', 'buildings']),
  serverDomain('people', ['platform', 'notifications', 'buildings']),
  serverDomain('metering', ['platform', 'notifications', 'buildings']),
  serverDomain('billing', ['platform', 'notifications', 'buildings', 'metering']),
  serverDomain('devices', ['platform', 'notifications', 'buildings']),
  serverDomain('tickets', ['platform', 'notifications', 'buildings']),
  serverDomain('catalogue', ['platform', 'notifications', 'buildings', 'billing', 'tickets']),
  serverDomain('community', ['platform', 'notifications', 'tickets']),
  serverDomain('search', ['platform', 'tickets', 'community']),
  serverDomain('overview', ['platform', 'people', 'devices', 'tickets', 'catalogue', 'community']),
  serverDomain('demo', [
    'platform',
    'buildings',
    'identity',
    'people',
    'metering',
    'billing',
    'devices',
    'tickets',
    'catalogue',
  ]),
  serverDomain('backup', ['platform']),
];

export const boundaries: readonly Boundary[] = [
  { project: 'libs/contract', mayImport: [], never: [...anyReact, 'mqtt', 'redaxios', 'xstate', 'node:*'] },
  { project: 'libs/state-machines', mayImport: ['libs/contract'], never: [...anyReact, 'mqtt', 'redaxios', 'node:*'] },
  { project: 'libs/api-client', mayImport: ['libs/contract'], never: ['react-dom', 'xstate', 'mqtt', 'node:*'] },
  { project: 'libs/ledger', mayImport: [], never: [...anyReact, 'mqtt', 'redaxios', 'xstate', 'zod', 'node:*'] },
  {
    project: 'libs/realtime',
    mayImport: ['libs/contract', 'libs/state-machines'],
    never: ['react-dom', 'redaxios', 'node:*'],
  },
  {
    project: 'libs/ui',
    mayImport: ['libs/ledger', 'libs/state-machines'],
    never: ['mqtt', 'redaxios', 'react-router-dom', '@tanstack/react-query', 'node:*'],
  },
  {
    project: 'libs/app',
    mayImport: platform,
    never: neverInPages,
  },
  domain('audit', []),
  domain('billing', ['buildings', 'files', 'people', 'public']),
  domain('buildings', ['audit', 'identity']),
  domain('catalogue', ['buildings', 'files']),
  domain('community', ['files']),
  domain('devices', ['audit', 'buildings', 'identity', 'notifications', 'people']),
  domain('files', []),
  domain('finances', ['buildings', 'files']),
  domain('identity', ['notifications', 'public']),
  domain('metering', ['buildings', 'files']),
  domain('notifications', []),
  domain('overview', ['audit', 'buildings', 'community', 'devices', 'files', 'public', 'tickets']),
  domain('people', ['audit', 'identity']),
  domain('public', []),
  domain('search', []),
  domain('tickets', ['buildings', 'devices', 'files', 'notifications', 'people', 'public']),
  { project: 'libs/testing', mayImport: ['libs/contract', 'libs/api-client', 'libs/realtime'], never: anyReact },
  {
    project: 'apps/web',
    mayImport: [...platform, 'libs/app', 'libs/features'],
    never: ['mqtt', 'redaxios', '@radix-ui/*'],
  },
  ...serverDomains,
  { project: 'apps/server', mayImport: ['libs/contract', 'libs/server'], never: neverInServer },
  // A program of its own beside the plant: of Imah it knows what both say on MQTT.
  { project: 'apps/gateway', mayImport: ['libs/contract'], never: neverInServer },
  { project: 'e2e', mayImport: ['libs/contract', 'tools'], never: anyReact },
  {
    project: 'tools',
    // The benchmarks measure the libraries in a page of their own.
    mayImport: ['apps/server', 'libs/server', 'libs/contract', 'libs/realtime', 'libs/state-machines'],
    never: ['@radix-ui/*', 'react-router-dom'],
  },
];
