import { setTimeout as after } from 'node:timers/promises';

/** Time, given from outside: tests have one of their own. */
export interface Clock {
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** Resolves after the time, or at once when `signal` says so. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** A timer cannot wait longer than this; who waits looks again. */
const longestWaitMs = 3_600_000;

export const systemClock: Clock = {
  now: Date.now,
  async wait(milliseconds, signal) {
    if (signal.aborted || milliseconds <= 0) return;
    await after(Math.min(milliseconds, longestWaitMs), undefined, { signal }).catch(() => undefined);
  },
};
