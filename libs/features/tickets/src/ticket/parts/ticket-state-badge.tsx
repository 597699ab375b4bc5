import type { TicketState, WaitingReason } from '@imah/contract/tickets/words';
import { Icon, StatusBadge, type StatusBadgeProps, VisuallyHidden } from '@imah/ui';
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
import * as styles from './marks.css.ts';
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
  return <StatusBadge {...looks[state]} label={useStateWord({ state, waitingReason })} />;
}

/** The same as its icon alone, for where a row has little room; who reads by ear hears the word, unless it stands beside it. */
export function TicketStateMark({
  state,
  waitingReason = null,
  word: shown = 'spoken',
}: TicketStateBadgeProps & { readonly word?: 'spoken' | 'beside' }) {
  const { icon, tone } = looks[state];
  const word = useStateWord({ state, waitingReason });
  return (
    <span className={styles.mark} data-tone={tone} title={word}>
      <Icon icon={icon} size="lg" />
      {shown === 'spoken' ? <VisuallyHidden>{word}</VisuallyHidden> : null}
    </span>
  );
}

function useStateWord({ state, waitingReason }: Required<TicketStateBadgeProps>): string {
  const words = useTicketWords();
  return state === 'waiting' && waitingReason !== null ? words(`waiting.${waitingReason}`) : words(`states.${state}`);
}
