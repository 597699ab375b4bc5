import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceType, MetricDefinition } from '@imah/contract/devices';
import { Inline, SelectField, Stack, Text, ToggleGroup } from '@imah/ui';
import { useMemo, useState } from 'react';
import { useClock, useLocale } from '@imah/app/i18n';
import { type ChartRange, chartRanges, windowOf } from '../model/chart-range.ts';
import { chartMetrics } from '../model/main-metrics.ts';
import { useDeviceTexts } from '../texts.ts';
import { MetricChart } from './metric-chart.tsx';

export interface DeviceHistoryProps {
  readonly building: Building;
  readonly device: Device;
  readonly type: DeviceType;
  readonly level: 3 | 4;
  /** What it begins with; else the level of the last day. */
  readonly begin?: { readonly range: ChartRange; readonly kind: MetricDefinition['kind'] };
}

/** One metric over time; what comes now is added at its end. */
export function DeviceHistory({ building, device, type, level, begin }: DeviceHistoryProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  const metrics = chartMetrics(type);
  const [key, setKey] = useState((metrics.find(({ kind }) => kind === begin?.kind) ?? metrics[0])?.key ?? '');
  const [range, setRange] = useState<ChartRange>(begin?.range ?? '24h');
  const clock = useClock();
  // Asked once per range: a time that moved with the clock would fetch without end.
  const seen = useMemo(() => windowOf(range, clock.now()), [range, clock]);
  const metric = metrics.find((candidate) => candidate.key === key);
  if (metric === undefined) return <Text tone="muted">{t('chart.none')}</Text>;

  return (
    <Stack gap="md">
      <Inline gap="md" align="end" justify="between">
        {metrics.length > 1 ? (
          <SelectField
            label={t('chart.metric')}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
            options={metrics.map((candidate) => ({ value: candidate.key, label: candidate.label[locale] }))}
          />
        ) : null}
        <ToggleGroup
          size="sm"
          label={t('chart.range')}
          value={range}
          options={chartRanges.map((value) => ({ value, label: t(`chart.ranges.${value}`) }))}
          onChange={({ value }) => setRange(chartRanges.find((each) => each === value) ?? range)}
        />
      </Inline>
      <MetricChart
        level={level}
        building={building}
        device={device}
        type={type}
        metric={metric}
        time={seen}
        title={t('chart.title', { label: metric.label[locale], range: t(`chart.ranges.${range}`) })}
      />
    </Stack>
  );
}
