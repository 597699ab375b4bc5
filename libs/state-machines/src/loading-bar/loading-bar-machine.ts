import { assign, setup } from 'xstate';
import { timings } from '../timings.ts';

/** What the loading bar shows. */
export interface LoadingBarContext {
  /** Percent, 0 to 100. */
  readonly progress: number;
  /** Milliseconds since the bar came into sight. */
  readonly elapsed: number;
}

/** What the loading bar is told. */
export type LoadingBarEvent = { type: 'START' } | { type: 'FINISH' } | { type: 'FAIL' };

/**
 * The bar on top of each page (S-20, S-36, S-66). Tag `visible` while it is in sight; a load shorter than the
 * throttle shows nothing, a failed one is always shown.
 */
export const loadingBarMachine = setup({
  types: { context: {} as LoadingBarContext, events: {} as LoadingBarEvent, tags: {} as 'visible' },
  delays: {
    throttle: timings.loadingBar.throttle,
    tick: timings.loadingBar.tick,
    hideDelay: timings.loadingBar.hideDelay,
    resetDelay: timings.loadingBar.resetDelay,
  },
  actions: {
    reset: assign({ progress: 0, elapsed: 0 }),
    advance: assign(({ context }) => progressAfter(context.elapsed + timings.loadingBar.tick)),
    complete: assign({ progress: 100 }),
  },
}).createMachine({
  id: 'loading-bar',
  context: { progress: 0, elapsed: 0 },
  initial: 'idle',
  states: {
    idle: { entry: 'reset', on: { START: 'loading', FAIL: 'error' } },
    loading: {
      entry: 'reset',
      initial: 'throttled',
      on: { FINISH: 'finished', FAIL: 'error' },
      states: {
        throttled: { on: { FINISH: '#loading-bar.idle' }, after: { throttle: 'shown' } },
        shown: {
          tags: 'visible',
          after: { tick: { target: 'shown', reenter: true, actions: 'advance' } },
        },
      },
    },
    finished: {
      entry: 'complete',
      initial: 'shown',
      on: { START: 'loading', FAIL: 'error' },
      states: {
        shown: { tags: 'visible', after: { hideDelay: 'hidden' } },
        hidden: { after: { resetDelay: '#loading-bar.idle' } },
      },
    },
    error: {
      entry: 'complete',
      initial: 'shown',
      on: { START: 'loading' },
      states: {
        shown: { tags: 'visible', after: { hideDelay: 'hidden' } },
        hidden: { after: { resetDelay: '#loading-bar.idle' } },
      },
    },
  },
});

/** Fast at first and never at the end: 70 % after the duration of S-66, then ever slower. */
function progressAfter(elapsed: number): LoadingBarContext {
  return { elapsed, progress: (200 / Math.PI) * Math.atan((2 * elapsed) / timings.loadingBar.duration) };
}
