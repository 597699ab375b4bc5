import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '../run/workspace.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, each as "file › test: the first lines of the error". */
  readonly failures: readonly string[];
  /** What was run once more because a run lost it without a test failing: named so that it does not hide. */
  readonly lost: readonly string[];
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
  /** What was run once more because a first run lost it, each with the reason. */
  readonly lost?: readonly string[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'skipped';
      readonly results: readonly {
        readonly error?: { readonly message?: string; readonly location?: { readonly line: number } };
      }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number };
}

export function readVitest(file: string): Tally {
  if (!existsSync(file)) return missing(file);
  return tallyOfVitest(JSON.parse(readFileSync(file, 'utf8')));
}

export function tallyOfVitest(report: VitestReport): Tally {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, line: lineOf(name, test.fullName, test.failureMessages[0]) })),
  );
  // A file that could not be loaded fails the run without failing a test.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some(({ status: own }) => own === 'failed'),
  );
  const otherwise = !report.success && report.numFailedTests === 0 && unloaded.length === 0 && report.numTotalTests > 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length + (otherwise ? 1 : 0),
    failures: [
      ...tests.filter(({ status }) => status === 'failed').map(({ line }) => line),
      ...unloaded.map(({ name, message }) => lineOf(name, 'the file', message)),
      ...(otherwise ? ['an error outside of every test: see above'] : []),
    ],
    lost: (report.lost ?? []).map((line) => line.replace(workspaceRoot, '')),
  };
}

export function readPlaywright(file: string): Tally {
  if (!existsSync(file)) return missing(file);
  return tallyOfPlaywright(JSON.parse(readFileSync(file, 'utf8')));
}

export function tallyOfPlaywright(report: PlaywrightReport): Tally {
  const tests = specsOf(report).flatMap((spec) =>
    spec.tests.map(({ status, results }) => {
      const error = results.find((result) => result.error !== undefined)?.error;
      const place = error?.location === undefined ? spec.file : `${spec.file}:${error.location.line}`;
      return { status, line: lineOf(place, spec.title, error?.message) };
    }),
  );
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    failures: tests.filter(({ status }) => status === 'unexpected').map(({ line }) => line),
    lost: [],
  };
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failed: tallies.reduce((all, { failed }) => all + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    lost: tallies.flatMap(({ lost }) => lost),
  };
}

function specsOf(suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

function lineOf(file: string, test: string, error = ''): string {
  const words = stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 4)
    .join(' | ');
  return `${file.replace(workspaceRoot, '')} › ${test}${words === '' ? '' : `: ${words.slice(0, 400)}`}`;
}

function missing(file: string): Tally {
  const line = `${file.replace(workspaceRoot, '')}: no report was written`;
  return { passed: 0, failed: 1, failures: [line], lost: [] };
}
