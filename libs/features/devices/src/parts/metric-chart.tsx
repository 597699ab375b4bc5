import { useTelemetry } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceState, DeviceType, MetricDefinition } from '@imah/contract/devices';
import { useDeviceState, useMetric } from '@imah/realtime/react';
import { ForbiddenState, Skeleton, Stack, Text } from '@imah/ui';
import { LiveLineChart, type LiveLineChartHandle, type Moment, type TimeWindow } from '@imah/ui/charts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useFormat, useLocale } from '@imah/app/i18n';
import { Read, readState } from '@imah/app/read';
import { gapOf, type SeenTime } from '../model/chart-range.ts';
import { momentsOf } from '../model/moments-of.ts';
import { unitText } from '../model/format-metric.ts';
import { chartPoints } from '../model/chart-points.ts';
import { useDeviceTexts } from '../texts.ts';
import { useChartMarks } from './use-chart-marks.ts';

const dayMs = 86_400_000;

export interface MetricChartProps {
  readonly building: Building;
  readonly device: Device;
  readonly type: DeviceType;
  readonly level: 3 | 4;
  readonly metric: MetricDefinition;
  readonly time: SeenTime;
  readonly title: string;
  readonly actions?: ReactNode;
  /** Charts of one name share their pointer. */
  readonly group?: string;
  readonly onZoom?: (time: TimeWindow) => void;
}

/** One metric over a time, with its limits and what was raised; at the live edge what comes now is added. */
export function MetricChart(props: MetricChartProps) {
  const { building, device, type, level, metric, time, title, actions, group, onZoom } = props;
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { key } = metric;
  const { from, to, follows } = time;
  const telemetry = useTelemetry(device.id, { keys: key, from, to, points: chartPoints });
  const { data } = telemetry;
  const initial = useMemo(() => momentsOf(data, key), [data, key]);
  const answer = readState(telemetry);
  const { alarms, ...marks } = useChartMarks(device, metric, time);

  const state = useDeviceState(device.id) ?? device.state;
  const handle = useRef<LiveLineChartHandle>(null);
  const live = useMetric(device.id, key);
  useEffect(() => {
    if (follows && live !== undefined && typeof live.value === 'number')
      handle.current?.append({ time: live.ts, values: [live.value] });
  }, [live, initial, follows]);

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
    <Stack gap="sm">
      <LiveLineChart
        title={title}
        level={level}
        actions={actions}
        summary={summaryOf(t, initial, say)}
        series={[{ id: key, label: metric.label[locale], ...(unit === '' ? {} : { unit }) }]}
        initial={initial}
        handle={handle}
        span={to - from}
        window={time}
        {...marks}
        {...(group === undefined ? {} : { group })}
        {...(onZoom === undefined ? {} : { onZoom })}
        bounds={{ lowest: metric.min, highest: metric.max }}
        gapAfter={gapOf(answer.data.bucketMs, type.offlineAfterSec)}
        formatValue={(value, decimals = metric.decimals) => format.number(value, decimals)}
        empty={emptyText(t, state, (at) => format.shortDateTime(at, building.timeZone))}
        formatTime={(at) =>
          to - from <= dayMs ? format.clock(at, building.timeZone) : format.shortDateTime(at, building.timeZone)
        }
      />
      {alarms === 'unknown' ? (
        <Text size="sm" tone="muted">
          {t('chart.alarmsUnknown')}
        </Text>
      ) : null}
    </Stack>
  );
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
