import { Badge, IconButton, Link, StatusBadge, Text } from '@imah/ui';
import { circleQuestionMarkIcon, circleCheckIcon, circleDotIcon } from '@imah/ui/icons';
import { useId, useState } from 'react';
import { Age } from '@imah/app/i18n';
import { useNotificationTexts } from '../texts.ts';
import * as styles from './centre.css.ts';
import type { NotificationRowOf } from './group-by-ticket.ts';

export interface NotificationRowProps {
  readonly notification: NotificationRowOf;
  readonly onMark: (notification: NotificationRowOf, as: 'read' | 'unread') => void;
  /** The person goes to what it is about. */
  readonly onFollow: (notification: NotificationRowOf) => void;
}

/** One notification: what happened, how often, why it was told, and the way there. */
export function NotificationRow({ notification, onMark, onFollow }: NotificationRowProps) {
  const t = useNotificationTexts();
  const reasonId = useId();
  const [reason, setReason] = useState<'hidden' | 'shown'>('hidden');
  const { title, body, href, count, readAt, urgency } = notification;
  const isUnread = readAt === null;

  return (
    <li className={styles.row} data-read={isUnread ? 'unread' : 'read'}>
      <div className={styles.words}>
        {href === null ? (
          <Text weight={isUnread ? 'semibold' : 'regular'}>{title}</Text>
        ) : (
          <Link href={href} onClick={() => onFollow(notification)}>
            {title}
          </Link>
        )}
        <Text size="sm" tone="muted">
          {body}
        </Text>
        <span className={styles.marks}>
          <Age at={notification.lastAt} />
          {urgency === 'critical' ? <StatusBadge tone="danger" label={t('critical')} /> : null}
          {isUnread ? <StatusBadge tone="info" icon={circleDotIcon} label={t('unread')} /> : null}
          {count > 1 ? <Badge>{t('times', { count })}</Badge> : null}
        </span>
        <div id={reasonId} hidden={reason === 'hidden'}>
          <Text size="sm">{notification.reason}</Text>
        </div>
      </div>
      <span className={styles.tools}>
        <IconButton
          icon={circleQuestionMarkIcon}
          label={t('why')}
          size="sm"
          aria-expanded={reason === 'shown'}
          aria-controls={reasonId}
          onClick={() => setReason(reason === 'shown' ? 'hidden' : 'shown')}
        />
        <IconButton
          icon={isUnread ? circleCheckIcon : circleDotIcon}
          label={isUnread ? t('markRead', { title }) : t('markUnread', { title })}
          size="sm"
          onClick={() => onMark(notification, isUnread ? 'read' : 'unread')}
        />
      </span>
    </li>
  );
}
