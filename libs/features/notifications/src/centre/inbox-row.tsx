import type { InboxRow as Row } from '@imah/contract/notifications';
import { Badge, Button, Icon, IconButton, Link, StatusBadge, Text } from '@imah/ui';
import { circleCheckIcon, circleDotIcon } from '@imah/ui/icons';
import { useId, useState } from 'react';
import { Age } from '@imah/app/i18n';
import { useSwipe } from '@imah/app/swipe';
import { useNotificationTexts } from '../texts.ts';
import * as styles from './centre.css.ts';
import { inboxIconOf } from './inbox-icon.ts';
import { rowMark } from './use-triage-keys.ts';

export interface InboxRowProps {
  readonly row: Row;
  readonly onMark: (row: Row, as: 'read' | 'unread') => void;
  /** The person goes to what it is about. */
  readonly onFollow: (row: Row) => void;
}

/** One subject: what it is, what happened to it last, how often, why it is told, and the way there. */
export function InboxRow({ row, onMark, onFollow }: InboxRowProps) {
  const t = useNotificationTexts();
  const reasonId = useId();
  const [reason, setReason] = useState<'hidden' | 'shown'>('hidden');
  const { id, title, body, href, count, readAt, urgency } = row;
  const isUnread = readAt === null;
  const mark = () => onMark(row, isUnread ? 'read' : 'unread');
  const { offset, handlers } = useSwipe({ right: mark, left: mark });
  const { icon, tone } = inboxIconOf(row);
  const focused = { [rowMark]: id };

  return (
    <li
      className={styles.row}
      data-read={isUnread ? 'unread' : 'read'}
      style={offset === 0 ? undefined : { transform: `translateX(${offset}px)` }}
      {...handlers}
    >
      <span className={styles.mark} data-tone={tone}>
        <Icon icon={icon} />
      </span>
      <div className={styles.words}>
        {href === null ? (
          <span tabIndex={-1} className={styles.title} {...focused}>
            {title}
          </span>
        ) : (
          <span className={styles.title}>
            <Link href={href} onClick={() => onFollow(row)} {...focused}>
              {title}
            </Link>
          </span>
        )}
        <Text size="sm" tone="muted">
          {body}
        </Text>
        <span className={styles.marks}>
          <Age at={row.lastAt} />
          {urgency === 'critical' ? <StatusBadge tone="danger" label={t('critical')} /> : null}
          {isUnread ? <StatusBadge tone="info" icon={circleDotIcon} label={t('unread')} /> : null}
          {count > 1 ? <Badge>{t(row.alarm === null ? 'news' : 'times', { count })}</Badge> : null}
          <Button
            size="sm"
            tone="ghost"
            aria-label={t('whyOf', { title })}
            aria-expanded={reason === 'shown'}
            aria-controls={reasonId}
            onClick={() => setReason(reason === 'shown' ? 'hidden' : 'shown')}
          >
            {t('why')}
          </Button>
        </span>
        <div id={reasonId} hidden={reason === 'hidden'}>
          <Text size="sm">{row.reason}</Text>
        </div>
      </div>
      <span className={styles.tools}>
        <IconButton
          icon={isUnread ? circleCheckIcon : circleDotIcon}
          label={isUnread ? t('markRead', { title }) : t('markUnread', { title })}
          size="sm"
          onClick={mark}
        />
      </span>
    </li>
  );
}
