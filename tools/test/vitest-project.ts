// The `test` target of one package: its tests in the projects named, with a report that the summary counts.
import { relative } from 'node:path';
import { workspaceRoot } from '../run/workspace.ts';
import { runVitest } from './run-vitest.ts';

const folder = relative(workspaceRoot, process.cwd());

process.exit(runVitest(process.argv.slice(2), [`${folder}/`], `${folder}/node_modules/.cache/test/results.json`));
