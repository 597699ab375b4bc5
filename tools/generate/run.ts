// `npm run generate component status-badge`, `npm run generate feature tickets`
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withBoundaryTable } from '../boundaries/print-table.ts';
import { workspaceRoot } from '../run/workspace.ts';
import { componentCase, componentExport, componentFiles } from './component.ts';
import { featureFiles } from './feature.ts';
import { type Names, namesOf } from './names.ts';
import { addLimit, addToEntryPointTest } from './register-component.ts';
import { addDomain, addReference } from './register-feature.ts';

const [kind, name] = process.argv.slice(2);
const names = namesOf(name);
const read = (path: string) => readFileSync(`${workspaceRoot}${path}`, 'utf8');
// What npm has written is of this shape.
const versions = (JSON.parse(read('libs/app/package.json')) as { dependencies: Record<string, string> }).dependencies;
const makers = { component: componentFiles, feature: (of: Names) => featureFiles(of, versions) };

if (names === null || (kind !== 'component' && kind !== 'feature')) {
  console.error('imah: npm run generate component|feature <nama-dengan-tanda-hubung>');
  process.exit(1);
}

const files = Object.entries(makers[kind](names));
const taken = files.find(([path]) => existsSync(`${workspaceRoot}${path}`));
if (taken !== undefined) {
  console.error(`imah: ${taken[0]} sudah ada; tidak ada yang ditulis.`);
  process.exit(1);
}
for (const [path, text] of files) {
  mkdirSync(dirname(`${workspaceRoot}${path}`), { recursive: true });
  writeFileSync(`${workspaceRoot}${path}`, text);
  console.log(path);
}
if (kind === 'component') {
  appendFileSync(`${workspaceRoot}libs/ui/src/index.ts`, componentExport(names));
  const opening = 'const cases: Record<string, Case> = {\n';
  change('libs/ui/src/component-contract.browser.test.tsx', (text) =>
    text.replace(opening, opening + componentCase(names)),
  );
  change('libs/ui/src/index.test.ts', (text) => addToEntryPointTest(text, names));
  change('tools/packages/components/component-limits.json', (text) => addLimit(text, names));
  console.log('libs/ui/src/index.ts, libs/ui/src/component-contract.browser.test.tsx');
  console.log('libs/ui/src/index.test.ts, tools/packages/components/component-limits.json');
} else {
  change('tsconfig.json', (text) => addReference(text, names));
  change('tools/boundaries/boundaries.ts', (text) => addDomain(text, names));
  // The module of the table was read before it was changed.
  const { boundaries } = await import(`../boundaries/boundaries.ts?${names.kebab}`);
  change('CONTRIBUTING.md', (text) => withBoundaryTable(text, boundaries));
  console.log('tsconfig.json, tools/boundaries/boundaries.ts, CONTRIBUTING.md');
  console.log('npm run lockfile, then name the page in apps/web: package.json, tsconfig.json, src/routes.tsx.');
}

function change(path: string, how: (text: string) => string): void {
  writeFileSync(`${workspaceRoot}${path}`, how(read(path)));
}
