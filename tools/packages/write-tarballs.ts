// `npm run packages`: the tarballs that another team installs, in dist/packages.
import { relative } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';
import { packLibraries } from './pack.ts';

for (const { file } of await packLibraries(`${workspaceRoot}dist/packages`)) {
  console.log(relative(process.cwd(), file));
}
