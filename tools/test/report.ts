import { existsSync, globSync, readFileSync } from 'node:fs';
import { workspaceRoot } from '../run/workspace.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Adds up the reports that Vitest left in the packages; a cached run brings its report back from the cache. */
export function tallyVitest(pattern = '{apps,libs}/*/node_modules/.cache/test/results.json'): Tally {
  const files = globSync([pattern, 'tools/node_modules/.cache/test/results.json'], { cwd: workspaceRoot });
  return sum(files.map((file) => readVitest(`${workspaceRoot}${file}`)));
}

export function readVitest(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: { numPassedTests: number; numFailedTests: number; success: boolean; numTotalTests: number } =
    JSON.parse(readFileSync(file, 'utf8'));
  // A file that could not be loaded fails the run without failing a test.
  const unloaded = !report.success && report.numFailedTests === 0 && report.numTotalTests > 0 ? 1 : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded };
}

export function readPlaywright(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats }: { stats: { expected: number; flaky: number; unexpected: number } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
