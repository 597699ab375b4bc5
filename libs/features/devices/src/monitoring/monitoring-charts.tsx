import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { Card, EmptyState, Grid, IconButton, SelectField, Skeleton, Stack } from '@imah/ui';
import { chartLineIcon, xIcon } from '@imah/ui/icons';
import { lazy, Suspense } from 'react';
import { useLocale } from '@imah/app/i18n';
import { useDeviceTexts } from '../texts.ts';
import { chosenMetrics, maxWatched, watchableMetrics, type WatchedMetric } from './watched-metrics.ts';
import { useWatched } from './use-watched.ts';

const MetricChart = lazy(async () => ({ default: (await import('../parts/device-history.tsx')).MetricChart }));

export interface MonitoringChartsProps {
  readonly building: Building;
  readonly devices: readonly Device[];
  readonly types: readonly DeviceType[];
}

/** The chosen values, each as a chart of the last hour that goes on. */
export function MonitoringCharts({ building, devices, types }: MonitoringChartsProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  const { ids, change } = useWatched();
  const all = watchableMetrics(devices, types);
  const chosen = chosenMetrics(all, ids);
  const chosenIds = chosen.map(({ id }) => id);
  const nameOf = ({ device, metric }: WatchedMetric) =>
    t('monitoring.label', { device: device.name, metric: metric.label[locale] });

  if (all.length === 0) {
    return <EmptyState icon={chartLineIcon} title={t('monitoring.charts')} text={t('monitoring.noCharts')} level={3} />;
  }
  return (
    <Stack gap="lg">
      <SelectField
        label={t('monitoring.add')}
        hint={t('monitoring.chooseHint')}
        value=""
        placeholder={t('monitoring.add')}
        disabled={chosen.length >= maxWatched}
        options={all
          .filter(({ id }) => !chosenIds.includes(id))
          .map((watched) => ({ value: watched.id, label: nameOf(watched) }))}
        onChange={(event) => change([...chosenIds, event.currentTarget.value])}
      />
      <Grid columns={2} gap="lg">
        {chosen.map((watched) => (
          <Card key={watched.id}>
            <Suspense fallback={<Skeleton shape="chart" />}>
              <MetricChart
                level={3}
                building={building}
                device={watched.device}
                type={watched.type}
                metric={watched.metric}
                range="1h"
                title={nameOf(watched)}
                actions={
                  <IconButton
                    size="sm"
                    icon={xIcon}
                    label={t('monitoring.remove', { label: watched.metric.label[locale] })}
                    onClick={() => change(chosenIds.filter((id) => id !== watched.id))}
                  />
                }
              />
            </Suspense>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
