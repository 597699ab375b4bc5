// `npm run generate component status-badge`, `npm run generate feature tickets`
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';
import { componentCase, componentExport, componentFiles } from './component.ts';
import { featureFiles } from './feature.ts';
import { namesOf } from './names.ts';
import { addLimit, addToEntryPointTest } from './register-component.ts';

const [kind, name] = process.argv.slice(2);
const names = namesOf(name);
const makers = { component: componentFiles, feature: featureFiles };

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
  console.log('Name the page in apps/web/src/routes.tsx.');
}

function change(path: string, how: (text: string) => string): void {
  writeFileSync(`${workspaceRoot}${path}`, how(readFileSync(`${workspaceRoot}${path}`, 'utf8')));
}
