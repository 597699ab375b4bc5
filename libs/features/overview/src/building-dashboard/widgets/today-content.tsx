import { useRead } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
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
        const rest = Object.values(totals).reduce((sum, total) => sum + total, 0) - Math.min(rows, items.length);
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
