import { tooltipMachine } from '@imah/state-machines';
import { useActorRef } from '@xstate/react';
import { TooltipByChart, type TooltipProps } from './tooltip-by-chart.tsx';

export type { TooltipProps };

/** Says more about an element under the pointer or with the focus. Its chart decides when (S-35, S-67). */
export function Tooltip(props: TooltipProps) {
  return <TooltipByChart {...props} actor={useActorRef(tooltipMachine)} />;
}
