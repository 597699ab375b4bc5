// `npm run api-docs`: the reference of each library in docs/api.
import { mkdirSync, writeFileSync } from 'node:fs';
import { workspaceRoot } from '../../run/workspace.ts';
import { makePages } from './pages.ts';

mkdirSync(`${workspaceRoot}docs/api`, { recursive: true });
for (const { file, text, undocumented } of makePages()) {
  writeFileSync(file, text);
  for (const name of undocumented) console.error(`no docstring: ${name}`);
}
