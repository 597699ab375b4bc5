import { rmSync } from 'node:fs';
import { ensureChromium } from '../setup/ensure-chromium.ts';
import { binOf, runNode, workspaceRoot } from '../run/workspace.ts';
import { readPlaywright, readVitest, sum, type Tally, tallyVitest } from './report.ts';
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
const reports = { stories: 'node_modules/.cache/test/stories.json', e2e: 'node_modules/.cache/test/e2e.json' };

const stages: readonly Stage[] = [
  {
    name: 'types',
    run: () =>
      nx('run-many', '-t', 'typecheck') ||
      runNode(binOf('@typescript/native', 'tsc'), ['-b', 'tsconfig.workspace.json']),
  },
  { name: 'lint', run: () => nx('run-many', '-t', 'lint') },
  { name: 'format', run: () => runNode(binOf('oxfmt'), ['--check', '.']) },
  { name: 'boundaries', run: () => runNode('tools/boundaries/check.ts', []) },
  { name: 'dead code', run: () => runNode(binOf('knip'), []) },
  { name: 'unit and browser', run: () => nx('run-many', '-t', 'test', '--nxBail=false'), tally: () => tallyVitest() },
  {
    name: 'stories',
    run: () => runVitest(['stories'], [], reports.stories),
    tally: () => readVitest(`${workspaceRoot}${reports.stories}`),
  },
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

if (!ensureChromium()) process.exit(1);

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
