import type { Clock } from '../../ports.ts';

export interface ManualClock {
  readonly clock: Clock;
  readonly advance: (ms: number) => Promise<void>;
  readonly timers: () => number;
}

/** A clock that stands until the test moves it. */
export function createManualClock(): ManualClock {
  const timers = new Map<number, { readonly at: number; readonly handler: () => void }>();
  let now = 0;
  let next = 0;
  const settle = async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  return {
    timers: () => timers.size,
    clock: {
      now: () => now,
      setTimeout(handler, delayMs) {
        next += 1;
        timers.set(next, { at: now + delayMs, handler });
        return next;
      },
      clearTimeout: (timer) => timers.delete(timer as number),
    },
    async advance(ms) {
      const until = now + ms;
      await settle();
      for (;;) {
        const [due] = [...timers].filter(([, { at }]) => at <= until).toSorted(([, a], [, b]) => a.at - b.at);
        if (due === undefined) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].handler();
        await settle();
      }
      now = until;
    },
  };
}
