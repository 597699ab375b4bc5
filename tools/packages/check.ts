// Judges the libraries as another team meets them: packed, installed elsewhere, compiled, loaded and weighed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkApiDocs } from './api-docs/pages.ts';
import { checkContents } from './check-contents.ts';
import { checkEntryPoints } from './check-entry-points.ts';
import { checkImports } from './check-imports.ts';
import { checkSizes } from './check-sizes.ts';
import { checkTypes } from './check-types.ts';
import { checkComponentSizes } from './components/check-component-sizes.ts';
import { checkLoginPage } from './components/check-login-page.ts';
import { installIn } from './install.ts';
import { entryPointsOf, folderOf, libraries, readManifest } from './libraries.ts';
import { packLibraries } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'imah-packages-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(`${folder}/package.json`, JSON.stringify({ name: 'consumer', private: true, type: 'module' }));

const manifests = libraries.map((library) => readManifest(folderOf(library)));
const entryPoints = manifests.flatMap(entryPointsOf);

const tarballs = await packLibraries(`${folder}/tarballs`);
const ranges = manifests.flatMap(({ peerDependencies = {} }) =>
  Object.entries(peerDependencies).map(([peer, range]) => `${peer}@${range}`),
);
await installIn(folder, [...tarballs.map(({ file }) => file), ...new Set(ranges), '@types/node', '@types/react']);

// The compilers and Nodes of the first two are processes of their own: they work while this one judges the rest.
const elsewhere = Promise.all([checkTypes(folder, manifests), checkImports(folder, entryPoints)]);
const sizes = await checkSizes(folder, manifests);
const components = await checkComponentSizes();
const login = checkLoginPage();
const faults = [
  ...checkApiDocs(),
  ...manifests.flatMap(({ name }) => checkContents(`${folder}/node_modules/${name}/`)),
  ...(await Promise.all(tarballs.map(checkEntryPoints))).flat(),
  ...(await elsewhere).flat(),
  ...sizes.faults,
  ...components.faults,
  ...login.faults,
];

for (const line of [...sizes.lines, ...components.lines, ...login.lines]) console.log(`packages: ${line}`);
for (const fault of faults) console.error(`packages: ${fault}`);
console.log(`packages: ${entryPoints.length} entry points of ${tarballs.length} packages, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
