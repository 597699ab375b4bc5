import { useState } from 'react';
import { useClock, useNow } from '../i18n/clock.tsx';
import { waitUntil } from './explain.ts';

export interface Wait {
  /** Whole seconds left; 0 when there is nothing to wait for. */
  readonly secondsLeft: number;
  /** Reads the Retry-After of a rate limit, if the error is one. */
  readonly heed: (error: unknown) => void;
}

/** Counts down what a rate limit asks for. */
export function useWait(): Wait {
  const clock = useClock();
  const [until, setUntil] = useState(0);
  const now = useNow(1000);
  return {
    secondsLeft: Math.max(0, Math.ceil((until - now) / 1000)),
    heed: (error) => {
      const end = waitUntil(error, clock.now());
      if (end !== null) setUntil(end);
    },
  };
}
