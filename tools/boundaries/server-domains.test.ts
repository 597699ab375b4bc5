import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../run/workspace.ts';
import { serverDomains, serverPlatform } from './server-domains.ts';

it('puts every folder of the server into the platform or one domain', () => {
  const folders = globSync('apps/server/src/*/', { cwd: workspaceRoot }).map((path) => path.split('/')[3]);
  // What starts and measures servers for tests, and works on a whole installation from the command line.
  const around = ['testing', 'backup'];

  expect(new Set([...serverPlatform, ...around, ...serverDomains.flatMap((domain) => domain.folders)])).toEqual(
    new Set(folders),
  );
});

it('lets a domain stand only on those before it, so that no two know each other both ways', () => {
  const names = serverDomains.map(({ name }) => name);

  expect(
    serverDomains.flatMap(({ name, mayImport }) =>
      mayImport.filter((other) => names.indexOf(other) < 0 || names.indexOf(other) >= names.indexOf(name)),
    ),
  ).toEqual([]);
});
