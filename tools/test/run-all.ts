import { rmSync } from 'node:fs';
import { ensureChromium } from '../setup/ensure-chromium.ts';
import { ensureDovecot } from '../setup/ensure-dovecot.ts';
import { ensureMosquitto } from '../setup/mosquitto.ts';
import { ensurePoppler } from '../setup/poppler.ts';
import { keepScratchInMemory } from '../setup/scratch-in-memory.ts';
import { binOf, runNode, workspaceRoot } from '../run/workspace.ts';
import { readPlaywright, readVitest, sum, type Tally } from './report.ts';
import { runVitest } from './run-vitest.ts';

interface Stage {
  readonly name: string;
  readonly run: () => number;
  /** Tests the stage ran; left out where the stage itself is the one check. */
  readonly tally?: () => Tally;
}

/** A stage that hangs ends as a failure, and the summary still comes. */
const stageLimitMs = 25 * 60_000;

const nx = (...args: string[]) => runNode(binOf('nx'), [...args, '--outputStyle=static'], {}, stageLimitMs);
const report = (name: string) => `node_modules/.cache/test/${name}.json`;
const reports = { tests: report('tests'), stories: report('stories'), e2e: report('e2e') };

const vitest = (name: string, projects: readonly string[], file: string): Stage => ({
  name,
  run: () => runVitest(projects, [], file),
  tally: () => readVitest(`${workspaceRoot}${file}`),
});

const stages: readonly Stage[] = [
  // All projects by one process each, not by Nx: it would start compiler, linter and Vitest once for each of 35 projects,
  // and nothing is cached on a fresh clone (decision 0041).
  // Four programs instead of one a project: the compiler reads and works out each type once, not in each of 40 (decision 0054).
  { name: 'types', run: () => runNode(binOf('@typescript/native', 'tsc'), ['-b', 'tools/types']) },
  { name: 'lint', run: () => runNode(binOf('oxlint'), ['apps', 'libs', 'e2e', 'tools']) },
  { name: 'format', run: () => runNode(binOf('oxfmt'), ['--check', '.']) },
  { name: 'boundaries', run: () => runNode('tools/boundaries/check.ts', []) },
  { name: 'dead code', run: () => runNode(binOf('knip'), []) },
  vitest('unit and browser', ['node', 'server', 'browser'], reports.tests),
  vitest('stories', ['stories'], reports.stories),
  { name: 'build', run: () => nx('run-many', '-t', 'build') },
  {
    name: 'packages',
    // The examples know the libraries only as they are built.
    run: () =>
      runNode('--conditions=@imah/source', ['tools/packages/check.ts']) || runNode(binOf('oxlint'), ['examples']),
  },
  {
    name: 'end to end',
    run: () =>
      runNode(
        '--conditions=@imah/source',
        [binOf('@playwright/test', 'playwright'), 'test', '--config', 'e2e/playwright.config.ts'],
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: `${workspaceRoot}${reports.e2e}`,
        },
        stageLimitMs,
      ),
    tally: () => readPlaywright(`${workspaceRoot}${reports.e2e}`),
  },
];

if (!ensureChromium() || !ensureDovecot() || !ensureMosquitto() || !ensurePoppler()) process.exit(1);

keepScratchInMemory();
const only = process.argv.slice(2);
const chosen = only.length === 0 ? stages : stages.filter(({ name }) => only.includes(name));
for (const file of Object.values(reports)) rmSync(`${workspaceRoot}${file}`, { force: true });

const results = chosen.map((stage) => {
  const started = performance.now();
  console.log(`\n== ${stage.name}`);
  const status = stage.run();
  const tally = stage.tally?.() ?? { passed: status === 0 ? 1 : 0, failed: 0, failures: [], lost: [] };
  // A stage that failed without a failed test (it could not start, say) still counts as one.
  const counted =
    status !== 0 && tally.failed === 0
      ? { ...tally, failed: 1, failures: [`${stage.name}: ended with ${status}, see above`] }
      : tally;
  return { name: stage.name, ...counted, seconds: (performance.now() - started) / 1000 };
});
const total = sum(results);

if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.map((line) => `  ${line}`).join('\n')}`);
if (total.lost.length > 0) {
  console.log(`\nRun once more because the browser went away:\n${total.lost.map((line) => `  ${line}`).join('\n')}`);
}

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(18)} ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`,
  );
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
