import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { Card, EmptyState, Grid, IconButton, MultiCombobox, Skeleton, Stack } from '@imah/ui';
import { chartLineIcon, xIcon } from '@imah/ui/icons';
import { lazy, Suspense } from 'react';
import { useLocale } from '@imah/app/i18n';
import { useDeviceTexts } from '../texts.ts';
import { chosenMetrics, maxWatched, watchableMetrics, type WatchedMetric } from './watched-metrics.ts';
import { SaveValues } from './save-values.tsx';
import { TimeToolbar } from './time-toolbar.tsx';
import { useWatched } from './use-watched.ts';
import { useWatchTime } from './use-watch-time.ts';
import { between } from './watch-time.ts';

const MetricChart = lazy(async () => ({ default: (await import('../parts/metric-chart.tsx')).MetricChart }));

export interface MonitoringChartsProps {
  readonly building: Building;
  readonly devices: readonly Device[];
  readonly types: readonly DeviceType[];
}

/** The chosen values over one time, each as a chart; they share their pointer and are zoomed together. */
export function MonitoringCharts({ building, devices, types }: MonitoringChartsProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  const { ids, change } = useWatched();
  const watching = useWatchTime();
  const all = watchableMetrics(devices, types);
  const chosen = chosenMetrics(all, ids);
  const chosenIds = chosen.map(({ id }) => id);
  const nameOf = ({ device, metric }: WatchedMetric) =>
    t('monitoring.label', { device: device.name, metric: metric.label[locale] });
  const optionOf = (watched: WatchedMetric) => ({ value: watched.id, label: nameOf(watched) });

  if (all.length === 0) {
    return <EmptyState icon={chartLineIcon} title={t('monitoring.charts')} text={t('monitoring.noCharts')} level={3} />;
  }
  return (
    <Stack gap="lg">
      <MultiCombobox
        label={t('monitoring.choose')}
        hint={t('monitoring.chooseHint')}
        value={chosen.map(optionOf)}
        // Six at most: the others come back when one is taken away.
        options={(chosen.length >= maxWatched ? chosen : all).map(optionOf)}
        onChange={({ value }) => change(value.map(({ value: id }) => id))}
      />
      <TimeToolbar watching={watching} zone={building.timeZone} />
      <SaveValues building={building} watched={chosen} seen={watching.seen} />
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
                time={watching.seen}
                group="pemantauan"
                onZoom={(time) => watching.change(between(time))}
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
