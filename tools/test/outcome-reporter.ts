import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** What became of a run apart from its tests. */
export interface Outcome {
  /** Files that were asked for and of which no test has told how it ended: the browser went away, say. */
  readonly lost: readonly string[];
  /** First lines of the errors that belong to no test. */
  readonly errors: readonly string[];
}

interface OutsideError {
  readonly message: string;
  readonly cause?: OutsideError | undefined;
}

/** Where the outcome is written. */
export const outcomeVariable = 'IMAH_TEST_OUTCOME';

/** Vitest's own JSON report knows neither the files that were never reached nor the errors outside of tests. */
export default class OutcomeReporter implements Reporter {
  #asked: string[] = [];

  onTestRunStart(specifications: readonly { readonly moduleId: string }[]): void {
    this.#asked = specifications.map(({ moduleId }) => moduleId);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly OutsideError[]): void {
    const file = process.env[outcomeVariable];
    if (file === undefined) return;
    const told = new Set(modules.filter(hasTold).map(({ moduleId }) => moduleId));
    const outcome: Outcome = {
      lost: this.#asked.filter((moduleId) => !told.has(moduleId)),
      errors: errors.map(lineOf),
    };
    writeFileSync(file, JSON.stringify(outcome));
  }
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
