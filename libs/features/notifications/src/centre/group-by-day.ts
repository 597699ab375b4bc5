import type { TimeZone } from '@imah/contract/buildings/words';
import { localDay } from '@imah/app/i18n';
import type { InboxRow } from '@imah/contract/notifications';

export interface InboxDay {
  /** `2026-11-21` */
  readonly date: string;
  readonly when: 'today' | 'yesterday' | 'earlier';
  readonly rows: readonly InboxRow[];
}

const dayMs = 86_400_000;

/** Rows under the day on which they were last told, in the zone named; the order stays. `now` in epoch ms. */
export function groupByDay(rows: readonly InboxRow[], now: number, zone: TimeZone): readonly InboxDay[] {
  const dateOf = (at: number) => localDay(at, zone);
  const today = dateOf(now);
  const yesterday = dateOf(now - dayMs);
  const groups = Map.groupBy(rows, ({ lastAt }) => dateOf(Date.parse(lastAt)));
  return [...groups].map(([date, found]) => ({
    date,
    when: date === today ? 'today' : date === yesterday ? 'yesterday' : 'earlier',
    rows: found,
  }));
}

export { readerZone } from '@imah/app/i18n';
