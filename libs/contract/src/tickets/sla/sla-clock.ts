import { addWorkingMs, type Span, type WorkingTime, workingMs } from './working-time.ts';

/** What was promised from an instant on, until the next term begins. The first one begins with the ticket. */
export interface SlaTerm {
  readonly from: number;
  readonly targetMs: number;
  readonly calendar: WorkingTime;
}

/** All that one clock is read from. */
export interface SlaInput {
  readonly terms: readonly SlaTerm[];
  /** When the clock ran, in order and apart; `to` of the last one is null while it runs. */
  readonly running: readonly { readonly from: number; readonly to: number | null }[];
  /** When it was done; null while it is not. */
  readonly doneAt: number | null;
  readonly now: number;
}

/** `near`: four fifths are used. `late` never ends, also when it is done. */
export type SlaState = 'running' | 'paused' | 'near' | 'late' | 'met';

/** One clock as it stands. */
export interface SlaClock {
  readonly state: SlaState;
  /** Working time used, each part by the calendar of its term. */
  readonly elapsedMs: number;
  readonly targetMs: number;
  /** When the time is up, or was; null while the clock stands before that. */
  readonly dueAt: number | null;
}

const nearlyUsed = 0.8;

/**
 * Reads one clock. What has run under an earlier term stays used; from the instant of a change its target and calendar
 * hold. The time is up when the time used reaches the target that holds then; it is late as soon as more is used.
 */
export function readSla({ terms, running, doneAt, now }: SlaInput): SlaClock {
  const end = Math.min(now, doneAt ?? now);
  let elapsedMs = 0;
  let reachedAt: number | null = null;
  let lateAt: number | null = null;
  for (const stretch of running) {
    for (const { term, span } of stretchByTerms(stretch, terms, end)) {
      const left = term.targetMs - elapsedMs;
      const worked = workingMs(term.calendar, span);
      reachedAt = worked >= left ? addWorkingMs(term.calendar, span.from, left) : null;
      if (worked > left) lateAt ??= reachedAt;
      elapsedMs += worked;
    }
  }
  const targetMs = terms.at(-1)?.targetMs ?? 0;
  const isRunning = doneAt === null && running.some(({ to }) => to === null);
  const dueAt = lateAt ?? (isRunning ? (reachedAt ?? dueFrom(terms, targetMs - elapsedMs, end)) : null);
  return { state: stateOf(lateAt !== null, doneAt, isRunning, elapsedMs, targetMs), elapsedMs, targetMs, dueAt };
}

function stateOf(
  isLate: boolean,
  doneAt: number | null,
  isRunning: boolean,
  elapsed: number,
  target: number,
): SlaState {
  if (isLate) return 'late';
  if (doneAt !== null) return 'met';
  if (!isRunning) return 'paused';
  return elapsed >= target * nearlyUsed ? 'near' : 'running';
}

function dueFrom(terms: readonly SlaTerm[], left: number, from: number): number | null {
  const term = terms.at(-1);
  return term === undefined ? null : addWorkingMs(term.calendar, from, left);
}

function stretchByTerms(
  stretch: { readonly from: number; readonly to: number | null },
  terms: readonly SlaTerm[],
  end: number,
): { readonly term: SlaTerm; readonly span: Span }[] {
  return terms.flatMap((term, index) => {
    const from = Math.max(stretch.from, index === 0 ? -Infinity : term.from);
    const to = Math.min(stretch.to ?? end, terms[index + 1]?.from ?? Infinity, end);
    const isHere = index === terms.length - 1 && stretch.to === null && from === to;
    return from < to || isHere ? [{ term, span: { from, to } }] : [];
  });
}
