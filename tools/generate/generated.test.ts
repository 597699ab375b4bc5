import { execFile, execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { binOf } from '../run/workspace.ts';
import { copyWorkspace } from './workspace-copy.ts';

// On a machine that is busy with everything else each takes many times as long.
const patience = 300_000;
const component = 'libs/ui/src/components/lamp-post';
const feature = 'libs/features/parcels';
/** What the generator has added to. */
const changed = [
  'CONTRIBUTING.md',
  'tsconfig.json',
  'libs/ui/src/index.ts',
  'libs/ui/src/index.test.ts',
  'libs/ui/src/component-contract.browser.test.tsx',
  'tools/boundaries/boundaries.ts',
  'tools/packages/components/component-limits.json',
];
// A run of Vitest within another must not take itself for a part of it.
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));

let workspace = '';

/** Runs a script in the workspace with the new parts; answers what it printed when it failed, else nothing. */
function failureOf(script: string, ...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { cwd: workspace, env: environment, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      resolve(error === null ? '' : `${stdout}${stderr}${error.message}`);
    });
  });
}

beforeAll(() => {
  workspace = copyWorkspace();
  for (const [kind, name] of [
    ['component', 'lamp-post'],
    ['feature', 'parcels'],
  ]) {
    const args = ['--conditions=@imah/source', 'tools/generate/run.ts', kind ?? '', name ?? ''];
    execFileSync(process.execPath, args, { cwd: workspace, env: environment });
  }
}, patience);

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

it.concurrent(
  'what is generated is what the compiler takes, its tests and stories among it',
  async () => {
    expect(await failureOf(binOf('@typescript/native', 'tsc'), '-b', feature, 'libs/ui')).toBe('');
  },
  patience,
);

it.concurrent(
  'what is generated breaks no rule of the linter, of the formatter and of who may import whom',
  async () => {
    expect(await failureOf(binOf('oxlint'), '--config', '.oxlintrc.json', feature, component)).toBe('');
    expect(await failureOf(binOf('oxfmt'), '--check', feature, component, ...changed)).toBe('');
    expect(await failureOf('tools/boundaries/check.ts')).toBe('');
  },
  patience,
);

it.concurrent(
  'what is generated passes the tests that list such parts, and those that it brings',
  async () => {
    const vitest = [binOf('vitest'), 'run', '--project'] as const;
    const lists = ['libs/ui/src/index.test.ts', 'tools/boundaries/contributing', 'tools/architecture', 'tools/wording'];
    expect(await failureOf(...vitest, 'node', feature, ...lists)).toBe('');
    const contract = 'libs/ui/src/component-contract.browser.test.tsx';
    expect(await failureOf(...vitest, 'browser', feature, contract, '-t', 'LampPost|ParcelsPage|nothing yet')).toBe('');
  },
  patience,
);

it('would see what a generated part does wrong', async () => {
  writeFileSync(`${workspace}/${component}/lamp-post.tsx`, 'export const lamp = "on"\n');

  expect(await failureOf(binOf('oxfmt'), '--check', component)).toContain('lamp-post.tsx');
});
