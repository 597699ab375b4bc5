import type { TimeZone } from '@imah/contract/buildings/words';
import type { NotificationRowOf } from './group-by-ticket.ts';

export interface NotificationDay {
  /** `2026-11-21` */
  readonly date: string;
  readonly when: 'today' | 'yesterday' | 'earlier';
  readonly notifications: readonly NotificationRowOf[];
}

const dayMs = 86_400_000;

/** Notifications under the day on which they were last told, in the zone named; the order stays. `now` in epoch ms. */
export function groupByDay(
  notifications: readonly NotificationRowOf[],
  now: number,
  zone: TimeZone,
): readonly NotificationDay[] {
  const days = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone });
  const dateOf = (at: number) => days.format(new Date(at));
  const today = dateOf(now);
  const yesterday = dateOf(now - dayMs);
  const groups = Map.groupBy(notifications, ({ lastAt }) => dateOf(Date.parse(lastAt)));
  return [...groups].map(([date, found]) => ({
    date,
    when: date === today ? 'today' : date === yesterday ? 'yesterday' : 'earlier',
    notifications: found,
  }));
}

export { readerZone } from '@imah/app/i18n';
