import type { QueryClient } from '@tanstack/react-query';
import { type WhenIdle, whenIdleOf } from '../../idle/index.ts';

/** A page that asks for nothing is not waited for longer than this, in milliseconds. */
const patience = 3000;

/** When a page draws next, and when some time has passed. */
export interface PageClock {
  readonly nextFrame: (callback: () => void) => void;
  readonly later: (callback: () => void, ms: number) => void;
}

function pageClockOf(page: Pick<Window, 'requestAnimationFrame' | 'setTimeout'>): PageClock {
  return {
    nextFrame: (callback) => page.requestAnimationFrame(callback),
    later: (callback, ms) => page.setTimeout(callback, ms),
  };
}

/**
 * Resolves in the first quiet moment after the page's own data has come or failed: what only makes the
 * page livelier (the live channel, the code of other pages) does not take the line before that.
 */
export function afterFirstData(queryClient: QueryClient, whenIdle: WhenIdle, page: PageClock): Promise<void> {
  const cache = queryClient.getQueryCache();
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      // The frame that shows the data comes first; a hidden page draws none, and is not waited for.
      page.nextFrame(() => whenIdle(resolve));
      page.later(resolve, patience);
    };
    const unsubscribe = cache.subscribe(({ query }) => {
      if (query.state.status !== 'pending' && queryClient.isFetching() === 0) done();
    });
    page.later(done, patience);
  });
}

/** The same in a real window. */
export function afterFirstDataIn(page: Window, queryClient: QueryClient): Promise<void> {
  return afterFirstData(queryClient, whenIdleOf(page), pageClockOf(page));
}
