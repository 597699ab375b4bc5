import type { TicketState, WaitingReason } from '@imah/contract/tickets/words';
import { StatusBadge, type StatusBadgeProps } from '@imah/ui';
import {
  archiveIcon,
  banIcon,
  calendarClockIcon,
  checkIcon,
  circleDotIcon,
  circlePlayIcon,
  hourglassIcon,
  linkIcon,
} from '@imah/ui/icons';
import { useTicketWords } from './texts.ts';

const looks = {
  new: { tone: 'neutral', icon: circleDotIcon },
  'in-progress': { tone: 'info', icon: circlePlayIcon },
  waiting: { tone: 'warning', icon: hourglassIcon },
  deferred: { tone: 'neutral', icon: calendarClockIcon },
  resolved: { tone: 'success', icon: checkIcon },
  closed: { tone: 'neutral', icon: archiveIcon },
  cancelled: { tone: 'neutral', icon: banIcon },
  merged: { tone: 'neutral', icon: linkIcon },
} as const satisfies Record<TicketState, Pick<StatusBadgeProps, 'tone' | 'icon'>>;

export interface TicketStateBadgeProps {
  readonly state: TicketState;
  /** Says whom or what a waiting ticket waits for. */
  readonly waitingReason?: WaitingReason | null;
}

/** Where a ticket stands. */
export function TicketStateBadge({ state, waitingReason = null }: TicketStateBadgeProps) {
  const words = useTicketWords();
  const label =
    state === 'waiting' && waitingReason !== null ? words(`waiting.${waitingReason}`) : words(`states.${state}`);
  return <StatusBadge {...looks[state]} label={label} />;
}
