import { createContext, type ReactNode, useCallback, useContext, useSyncExternalStore } from 'react';

/** What time it is, and a beat by which ages on the page move together. */
export interface Clock {
  readonly now: () => number;
  /** Calls `listener` every `everyMs`; returns the way to stop. */
  readonly subscribe: (everyMs: number, listener: () => void) => () => void;
  /** The time of the last beat of that length, so that all ages of one render agree. */
  readonly beat: (everyMs: number) => number;
}

interface Beat {
  at: number;
  stop: (() => void) | null;
  readonly listeners: Set<() => void>;
}

export interface ClockPorts {
  readonly now: () => number;
  /** Repeats; returns the way to stop. */
  readonly repeat: (callback: () => void, everyMs: number) => () => void;
}

/** One timer per length of beat, however many ages listen; none when nobody does. */
export function createClock({ now, repeat }: ClockPorts): Clock {
  const beats = new Map<number, Beat>();

  function beatOf(everyMs: number): Beat {
    const known = beats.get(everyMs);
    if (known !== undefined) return known;
    const beat: Beat = { at: now(), stop: null, listeners: new Set() };
    beats.set(everyMs, beat);
    return beat;
  }

  return {
    now,
    beat: (everyMs) => {
      const beat = beatOf(everyMs);
      // Nobody keeps a beat that nobody hears, so its time would be that of long ago.
      if (beat.stop === null && now() - beat.at >= everyMs) beat.at = now();
      return beat.at;
    },
    subscribe: (everyMs, listener) => {
      const beat = beatOf(everyMs);
      beat.listeners.add(listener);
      beat.stop ??= repeat(() => {
        beat.at = now();
        for (const each of beat.listeners) each();
      }, everyMs);
      return () => {
        beat.listeners.delete(listener);
        if (beat.listeners.size > 0) return;
        beat.stop?.();
        beat.stop = null;
      };
    },
  };
}

const systemClock = createClock({
  now: Date.now,
  repeat: (callback, everyMs) => {
    const timer = setInterval(callback, everyMs);
    return () => clearInterval(timer);
  },
});

const ClockContext = createContext<Clock>(systemClock);

/** Replaces the system's clock below it, for stories and tests that must show one moment. */
export function ClockProvider({ clock, children }: { readonly clock: Clock; readonly children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

export function useClock(): Clock {
  return useContext(ClockContext);
}

/** The present in epoch ms, renewed every `everyMs`. */
export function useNow(everyMs: number): number {
  const clock = useContext(ClockContext);
  const subscribe = useCallback((listener: () => void) => clock.subscribe(everyMs, listener), [clock, everyMs]);
  const beat = () => clock.beat(everyMs);
  return useSyncExternalStore(subscribe, beat, beat);
}
