import { useTelemetry } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceState, DeviceType, MetricDefinition } from '@imah/contract/devices';
import type { TelemetryAnswer } from '@imah/contract/telemetry';
import { useDeviceState, useMetric } from '@imah/realtime/react';
import { Button, ForbiddenState, Inline, SelectField, Skeleton, Stack, Text } from '@imah/ui';
import { LiveLineChart, type LiveLineChartHandle, type Moment } from '@imah/ui/charts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useClock, useFormat, useLocale } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { type ChartRange, chartRanges, gapOf, spanOf, windowOf } from '../model/chart-range.ts';
import { chartMetrics } from '../model/main-metrics.ts';
import { useDeviceTexts } from '../texts.ts';
import { unitText } from '../model/format-metric.ts';

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
        <fieldset aria-label={t('chart.range')}>
          <Inline gap="xs">
            {chartRanges.map((candidate) => (
              <Button
                key={candidate}
                size="sm"
                tone={candidate === range ? 'primary' : 'ghost'}
                aria-pressed={candidate === range}
                onClick={() => setRange(candidate)}
              >
                {t(`chart.ranges.${candidate}`)}
              </Button>
            ))}
          </Inline>
        </fieldset>
      </Inline>
      <MetricChart level={level} building={building} device={device} type={type} metric={metric} range={range} />
    </Stack>
  );
}

export interface MetricChartProps extends DeviceHistoryProps {
  readonly metric: MetricDefinition;
  readonly range: ChartRange;
  readonly title?: string;
  readonly actions?: ReactNode;
}

export function MetricChart({ building, device, type, level, metric, range, title, actions }: MetricChartProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const clock = useClock();
  // Asked once per metric and range: a span that moved with the clock would fetch without end.
  const span = useMemo(() => windowOf(range, clock.now()), [range, clock]);
  const { key } = metric;
  const telemetry = useTelemetry(device.id, { keys: key, ...span, points: 300 });
  const { data } = telemetry;
  const initial = useMemo(() => momentsOf(data, key), [data, key]);
  const answer = readState(telemetry);

  const state = useDeviceState(device.id) ?? device.state;
  const handle = useRef<LiveLineChartHandle>(null);
  const live = useMetric(device.id, metric.key);
  useEffect(() => {
    if (live !== undefined && typeof live.value === 'number')
      handle.current?.append({ time: live.ts, values: [live.value] });
  }, [live, initial]);

  if (answer.kind !== 'ready')
    return (
      <Read
        of={answer}
        level={3}
        loading={<Skeleton shape="chart" />}
        failed={t('chart.failed')}
        forbidden={<ForbiddenState text={t('chart.forbidden')} />}
      />
    );

  const unit = unitText(metric, t);
  const say = (value: number) => `${format.number(value, metric.decimals)}${unit === '' ? '' : ` ${unit}`}`;
  return (
    <LiveLineChart
      title={title ?? t('chart.title', { label: metric.label[locale], range: t(`chart.ranges.${range}`) })}
      level={level}
      actions={actions}
      summary={summaryOf(t, initial, say)}
      series={[{ id: metric.key, label: metric.label[locale], ...(unit === '' ? {} : { unit }) }]}
      initial={initial}
      handle={handle}
      span={spanOf(range)}
      bounds={{ lowest: metric.min, highest: metric.max }}
      gapAfter={gapOf(answer.data.bucketMs, type.offlineAfterSec)}
      formatValue={(value, decimals = metric.decimals) => format.number(value, decimals)}
      empty={emptyText(t, state, (at) => format.shortDateTime(at, building.timeZone))}
      formatTime={(time) =>
        range === '1h' || range === '24h'
          ? format.clock(time, building.timeZone)
          : format.shortDateTime(time, building.timeZone)
      }
    />
  );
}

function momentsOf(answer: TelemetryAnswer | undefined, key: string): readonly Moment[] {
  const series = answer?.series.find((candidate) => candidate.key === key);
  if (series === undefined) return [];
  return series.ts.map((time, index) => {
    const [lowest, highest] = [series.min?.[index] ?? null, series.max?.[index] ?? null];
    // A counter's last reading is no mean: its first one is not hidden in it.
    const isMean = series.delta === undefined && lowest !== null && highest !== null;
    return { time, values: [series.values[index] ?? null], ...(isMean ? { extents: [[lowest, highest]] } : {}) };
  });
}

function summaryOf(
  t: ReturnType<typeof useDeviceTexts>,
  moments: readonly Moment[],
  say: (value: number) => string,
): string {
  const known = moments.flatMap(({ values: [value], extents: [extent] = [] }) =>
    typeof value === 'number' ? [{ value, extent: extent ?? ([value, value] as const) }] : [],
  );
  const last = known.at(-1)?.value;
  if (last === undefined) return t('chart.summaryEmpty');
  const low = known.reduce((least, { extent }) => Math.min(least, extent[0]), last);
  const high = known.reduce((most, { extent }) => Math.max(most, extent[1]), last);
  return t('chart.summary', { low: say(low), high: say(high), last: say(last) });
}

/** Why there is nothing to see: a device that is silent says so, not an empty drawing. */
function emptyText(t: ReturnType<typeof useDeviceTexts>, state: DeviceState, when: (at: number) => string): string {
  if (state.status !== 'offline' || state.lastSeenAt === null) return t('chart.summaryEmpty');
  return t('chart.silent', { since: when(state.lastSeenAt) });
}
