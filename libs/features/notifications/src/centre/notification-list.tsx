import type { Notification } from '@imah/contract/notifications';
import { Button, EmptyState, Heading, Skeleton, Stack, VisuallyHidden } from '@imah/ui';
import { bellIcon, checkCheckIcon } from '@imah/ui/icons';
import { useFormat, useNow } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { useNotificationTexts } from '../texts.ts';
import * as styles from './centre.css.ts';
import { groupByTicket } from './group-by-ticket.ts';
import { groupByDay, type NotificationDay, readerZone } from './group-by-day.ts';
import { NotificationRow, type NotificationRowProps } from './notification-row.tsx';
import { useNotifications } from './use-notifications.ts';

type NotificationListProps = Pick<NotificationRowProps, 'onMark' | 'onFollow'> & { readonly show: 'all' | 'unread' };

/** What was told, under its days, older ones on demand. */
export function NotificationList({ show, ...acts }: NotificationListProps) {
  const t = useNotificationTexts();
  const format = useFormat();
  const now = useNow(60_000);
  const found = useNotifications(show);
  const zone = readerZone(Intl.DateTimeFormat().resolvedOptions().timeZone);

  if (found.data === undefined)
    return (
      <Read of={readState(found)} loading={<ListSkeleton label={t('loading')} />} failed={t('failed')} level={3} />
    );
  const all: readonly Notification[] = found.data.pages.flatMap(({ data }) => data);
  if (all.length === 0) {
    const words = show === 'unread' ? 'allRead' : 'empty';
    const icon = show === 'unread' ? checkCheckIcon : bellIcon;
    return <EmptyState icon={icon} title={t(`${words}.title`)} text={t(`${words}.text`)} level={3} />;
  }
  const titleOf = ({ when, notifications: [first] }: NotificationDay) =>
    when === 'earlier' ? format.date(first?.lastAt ?? now, zone) : t(`days.${when}`);

  return (
    <Stack gap="lg">
      {groupByDay(groupByTicket(all), now, zone).map((day) => (
        <section key={day.date} aria-label={titleOf(day)}>
          <Heading level={3}>{titleOf(day)}</Heading>
          <ul className={styles.list}>
            {day.notifications.map((notification) => (
              <NotificationRow key={notification.id} notification={notification} {...acts} />
            ))}
          </ul>
        </section>
      ))}
      {found.hasNextPage ? (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Stack>
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
