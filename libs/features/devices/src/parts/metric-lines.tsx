import type { DeviceState, MetricDefinition } from '@imah/contract/devices';
import type { TelemetryAnswer } from '@imah/contract/telemetry';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { LiveValue } from '@imah/realtime';
import { LiveLineChart, type LiveLineChartHandle, type LiveLineChartProps, type Moment } from '@imah/ui/charts';
import { useEffect, useMemo, useRef } from 'react';
import { useFormat, useLocale } from '@imah/app/i18n';
import { gapOf, type SeenTime } from '../model/chart-range.ts';
import { momentsOf } from '../model/moments-of.ts';
import { unitText } from '../model/format-metric.ts';
import { useDeviceTexts } from '../texts.ts';

const dayMs = 86_400_000;

export type MetricLinesProps = Pick<LiveLineChartProps, 'actions' | 'group' | 'onZoom' | 'limits' | 'events'> & {
  readonly level: 3 | 4;
  readonly title: string;
  readonly metric: MetricDefinition;
  readonly time: SeenTime;
  readonly timeZone: TimeZone;
  readonly past: TelemetryAnswer;
  /** The last of what comes now; it is added where the time follows it. */
  readonly live: LiveValue | undefined;
  readonly state: DeviceState;
  /** Silence after which the device counts as offline. */
  readonly offlineAfterSec: number;
};

/** One metric over a time, from what was read of it and what comes now. */
export function MetricLines(props: MetricLinesProps) {
  const { level, title, metric, time, timeZone, past, live, state, offlineAfterSec, ...rest } = props;
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { key } = metric;
  const { from, to, follows } = time;
  const initial = useMemo(() => momentsOf(past, key), [past, key]);
  const handle = useRef<LiveLineChartHandle>(null);
  useEffect(() => {
    if (follows && live !== undefined && typeof live.value === 'number')
      handle.current?.append({ time: live.ts, values: [live.value] });
  }, [live, initial, follows]);
  const unit = unitText(metric, t);
  const say = (value: number) => `${format.number(value, metric.decimals)}${unit === '' ? '' : ` ${unit}`}`;
  return (
    <LiveLineChart
      title={title}
      level={level}
      summary={summaryOf(t, initial, say)}
      series={[{ id: key, label: metric.label[locale], ...(unit === '' ? {} : { unit }) }]}
      initial={initial}
      handle={handle}
      span={to - from}
      window={time}
      {...rest}
      bounds={{ lowest: metric.min, highest: metric.max }}
      gapAfter={gapOf(past.bucketMs, offlineAfterSec)}
      formatValue={(value, decimals = metric.decimals) => format.number(value, decimals)}
      empty={emptyText(t, state, (at) => format.shortDateTime(at, timeZone))}
      formatTime={(at) => (to - from <= dayMs ? format.clock(at, timeZone) : format.shortDateTime(at, timeZone))}
    />
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
