import type { Clock } from '../plant/clock.ts';

export interface TestClock extends Clock {
  /** Lets the time go on by so much, with all that happens in it; resolves when nothing more happens. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** The time of day is found to be another; what waits, waits as long as it would have. */
  readonly setBack: (milliseconds: number) => void;
}

interface Waiting {
  at: number;
  readonly wake: () => void;
}

/** Time that goes on only when it is told to. */
export function createTestClock(start = Date.UTC(2026, 10, 21, 3)): TestClock {
  let now = start;
  const waiting = new Set<Waiting>();
  // What is under way has no time of its own, and is done when the queue of the process is empty a few times.
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const one: Waiting = {
          at: now + milliseconds,
          wake() {
            waiting.delete(one);
            resolve();
          },
        };
        if (signal.aborted) return resolve();
        waiting.add(one);
        signal.addEventListener('abort', one.wake, { once: true });
      }),
    setBack(milliseconds) {
      now -= milliseconds;
      for (const one of waiting) one.at -= milliseconds;
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = [...waiting].toSorted((a, b) => a.at - b.at);
        if (next === undefined || next.at > end) break;
        now = Math.max(now, next.at);
        next.wake();
        await settle();
      }
      now = end;
    },
  };
}
