// The `test` target of one package: its tests in the projects named, with a report that the summary counts.
import { relative } from 'node:path';
import { binOf, runNode, workspaceRoot } from '../run/workspace.ts';
import { secondTry } from './second-try.ts';

const folder = relative(workspaceRoot, process.cwd());
const projects = process.argv.slice(2).flatMap((project) => ['--project', project]);

process.exit(
  runNode(binOf('vitest'), [
    'run',
    ...projects,
    '--passWithNoTests',
    secondTry.vitest,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${folder}/node_modules/.cache/test/results.json`,
    `${folder}/`,
  ]),
);
