import type { Realtime } from '../realtime-types.ts';

export interface StaleAlarm {
  /** The last moment, epoch ms, at which the value is fresh; null: none. */
  readonly set: (freshUntil: number | null) => void;
  /** Calls `handler` when that moment is over; one at a time. */
  readonly subscribe: (handler: () => void) => () => void;
}

/** A timer that is not set anew for each new value: when it rings too early, it is set to what is left. */
export function createStaleAlarm({ later, now }: Pick<Realtime, 'later' | 'now'>): StaleAlarm {
  let freshUntil: number | null = null;
  let listener: (() => void) | null = null;
  let timer: { readonly at: number; readonly stop: () => void } | null = null;

  const stop = () => {
    timer?.stop();
    timer = null;
  };

  const ring = () => {
    timer = null;
    if (freshUntil !== null && now() > freshUntil) listener?.();
    else plan();
  };

  const plan = () => {
    if (freshUntil === null || listener === null) return stop();
    if (timer !== null && timer.at <= freshUntil) return;
    stop();
    const delayMs = freshUntil - now() + 1;
    if (delayMs > 0) timer = { at: freshUntil, stop: later(ring, delayMs) };
  };

  return {
    set(next) {
      freshUntil = next;
      plan();
    },
    subscribe(handler) {
      listener = handler;
      plan();
      return () => {
        listener = null;
        stop();
      };
    },
  };
}
