import { useReadPages } from '@imah/api-client/react';
import type { InboxRow as Row } from '@imah/contract/notifications';
import type { InboxTab } from '@imah/contract/notifications/words';
import { EmptyState, Heading, Skeleton, Stack, VisuallyHidden } from '@imah/ui';
import { bellIcon, checkCheckIcon } from '@imah/ui/icons';
import { useRef } from 'react';
import { useFormat, useNow } from '@imah/app/i18n';
import { Read, ReadMore, readState } from '@imah/app/read';
import { useNotificationTexts } from '../texts.ts';
import * as styles from './centre.css.ts';
import { groupByDay, type InboxDay, readerZone } from './group-by-day.ts';
import { InboxRow, type InboxRowProps } from './inbox-row.tsx';
import { useTriageKeys } from './use-triage-keys.ts';

const limit = 30;

type InboxListProps = Pick<InboxRowProps, 'onMark' | 'onFollow'> & {
  readonly tab: InboxTab;
  readonly show: 'all' | 'unread';
  /** Whether the keys are for it: the sheet around it is open. */
  readonly isOpen: boolean;
};

/** One tab, under its days, older ones on demand. */
export function InboxList({ tab, show, isOpen, ...acts }: InboxListProps) {
  const t = useNotificationTexts();
  const format = useFormat();
  const now = useNow(60_000);
  const found = useReadPages('listInbox', { query: { tab, limit, show } });
  const zone = readerZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const list = useRef<HTMLDivElement>(null);
  const all: readonly Row[] = found.data?.pages.flatMap(({ data }) => data) ?? [];
  useTriageKeys(list, isOpen, (id) => {
    const row = all.find((each) => each.id === id);
    if (row !== undefined) acts.onMark(row, row.readAt === null ? 'read' : 'unread');
  });

  if (found.data === undefined)
    return (
      <Read of={readState(found)} loading={<ListSkeleton label={t('loading')} />} failed={t('failed')} level={3} />
    );
  if (all.length === 0)
    return show === 'unread' ? (
      <EmptyState icon={checkCheckIcon} title={t('allRead.title')} text={t('allRead.text')} level={3} />
    ) : (
      <EmptyState icon={bellIcon} title={t('empty.title')} text={t(`empty.${tab}`)} level={3} />
    );
  const titleOf = ({ when, rows: [first] }: InboxDay) =>
    when === 'earlier' ? format.date(first?.lastAt ?? now, zone) : t(`days.${when}`);

  return (
    <div ref={list}>
      <Stack gap="lg">
        {groupByDay(all, now, zone).map((day) => (
          <section key={day.date} aria-label={titleOf(day)}>
            <Heading level={3}>{titleOf(day)}</Heading>
            <ul className={styles.list}>
              {day.rows.map((row) => (
                <InboxRow key={row.id} row={row} {...acts} />
              ))}
            </ul>
          </section>
        ))}
        <ReadMore of={found}>{t('more')}</ReadMore>
      </Stack>
    </div>
  );
}

function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <Stack gap="md" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {[1, 2, 3, 4].map((row) => (
        <Stack key={row} gap="xs">
          <Skeleton width="3/4" />
          <Skeleton />
          <Skeleton width="1/4" />
        </Stack>
      ))}
    </Stack>
  );
}
