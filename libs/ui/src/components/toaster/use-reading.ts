import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/** Why a toast keeps still: the pointer or the focus is on one, or nobody looks at the window. */
export type Hold = 'pointer' | 'focus' | 'window';

type Reading = { onHold: (hold: { by: Hold }) => void; onRelease: (hold: { by: Hold }) => void };

/**
 * Tells when someone begins and ends reading what is in the element. It listens to the element itself: toasts come
 * through portals, so that in React's tree they are not within it.
 */
export function useReading<Target extends HTMLElement>(reading: Reading): RefCallback<Target> {
  const latest = useRef(reading);
  useEffect(() => {
    latest.current = reading;
  });

  return useCallback((element: Target | null) => {
    if (!element) return;
    const ending = new AbortController();
    const listen = (type: 'pointerenter' | 'pointerleave' | 'focusin' | 'focusout', call: (event: Event) => void) =>
      element.addEventListener(type, call, { signal: ending.signal });

    listen('pointerenter', () => latest.current.onHold({ by: 'pointer' }));
    listen('pointerleave', () => latest.current.onRelease({ by: 'pointer' }));
    listen('focusin', () => latest.current.onHold({ by: 'focus' }));
    listen('focusout', (event) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : null;
      if (!(next instanceof Node && element.contains(next))) latest.current.onRelease({ by: 'focus' });
    });
    return () => ending.abort();
  }, []);
}
