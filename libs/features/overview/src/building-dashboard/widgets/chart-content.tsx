import type { Building } from '@imah/contract/buildings';
import type { WidgetRange } from '@imah/contract/dashboards/words';
import { Skeleton } from '@imah/ui';
import { lazy, memo, Suspense, useMemo } from 'react';
import { useLocale, useNow } from '@imah/app/i18n';
import { windowOf } from '@imah/features-devices/parts';
import type { MetricContentProps } from './value-content.tsx';

const MetricChart = lazy(async () => ({ default: (await import('@imah/features-devices/history')).MetricChart }));
const minute = 60_000;

/** What a metric did, with the lowest and highest of each span, and what comes now. */
export const ChartContent = memo(function ChartContent({
  building,
  device,
  type,
  metric,
  range,
}: MetricContentProps & { readonly building: Building; readonly range: WidgetRange }) {
  const { locale } = useLocale();
  // What comes now is added by the chart itself: its past is asked for anew once in an hour.
  const now = useNow(60 * minute);
  const time = useMemo(() => windowOf(range, now), [range, now]);
  return (
    <Suspense fallback={<Skeleton shape="chart" />}>
      <MetricChart
        level={4}
        building={building}
        device={device}
        type={type}
        metric={metric}
        time={time}
        title={metric.label[locale]}
        group="dasbor"
      />
    </Suspense>
  );
});
