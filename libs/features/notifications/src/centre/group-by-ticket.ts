import type { Notification } from '@imah/contract/notifications';

/** A row of the centre: one notification, or all of one ticket as the newest of them. */
export interface NotificationRowOf extends Notification {
  /** Of all that the row stands for, newest first. */
  readonly ids: readonly string[];
}

/**
 * One row for each ticket, where its newest notification stands; the order of the others stays. It counts all of them,
 * and is unread and critical as long as one of them is.
 */
export function groupByTicket(notifications: readonly Notification[]): readonly NotificationRowOf[] {
  const groups = Map.groupBy(notifications, keyOf);
  return [...groups.values()].flatMap((group) => {
    const [newest] = group;
    if (newest === undefined) return [];
    const unread = group.filter(({ readAt }) => readAt === null);
    return [
      {
        ...newest,
        ids: group.map(({ id }) => id),
        count: group.reduce((sum, { count }) => sum + count, 0),
        readAt: unread.length > 0 ? null : newest.readAt,
        urgency: (unread.length > 0 ? unread : group).some(({ urgency }) => urgency === 'critical')
          ? 'critical'
          : newest.urgency,
      } satisfies NotificationRowOf,
    ];
  });
}

const keyOf = ({ kind, href, id }: Notification) => (kind.startsWith('ticket-') && href !== null ? href : id);
