import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { endWithChildren } from './end-with-children.ts';

/** What became of a run apart from its tests. */
export interface Outcome {
  /** Files that were asked for and of which no test has told how it ended: the browser went away, say. */
  readonly lost: readonly string[];
  /** First lines of the errors that belong to no test. */
  readonly errors: readonly string[];
  /** Files that stood still, for which the run was ended. */
  readonly still?: readonly string[];
}

interface OutsideError {
  readonly message: string;
  readonly cause?: OutsideError | undefined;
}

/** Where the outcome is written. */
export const outcomeVariable = 'IMAH_TEST_OUTCOME';

/** A test that never yields cannot be timed out by its own process; longer than every test, with all its hooks. */
const stillAfterMs = 240_000;

/** Vitest's own JSON report knows neither the files that were never reached nor the errors outside of tests. */
export default class OutcomeReporter implements Reporter {
  #asked: string[] = [];
  readonly #running = new Set<string>();
  #watch: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly { readonly moduleId: string }[]): void {
    this.#asked = specifications.map(({ moduleId }) => moduleId);
    this.#heard();
  }

  onTestModuleStart({ moduleId }: { readonly moduleId: string }): void {
    this.#running.add(moduleId);
    this.#heard();
  }

  onTestCaseResult(): void {
    this.#heard();
  }

  onTestModuleEnd({ moduleId }: { readonly moduleId: string }): void {
    this.#running.delete(moduleId);
    this.#heard();
  }

  #heard(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      const still = [...this.#running];
      writeOutcome({ lost: [], errors: [], still });
      endWithChildren(1);
    }, stillAfterMs);
    this.#watch.unref();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly OutsideError[]): void {
    clearTimeout(this.#watch);
    const told = new Set(modules.filter(hasTold).map(({ moduleId }) => moduleId));
    writeOutcome({
      lost: this.#asked.filter((moduleId) => !told.has(moduleId)),
      errors: errors.map(lineOf),
    });
  }
}

function writeOutcome(outcome: Outcome): void {
  const file = process.env[outcomeVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(outcome));
}

function lineOf({ message, cause }: OutsideError): string {
  const line = message.split('\n', 1)[0] ?? '';
  return cause === undefined ? line : `${line} ${lineOf(cause)}`;
}

function hasTold(module: TestModule): boolean {
  const state = module.state();
  if (state === 'passed' || state === 'skipped') return true;
  return state === 'failed' && [...module.children.allTests('failed')].length > 0;
}
