import type { Clock, Log } from './ports.ts';

/**
 * `decode`: a payload that could not be read; `handler`: a subscriber threw; `refused`: the broker does not grant
 * a filter; `snapshot`: it could not be fetched.
 */
export type ProblemKind = 'decode' | 'handler' | 'refused' | 'snapshot';

/** Something that went wrong and killed nothing. */
export interface RealtimeProblem {
  readonly kind: ProblemKind;
  /** Topic, filter or building that it is about. */
  readonly subject: string;
  readonly error: unknown;
}

/** Called with every problem; the log hears of the same one once a minute. */
export type ReportProblem = (problem: RealtimeProblem) => void;

const messages: Readonly<Record<ProblemKind, string>> = {
  decode: 'A live message could not be read',
  handler: 'A handler of live messages threw',
  refused: 'A live subscription was refused',
  snapshot: 'The snapshot of a building could not be fetched',
};

/** The same problem is not logged again within this time: a device may send its nonsense once a second. */
const quietMs = 60_000;

/** Hands every problem to `observe` and logs each once a minute. */
export function createProblemReporter(
  clock: Pick<Clock, 'now'>,
  log: Log,
  observe: ReportProblem | undefined,
): ReportProblem {
  const loggedAt = new Map<string, number>();
  return (problem) => {
    observe?.(problem);
    const key = `${problem.kind} ${problem.subject}`;
    const now = clock.now();
    if (now - (loggedAt.get(key) ?? -Infinity) < quietMs) return;
    if (loggedAt.size > 500) loggedAt.clear();
    loggedAt.set(key, now);
    log({ level: 'failure', message: `${messages[problem.kind]}: ${problem.subject}`, detail: problem.error });
  };
}
