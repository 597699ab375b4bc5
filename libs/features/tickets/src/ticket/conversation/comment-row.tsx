import type { Ticket, TicketComment } from '@imah/contract/tickets';
import { commentEditMinutes } from '@imah/contract/tickets/words';
import { Button, StatusBadge } from '@imah/ui';
import { headsetIcon, lockIcon, pencilIcon, userRoundIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { AttachedFiles } from '@imah/features-files';
import { useFormat, useNow } from '@imah/app/i18n';
import { PersonAvatar } from '@imah/features-people/person';
import type { TicketViewer } from '../model/viewer.ts';
import { useTicketTexts } from '../texts.ts';
import * as page from '../ticket-page.css.ts';
import * as styles from './conversation.css.ts';

const EditComment = lazy(async () => ({ default: (await import('./edit-comment.tsx')).EditComment }));

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
  const [isEditing, setEditing] = useState(false);
  const now = useNow(10_000);
  const mayEdit = isOwn && viewer.writes !== 'nothing' && now - Date.parse(comment.at) < commentEditMinutes * 60_000;
  const look = channel === 'note' ? 'note' : comment.side;

  return (
    <li className={styles.comment[look]} data-channel={channel}>
      <div className={styles.head}>
        <PersonAvatar orgId={ticket.orgId} userId={comment.author?.id} name={name} size="sm" />
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
        {comment.via === 'email' ? <span className={styles.time}>{t('talk.viaEmail')}</span> : null}
        {comment.editedAt === null ? null : (
          <span className={styles.time} title={format.dateTime(comment.editedAt, ticket.timeZone)}>
            {t('talk.edited')}
          </span>
        )}
        {mayEdit ? (
          <span className={page.screenOnly}>
            <Button size="sm" tone="ghost" icon={pencilIcon} onClick={() => setEditing(true)}>
              {t('talk.edit')}
            </Button>
          </span>
        ) : null}
      </div>
      {comment.body === '' ? null : <p className={styles.body}>{comment.body}</p>}
      <AttachedFiles files={comment.files} zone={ticket.timeZone} />
      <Suspense fallback={null}>
        {isEditing ? (
          <EditComment ticketId={ticket.id} channel={channel} comment={comment} onClose={() => setEditing(false)} />
        ) : null}
      </Suspense>
    </li>
  );
}
