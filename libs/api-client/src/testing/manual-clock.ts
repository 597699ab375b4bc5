import type { Clock } from '../core/clock.ts';

/** A clock that stands until it is moved. */
export interface ManualClock extends Clock {
  /** Moves the time on, running what falls due in order and letting promises settle in between. */
  readonly advance: (ms: number) => Promise<void>;
  /** How many timers wait. */
  readonly waiting: number;
}

/** A clock that stands until the test moves it. */
export function createManualClock(startAt = 0): ManualClock {
  let now = startAt;
  let nextId = 1;
  const timers = new Map<number, { readonly at: number; readonly handler: () => void }>();

  return {
    now: () => now,
    setTimeout(handler, delayMs) {
      nextId += 1;
      timers.set(nextId, { at: now + delayMs, handler });
      return nextId;
    },
    clearTimeout(timer) {
      // The handle only ever comes from the lines above.
      timers.delete(timer as number);
    },
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (;;) {
        const due = [...timers]
          .filter(([, { at }]) => at <= until)
          .toSorted(([, one], [, other]) => one.at - other.at)[0];
        if (due === undefined) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].handler();
        await settle();
      }
      now = until;
    },
    get waiting() {
      return timers.size;
    },
  };
}

/** Long enough for any chain of promises in these libraries; no time passes. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
