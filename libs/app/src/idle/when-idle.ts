import { timings } from '@imah/state-machines';

export type WhenIdle = (callback: () => void) => void;

/** `requestIdleCallback` where the browser has it, else 50 ms later (S-62). */
export function whenIdleOf(
  page: Pick<Window, 'setTimeout'> & { requestIdleCallback?: (callback: () => void) => number },
): WhenIdle {
  return (callback) => {
    if (page.requestIdleCallback) page.requestIdleCallback(callback);
    else page.setTimeout(callback, timings.preload.idleFallback);
  };
}
