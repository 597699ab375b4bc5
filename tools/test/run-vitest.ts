import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { binOf, runNode, workspaceRoot } from '../run/workspace.ts';
import { type Outcome, outcomeVariable } from './outcome-reporter.ts';
import type { VitestReport } from './report.ts';

interface Run {
  readonly status: number;
  readonly report: VitestReport | undefined;
  readonly outcome: Outcome;
}

/** What a second run of Vitest is asked for: the files named, everything, or nothing at all. */
export type Again = readonly string[] | 'everything' | 'nothing';

/** What hangs without a test of its own that could be named ends here, and the summary still comes. */
const limitMs = 25 * 60_000;

/**
 * Runs Vitest with a report at `reportPath` (from the repository's folder). What a run lost without a test failing, as
 * when the browser goes away, is run once more; the report then holds both runs and names what was lost.
 * @param filters files or folders; all of the projects without one
 * @returns the exit code
 */
export function runVitest(projects: readonly string[], filters: readonly string[], reportPath: string): number {
  const first = run(projects, filters, reportPath);
  if (first.outcome.still !== undefined) {
    writeFileSync(workspaceRoot + reportPath, JSON.stringify(reportOfStill(first.outcome.still)));
    return 1;
  }
  const again = whatToRunAgain(first);
  if (again === 'nothing') return first.status;
  const reason = first.outcome.errors[0] ?? 'the run ended without a report';
  console.log(`\nOutside of every test: ${reason}\nOnce more: ${again === 'everything' ? again : again.join(' ')}\n`);
  const second = run(projects, again === 'everything' ? filters : again, reportPath);
  if (second.report === undefined) return second.status || 1;
  const joined = joinReports(again === 'everything' ? undefined : first.report, second.report, again, reason);
  writeFileSync(workspaceRoot + reportPath, JSON.stringify(joined));
  return joined.success ? second.status : 1;
}

export function whatToRunAgain({ status, report, outcome }: Run): Again {
  if (status === 0) return 'nothing';
  if (report === undefined) return 'everything';
  if (outcome.lost.length > 0) return outcome.lost;
  return report.numFailedTests === 0 && outcome.errors.length > 0 ? 'everything' : 'nothing';
}

/** What the summary tells of a run that was ended because nothing went on in it. */
export function reportOfStill(still: readonly string[]): VitestReport {
  const testResults = (still.length > 0 ? still : ['the run']).map((name) => ({
    name,
    status: 'failed',
    message: 'stood still for minutes and was ended',
    assertionResults: [],
  }));
  return { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, success: false, testResults };
}

/** One report of two runs: what the first lost stands as the second told it. */
export function joinReports(
  first: VitestReport | undefined,
  second: VitestReport,
  again: Exclude<Again, 'nothing'>,
  reason: string,
): VitestReport {
  const kept = first?.testResults.filter(({ name }) => !again.includes(name)) ?? [];
  const testResults = [...kept, ...second.testResults];
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const count = (wanted: string) => statuses.filter((status) => status === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numTotalTests: statuses.length,
    success: second.success && testResults.every(({ status }) => status !== 'failed'),
    testResults,
    lost: (again === 'everything' ? ['everything'] : again).map((name) => `${name}: ${reason}`),
  };
}

function run(projects: readonly string[], filters: readonly string[], reportPath: string): Run {
  const outcomePath = `${workspaceRoot}${reportPath.replace(/\.json$/, '')}.outcome.json`;
  mkdirSync(dirname(outcomePath), { recursive: true });
  for (const file of [outcomePath, workspaceRoot + reportPath]) rmSync(file, { force: true });
  const status = runNode(
    binOf('vitest'),
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--reporter=${workspaceRoot}tools/test/outcome-reporter.ts`,
      `--outputFile.json=${reportPath}`,
      ...filters,
    ],
    { [outcomeVariable]: outcomePath },
    limitMs,
  );
  return {
    status,
    report: readJson<VitestReport>(workspaceRoot + reportPath),
    outcome: readJson<Outcome>(outcomePath) ?? { lost: [], errors: [] },
  };
}

/** Undefined when Vitest ended before it wrote the file; what is there was written by Vitest a moment ago. */
function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
