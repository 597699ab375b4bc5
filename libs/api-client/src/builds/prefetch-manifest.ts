import { type Clock, systemClock } from '../core/clock.ts';
import { timings } from '../timings.ts';

/** What early fetching asks of the page; `browserPrefetchPorts` gives that of a window. */
export interface PrefetchPorts {
  /** Calls back once the page has loaded, or at once when it has; answers with a way to stop waiting. */
  readonly whenLoaded: (handler: () => void) => () => void;
  /** `navigator.connection?.effectiveType`. */
  readonly effectiveType: () => string | undefined;
  readonly clock?: Clock;
}

/** Runs `load` about a second after the page has loaded, and never on slow-2g (S-63). Answers with a way to call it off. */
export function prefetchManifest(load: () => Promise<unknown>, ports: PrefetchPorts): () => void {
  const clock = ports.clock ?? systemClock;
  let timer: unknown;
  const stopWaiting = ports.whenLoaded(() => {
    timer = clock.setTimeout(() => {
      if (ports.effectiveType() !== 'slow-2g') void load();
    }, timings.manifestAfterLoad);
  });
  return () => {
    stopWaiting();
    if (timer !== undefined) clock.clearTimeout(timer);
  };
}

/** The ports of a real page. */
export function browserPrefetchPorts(page: Window): PrefetchPorts {
  return {
    whenLoaded: (handler) => {
      if (page.document.readyState === 'complete') {
        handler();
        return () => {};
      }
      page.addEventListener('load', handler, { once: true });
      return () => page.removeEventListener('load', handler);
    },
    effectiveType: () => {
      // Not in the DOM's types: only some browsers have it.
      const { connection } = page.navigator as Navigator & { connection?: { effectiveType?: string } };
      return connection?.effectiveType;
    },
  };
}
