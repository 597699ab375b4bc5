import { setup } from 'xstate';
import { timings } from '../timings.ts';

/** What a tooltip starts with. */
export interface TooltipInput {
  /** Milliseconds before it opens under the pointer; S-67's 0 when left out. */
  readonly openDelay?: number;
}

/** What a tooltip remembers. */
export interface TooltipContext {
  readonly openDelay: number;
}

/** What a tooltip is told. */
export type TooltipEvent =
  /** `group`: the state of the group's chart; a group that is `skipping` or `open` opens the next one at once. */
  | { type: 'POINTER_ENTER'; group?: 'delayed' | 'open' | 'skipping' }
  | { type: 'POINTER_LEAVE' }
  | { type: 'FOCUS' }
  | { type: 'BLUR' }
  | { type: 'ESCAPE' }
  /** A press on the trigger, and its end anywhere: the focus that a press brings opens nothing. */
  | { type: 'PRESS' }
  | { type: 'RELEASE' }
  /** Another tooltip of the group opened. */
  | { type: 'OTHER_OPENED' };

const closing = {
  BLUR: '#tooltip.closed',
  ESCAPE: '#tooltip.closed',
  POINTER_LEAVE: '#tooltip.closed',
  OTHER_OPENED: '#tooltip.closed',
  PRESS: '#tooltip.closed.pressed',
} as const;

/** One tooltip (S-35, S-67). Tag `open` while its text is shown. */
export const tooltipMachine = setup({
  types: {
    input: {} as TooltipInput | undefined,
    context: {} as TooltipContext,
    events: {} as TooltipEvent,
    tags: {} as 'open',
  },
  delays: { openDelay: ({ context }) => context.openDelay },
  guards: {
    skipsDelay: ({ event }) => event.type === 'POINTER_ENTER' && (event.group ?? 'delayed') !== 'delayed',
  },
}).createMachine({
  id: 'tooltip',
  context: ({ input }) => ({ openDelay: input?.openDelay ?? timings.tooltip.openDelay }),
  initial: 'closed',
  states: {
    closed: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            POINTER_ENTER: [{ guard: 'skipsDelay', target: '#tooltip.instant-open' }, { target: 'waiting' }],
            FOCUS: '#tooltip.instant-open',
            PRESS: 'pressed',
          },
        },
        waiting: {
          on: { ...closing, FOCUS: '#tooltip.instant-open' },
          after: { openDelay: '#tooltip.delayed-open' },
        },
        // A press that turns into scrolling has no end that the page sees; the blur after it will do.
        pressed: { on: { RELEASE: 'resting', BLUR: 'resting' } },
      },
    },
    'delayed-open': { tags: 'open', on: closing },
    'instant-open': { tags: 'open', on: closing },
  },
});
