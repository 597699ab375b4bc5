import type { TicketPriority } from '@imah/contract/tickets';
import { StatusBadge, type StatusBadgeProps } from '@imah/ui';
import { arrowDownIcon, arrowUpIcon, minusIcon, sirenIcon } from '@imah/ui/icons';
import { useTicketWords } from './texts.ts';

const looks = {
  emergency: { tone: 'danger', icon: sirenIcon },
  high: { tone: 'warning', icon: arrowUpIcon },
  medium: { tone: 'neutral', icon: minusIcon },
  low: { tone: 'neutral', icon: arrowDownIcon },
} as const satisfies Record<TicketPriority, Pick<StatusBadgeProps, 'tone' | 'icon'>>;

/** How pressing a ticket is. */
export function TicketPriorityBadge({ priority }: { readonly priority: TicketPriority }) {
  const words = useTicketWords();
  return <StatusBadge {...looks[priority]} label={words(`priorities.${priority}`)} />;
}
