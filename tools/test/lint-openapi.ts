// Writes the API description as the server gives it and lets a public linter judge it; rules in redocly.yaml.
import { rmSync } from 'node:fs';
import { binOf, runNode, workspaceRoot } from '../run/workspace.ts';

const file = 'node_modules/.cache/openapi.json';

const written = runNode('--conditions=@imah/source', [
  'apps/server/src/system/write-openapi.ts',
  `${workspaceRoot}${file}`,
]);
const linted =
  written ||
  runNode(binOf('@redocly/cli', 'redocly'), ['lint', file, '--max-problems=50'], {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  });
rmSync(`${workspaceRoot}${file}`, { force: true });
process.exit(linted);
