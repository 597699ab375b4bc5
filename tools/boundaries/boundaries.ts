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

export const boundaries: readonly Boundary[] = [
  { project: 'libs/contract', mayImport: [], never: [...anyReact, 'mqtt', 'redaxios', 'xstate', 'node:*'] },
  { project: 'libs/state-machines', mayImport: ['libs/contract'], never: [...anyReact, 'mqtt', 'redaxios', 'node:*'] },
  { project: 'libs/api-client', mayImport: ['libs/contract'], never: ['react-dom', 'xstate', 'mqtt', 'node:*'] },
  {
    project: 'libs/realtime',
    mayImport: ['libs/contract', 'libs/state-machines'],
    never: ['react-dom', 'redaxios', 'node:*'],
  },
  {
    project: 'libs/ui',
    mayImport: ['libs/state-machines'],
    never: ['mqtt', 'redaxios', 'react-router-dom', '@tanstack/react-query', 'node:*'],
  },
  {
    project: 'libs/features',
    mayImport: ['libs/contract', 'libs/state-machines', 'libs/api-client', 'libs/realtime', 'libs/ui'],
    never: ['mqtt', 'redaxios', '@radix-ui/*', 'node:*'],
  },
  { project: 'libs/testing', mayImport: ['libs/contract', 'libs/api-client', 'libs/realtime'], never: anyReact },
  {
    project: 'apps/web',
    mayImport: ['libs/contract', 'libs/state-machines', 'libs/api-client', 'libs/realtime', 'libs/ui', 'libs/features'],
    never: ['mqtt', 'redaxios', '@radix-ui/*'],
  },
  { project: 'apps/server', mayImport: ['libs/contract'], never: [...anyReact, 'redaxios', 'xstate'] },
  { project: 'e2e', mayImport: ['libs/contract', 'tools'], never: anyReact },
  {
    project: 'tools',
    // The benchmarks measure the libraries in a page of their own.
    mayImport: ['apps/server', 'libs/contract', 'libs/realtime', 'libs/state-machines'],
    never: ['@radix-ui/*', 'react-router-dom'],
  },
];
