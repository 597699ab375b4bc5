import { timings } from '@imah/state-machines';
import type { WhenIdle } from '../../idle/index.ts';

export interface IdlePreloader {
  /** Names loads to run when nothing else is to do; one that was named before is not run again. */
  readonly add: (loads: readonly (() => Promise<unknown>)[]) => void;
}

/** Runs loads in quiet moments, at most five at once (S-62). A load that fails is only given up: the page will ask again. */
export function createIdlePreloader(whenIdle: WhenIdle): IdlePreloader {
  const seen = new Set<() => Promise<unknown>>();
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  const pump = () => {
    while (running < timings.preload.maxAtOnce) {
      const load = waiting.shift();
      if (load === undefined) return;
      running += 1;
      load()
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          whenIdle(pump);
        });
    }
  };

  return {
    add: (loads) => {
      const fresh = loads.filter((load) => !seen.has(load));
      for (const load of fresh) seen.add(load);
      waiting.push(...fresh);
      if (fresh.length > 0) whenIdle(pump);
    },
  };
}
