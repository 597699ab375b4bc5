import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Today } from '@imah/contract/today';
import { type TodayKind, todayKinds } from '@imah/contract/today/words';
import { EmptyState, Link, Skeleton, Stack } from '@imah/ui';
import { circleCheckIcon } from '@imah/ui/icons';
import { lazy, Suspense } from 'react';
import { Read, readState } from '@imah/app/read';
import { useDashboardTexts } from '../texts.ts';
import { AsOf } from './as-of.tsx';

const TodayRows = lazy(async () => ({ default: (await import('../../home/today/index.ts')).TodayRows }));

/** What waits in the building for whoever looks, with the action in place. */
export function TodayContent({ building, rows }: { readonly building: Building; readonly rows: number }) {
  const t = useDashboardTexts();
  const read = useRead('getToday', { query: { buildingId: building.id } });
  return (
    <Read of={readState(read)} level={3} loading={<Skeleton shape="row" />} failed={t('today.failed')}>
      {({ items, totals }) => {
        const rest = rowsOf({ items, totals }) - Math.min(rows, items.length);
        return items.length === 0 ? (
          <EmptyState icon={circleCheckIcon} title={t('today.none')} level={3} />
        ) : (
          <Stack gap="xs">
            <Suspense fallback={<Skeleton shape="row" />}>
              <TodayRows items={items.slice(0, rows)} />
            </Suspense>
            {rest > 0 ? <Link href="/imah">{t('today.more', { count: rest })}</Link> : null}
            <AsOf of={read} />
          </Stack>
        );
      }}
    </Read>
  );
}

/** One row tells of all that there are of these in the building. */
const toldTogether: ReadonlySet<TodayKind> = new Set(['reading', 'expense', 'order', 'arrears']);

/** How many rows there are on Beranda, with those that the server has not sent. */
function rowsOf({ items, totals }: Pick<Today, 'items' | 'totals'>): number {
  const countOf = (kind: TodayKind) => {
    const sent = items.filter((item) => item.kind === kind).length;
    return toldTogether.has(kind) ? sent : Math.max(sent, totals[kind]);
  };
  return todayKinds.reduce((sum, kind) => sum + countOf(kind), 0);
}
