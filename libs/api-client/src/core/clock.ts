/** Time as a port, so that tests move it by hand. Milliseconds throughout. */
export interface Clock {
  readonly now: () => number;
  readonly setTimeout: (handler: () => void, delayMs: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}

/** The clock of the system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (handler, delayMs) => globalThis.setTimeout(handler, delayMs),
  // The handle only ever comes from the line above.
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number),
};

/** Resolves after `delayMs`, or at once when `signal` is aborted; the caller looks at the signal. */
export function wait(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) {
      resolve();
      return;
    }
    const finish = () => {
      clock.clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    const timer = clock.setTimeout(finish, delayMs);
    signal?.addEventListener('abort', finish, { once: true });
  });
}
