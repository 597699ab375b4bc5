import type { Ticket, TicketComment } from '@imah/contract';
import { Avatar, StatusBadge } from '@imah/ui';
import { headsetIcon, lockIcon, userRoundIcon } from '@imah/ui/icons';
import { AttachedFiles } from '../../files/index.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketTexts } from '../texts.ts';
import * as styles from './conversation.css.ts';

export interface CommentRowProps {
  readonly channel: 'reply' | 'note';
  readonly comment: TicketComment;
  readonly ticket: Ticket;
  readonly viewer: TicketViewer;
}

/** Something that was written, in the colour of those who read it. */
export function CommentRow({ channel, comment, ticket, viewer }: CommentRowProps) {
  const t = useTicketTexts();
  const format = useFormat();
  const name = comment.author?.name ?? t('talk.someone');
  const isOwn = comment.author?.id === viewer.userId;
  const look = channel === 'note' ? 'note' : comment.side;

  return (
    <li className={styles.comment[look]} data-channel={channel}>
      <div className={styles.head}>
        <Avatar name={name} size="sm" />
        <span className={styles.author}>{isOwn ? `${name} (${t('talk.you')})` : name}</span>
        {channel === 'note' ? (
          <StatusBadge tone="warning" icon={lockIcon} label={t('talk.staffOnly')} />
        ) : (
          <StatusBadge
            tone={comment.side === 'staff' ? 'info' : 'neutral'}
            icon={comment.side === 'staff' ? headsetIcon : userRoundIcon}
            label={comment.side === 'staff' ? t('talk.fromStaff') : t('talk.fromResident')}
          />
        )}
        <time dateTime={comment.at} title={format.dateTime(comment.at, ticket.timeZone)} className={styles.time}>
          {format.shortDateTime(comment.at, ticket.timeZone)}
        </time>
      </div>
      {comment.body === '' ? null : <p className={styles.body}>{comment.body}</p>}
      <AttachedFiles files={comment.files} zone={ticket.timeZone} />
    </li>
  );
}
