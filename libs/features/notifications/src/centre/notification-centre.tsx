import { useRead } from '@imah/api-client/react';
import type { InboxRow, NotificationMarks } from '@imah/contract/notifications';
import { type InboxTab, inboxTabs } from '@imah/contract/notifications/words';
import { Button, Callout, Link, Sheet, Stack, Tabs, Text, ToggleGroup } from '@imah/ui';
import { undo2Icon } from '@imah/ui/icons';
import { useState } from 'react';
import { useCommand } from '@imah/app/command';
import { useClock } from '@imah/app/i18n';
import { useApp } from '@imah/app/ports';
import { markNotifications } from '../notification-commands.ts';
import { useNotificationTexts } from '../texts.ts';
import * as styles from './centre.css.ts';
import { InboxList } from './inbox-list.tsx';
import { tabsFor } from './tabs-for.ts';

export interface NotificationCentreProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The inbox of a person, tab by tab; reading, marking and the way back from it. */
export function NotificationCentre({ open, onClose }: NotificationCentreProps) {
  const t = useNotificationTexts();
  const clock = useClock();
  const { person } = useApp();
  const [tab, setTab] = useState<InboxTab>('you');
  const [show, setShow] = useState<'all' | 'unread'>('all');
  const counts = useRead('countInbox', {}, { enabled: open }).data;
  const marking = useCommand(markNotifications, { refusal: 'caller' });
  const done = marking.outcome?.kind === 'sent' ? marking.outcome.answer.data : null;
  const undoable = done?.markedAt != null && marking.input?.marks.ids === undefined ? done : null;

  const send = (marks: NotificationMarks) => void marking.run({ marks, at: clock.now() });
  // Of what was read, the newest is enough to be reminded of.
  const markOne = ({ id }: InboxRow, as: 'read' | 'unread') =>
    send({ as, ids: [id], ...(as === 'read' ? { whole: 'subject' } : {}) });
  const follow = (row: InboxRow) => {
    if (row.readAt === null) markOne(row, 'read');
    onClose();
  };
  const labelOf = (each: InboxTab) =>
    counts === undefined || counts[each] === 0
      ? t(`tabs.${each}`)
      : t('tabUnread', { tab: t(`tabs.${each}`), count: counts[each] });

  const content = (
    <Stack gap="md">
      <div className={styles.bar}>
        <ToggleGroup
          label={t('show.label')}
          size="sm"
          value={show}
          options={(['all', 'unread'] as const).map((value) => ({ value, label: t(`show.${value}`) }))}
          onChange={({ value }) => setShow(value === 'unread' ? 'unread' : 'all')}
        />
        <Button
          size="sm"
          tone="ghost"
          aria-label={t('markTabOf', { tab: t(`tabs.${tab}`) })}
          onClick={() => send({ as: 'read', tab })}
        >
          {t('markTab')}
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
      <InboxList key={tab} tab={tab} show={show} isOpen={open} onMark={markOne} onFollow={follow} />
    </Stack>
  );

  return (
    <Sheet open={open} onClose={onClose} title={t('title')}>
      <Stack gap="md">
        <Tabs
          label={t('title')}
          selected={tab}
          tabs={tabsFor(person, counts).map((each) => ({ id: each, label: labelOf(each), content }))}
          onChange={({ selected }) => setTab(inboxTabs.find((each) => each === selected) ?? 'you')}
        />
        <span className={styles.keys}>
          <Text size="sm" tone="muted">
            {t('keys')}
          </Text>
        </span>
        <Link href="/imah/akun#pemberitahuan" onClick={onClose}>
          {t('settings')}
        </Link>
      </Stack>
    </Sheet>
  );
}
