import type { Clock } from '../ports.ts';

export interface TickClock extends Clock {
  /** Runs what is due, whether its timer has come or not. */
  readonly tick: () => void;
}

/**
 * The leader's clock. A hidden tab's timers run once a second and later once a minute, its messages at once:
 * each word of a tab that is looked at moves the leader's clock.
 */
export function createTickClock(clock: Clock): TickClock {
  interface Timer {
    readonly dueAt: number;
    readonly run: () => void;
    native: unknown;
  }
  const waiting = new Set<Timer>();

  return {
    now: clock.now,
    setTimeout(handler, delayMs) {
      const timer: Timer = {
        dueAt: clock.now() + delayMs,
        native: null,
        run() {
          if (!waiting.delete(timer)) return;
          clock.clearTimeout(timer.native);
          handler();
        },
      };
      waiting.add(timer);
      timer.native = clock.setTimeout(timer.run, delayMs);
      return timer;
    },
    clearTimeout(handle) {
      // Handles only ever come from the method above.
      const timer = handle as Timer | null | undefined;
      if (timer && waiting.delete(timer)) clock.clearTimeout(timer.native);
    },
    tick() {
      const now = clock.now();
      const due = [...waiting].filter(({ dueAt }) => dueAt <= now).toSorted((one, other) => one.dueAt - other.dueAt);
      for (const { run } of due) run();
    },
  };
}
