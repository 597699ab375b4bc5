import { tooltipMachine } from '@imah/state-machines';
import { useActorRef } from '@xstate/react';
import { TooltipByStatechart, type TooltipProps } from './tooltip-by-statechart.tsx';

export type { TooltipProps };

/** Says more about an element under the pointer or with the focus. Its statechart decides when (S-35, S-67). */
export function Tooltip(props: TooltipProps) {
  return <TooltipByStatechart {...props} actor={useActorRef(tooltipMachine)} />;
}
