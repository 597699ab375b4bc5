import type { TicketPriority } from '@imah/contract/tickets/words';
import { StatusBadge, type StatusBadgeProps } from '@imah/ui';
import { arrowDownIcon, arrowUpIcon, minusIcon, sirenIcon } from '@imah/ui/icons';
import { useTicketWords } from './texts.ts';

const looks = {
  emergency: { tone: 'danger', icon: sirenIcon },
  high: { tone: 'warning', icon: arrowUpIcon },
  medium: { tone: 'neutral', icon: minusIcon },
  low: { tone: 'neutral', icon: arrowDownIcon },
} as const satisfies Record<TicketPriority, Pick<StatusBadgeProps, 'tone' | 'icon'>>;

export interface TicketPriorityBadgeProps {
  readonly priority: TicketPriority;
  /** `column`: a heading, or the place in the list, says that it is a priority. */
  readonly under?: 'column';
}

/** How pressing a ticket is. */
export function TicketPriorityBadge({ priority, under }: TicketPriorityBadgeProps) {
  const words = useTicketWords();
  return (
    <StatusBadge
      {...looks[priority]}
      label={words(under === 'column' ? `priorities.${priority}` : `priorityAlone.${priority}`)}
    />
  );
}
