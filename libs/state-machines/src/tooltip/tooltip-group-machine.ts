import { setup } from 'xstate';
import { timings } from '../timings.ts';

/** What a group of tooltips starts with. */
export interface TooltipGroupInput {
  /** Milliseconds after a tooltip closed in which the next one opens at once. */
  readonly skipDelay?: number;
}

/** What a group is told by its tooltips. */
export type TooltipGroupEvent = { type: 'TOOLTIP_OPENED' } | { type: 'TOOLTIP_CLOSED' };

/** What the tooltips of one group share: after one closed, the next opens without delay for a while (S-67). */
export const tooltipGroupMachine = setup({
  types: {
    input: {} as TooltipGroupInput | undefined,
    context: {} as { readonly skipDelay: number },
    events: {} as TooltipGroupEvent,
  },
  delays: { skipDelay: ({ context }) => context.skipDelay },
}).createMachine({
  id: 'tooltip-group',
  context: ({ input }) => ({ skipDelay: input?.skipDelay ?? timings.tooltip.skipDelay }),
  initial: 'delayed',
  on: { TOOLTIP_OPENED: '.open' },
  states: {
    delayed: {},
    open: { on: { TOOLTIP_CLOSED: 'skipping' } },
    skipping: { after: { skipDelay: 'delayed' } },
  },
});
