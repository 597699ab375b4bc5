import { Button, Link, Callout, Sheet, Stack, ToggleGroup } from '@imah/ui';
import { checkCheckIcon, undo2Icon } from '@imah/ui/icons';
import { useState } from 'react';
import type { NotificationMarks } from '@imah/contract/notifications';
import { useCommand } from '@imah/app/command';
import { markNotifications } from '../notification-commands.ts';
import { useClock } from '@imah/app/i18n';
import { useNotificationTexts } from '../texts.ts';
import * as styles from './centre.css.ts';
import type { NotificationRowOf } from './group-by-ticket.ts';
import { NotificationList } from './notification-list.tsx';

export interface NotificationCentreProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the person was told, by day; reading, marking and the way back from it. */
export function NotificationCentre({ open, onClose }: NotificationCentreProps) {
  const t = useNotificationTexts();
  const clock = useClock();
  const [show, setShow] = useState<'all' | 'unread'>('all');
  const marking = useCommand(markNotifications, { refusal: 'caller' });
  const done = marking.outcome?.kind === 'sent' ? marking.outcome.answer.data : null;
  const undoable = done?.markedAt != null && marking.input?.marks.ids === undefined ? done : null;

  const send = (marks: NotificationMarks) => void marking.run({ marks, at: clock.now() });
  // Of what was read, the newest is enough to be reminded of.
  const markOne = ({ id, ids }: NotificationRowOf, as: 'read' | 'unread') =>
    send({ as, ids: as === 'read' ? [...ids] : [id] });
  const follow = (notification: NotificationRowOf) => {
    if (notification.readAt === null) markOne(notification, 'read');
    onClose();
  };

  return (
    <Sheet open={open} onClose={onClose} title={t('title')}>
      <Stack gap="md">
        <div className={styles.bar}>
          <ToggleGroup
            label={t('show.label')}
            size="sm"
            value={show}
            options={(['all', 'unread'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
            onChange={({ value }) => setShow(value === 'unread' ? 'unread' : 'all')}
          />
          <Button size="sm" tone="ghost" icon={checkCheckIcon} onClick={() => send({ as: 'read' })}>
            {t('markAll')}
          </Button>
        </div>
        {marking.error !== null ? <Callout tone="danger">{t('markFailed')}</Callout> : null}
        {undoable === null ? null : (
          <Callout tone="success">
            <div className={styles.bar}>
              <span>{t('marked', { count: undoable.changed })}</span>
              <Button
                size="sm"
                icon={undo2Icon}
                onClick={() => send({ as: 'unread', markedAt: undoable.markedAt ?? '' })}
              >
                {t('undo')}
              </Button>
            </div>
          </Callout>
        )}
        <NotificationList show={show} onMark={markOne} onFollow={follow} />
        <Link href="/imah/akun#pemberitahuan" onClick={onClose}>
          {t('settings')}
        </Link>
      </Stack>
    </Sheet>
  );
}
