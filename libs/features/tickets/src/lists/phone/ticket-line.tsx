import type { TicketRow } from '@imah/contract/tickets';
import { Avatar, Icon, Link, VisuallyHidden } from '@imah/ui';
import type { LineParts } from '@imah/ui/data';
import { circleDotIcon, sirenIcon, userCheckIcon, userIcon } from '@imah/ui/icons';
import { Age } from '@imah/app/i18n';
import { useSwipe } from '@imah/app/swipe';
import { SlaText, TicketStateMark, useTicketWords } from '../../ticket/parts/index.ts';
import { useTicketsTexts } from '../texts.ts';
import * as styles from './lines.css.ts';

export interface TicketLineProps {
  readonly ticket: TicketRow;
  readonly parts: LineParts;
  /** A reporter reads how it goes, not who is late with it. */
  readonly side: 'staff' | 'resident';
  /** Across buildings each says where it is. */
  readonly building: 'named' | 'known';
  /** Drawn to the right; null where it is not theirs to take. */
  readonly take: (() => void) | null;
  /** Drawn to the left; null where they may change nothing. */
  readonly change: (() => void) | null;
}

/** A ticket in two lines: what it is; then where, until when, and whose. A finger draws it aside for what its menu does. */
export function TicketLine({ ticket, parts, side, building, take, change }: TicketLineProps) {
  const t = useTicketsTexts();
  const words = useTicketWords();
  const { offset, handlers } = useSwipe({ right: take ?? undefined, left: change ?? undefined });
  const { id, title, unitCode, place, buildingName, state, waitingReason, priority, assignee, sla, timeZone } = ticket;
  const spot = unitCode ?? place;
  return (
    <div className={styles.line}>
      {offset > 0 ? (
        <span aria-hidden className={styles.right}>
          <Icon icon={userCheckIcon} />
          {t('phone.take')}
        </span>
      ) : null}
      {offset < 0 ? (
        <span aria-hidden className={styles.left}>
          {t('phone.change')}
          <Icon icon={circleDotIcon} />
        </span>
      ) : null}
      <div
        className={styles.drawn}
        style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
        {...handlers}
      >
        {parts.check ?? (
          <TicketStateMark state={state} waitingReason={waitingReason} word={side === 'staff' ? 'spoken' : 'beside'} />
        )}
        <div className={styles.words}>
          <span className={styles.title}>
            {priority === 'emergency' ? (
              <span className={styles.urgent}>
                <Icon icon={sirenIcon} label={words(`priorityAlone.${priority}`)} />
              </span>
            ) : null}
            <span className={styles.name}>
              <Link href={`/imah/ticket/${id}`} tone="inherit">
                {title}
              </Link>
            </span>
          </span>
          <span className={styles.about}>
            {spot === null ? null : `${spot} · `}
            {side === 'staff' ? (
              <SlaText clock={sla.resolution} timeZone={timeZone} />
            ) : (
              <>
                {words(`states.${state}`)} · <Age at={ticket.createdAt} />
              </>
            )}
            {building === 'named' ? ` · ${buildingName}` : null}
          </span>
        </div>
        {side === 'resident' ? (
          <span />
        ) : assignee === null ? (
          <span className={styles.nobody} title={t('filters.nobody')}>
            <Icon icon={userIcon} label={t('filters.nobody')} />
          </span>
        ) : (
          <span title={assignee.name}>
            <Avatar name={assignee.name} size="sm" />
            <VisuallyHidden>{assignee.name}</VisuallyHidden>
          </span>
        )}
        {parts.menu}
      </div>
    </div>
  );
}
