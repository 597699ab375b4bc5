// `npm run api-docs`: what the client's types say of each call, the list of the calls, the reference of each library in docs/api.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { workspaceRoot } from '../../run/workspace.ts';
import { makeCallFiles } from './calls.ts';
import { makePages } from './pages.ts';

for (const { file, text } of makeCallFiles()) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
mkdirSync(`${workspaceRoot}docs/api`, { recursive: true });
for (const { file, text, undocumented } of makePages()) {
  writeFileSync(file, text);
  for (const name of undocumented) console.error(`no docstring: ${name}`);
}
