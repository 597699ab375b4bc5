import { useTelemetry } from '@imah/api-client/react';
import type { ValueWidget } from '@imah/contract/dashboards/words';
import type { Device, DeviceState, DeviceType, MetricDefinition, MetricValue } from '@imah/contract/devices';
import type { TelemetryAnswer } from '@imah/contract/telemetry';
import { useDeviceState } from '@imah/realtime/react';
import { Inline, Progress, Stat, StatusBadge, Text } from '@imah/ui';
import { Gauge, Sparkline } from '@imah/ui/charts';
import { memo, type ReactNode } from 'react';
import { Age, useClock, useFormat, useLocale } from '@imah/app/i18n';
import { formatMetric, useDeviceTexts } from '@imah/features-devices';
import { isAbnormal, momentsOf, statusLooks, windowOf } from '@imah/features-devices/parts';
import { useDashboardTexts } from '../texts.ts';

interface ValueViewProps {
  readonly kind: ValueWidget;
  readonly metric: MetricDefinition;
  readonly state: DeviceState;
  /** Beside the value: where it has been. */
  readonly trend: ReactNode;
}

export interface MetricContentProps {
  readonly device: Device;
  readonly type: DeviceType;
  readonly metric: MetricDefinition;
}

/** One value, moving, in the form its widget has. */
export const ValueContent = memo(function ValueContent({
  kind,
  device,
  type: _type,
  metric,
}: MetricContentProps & { readonly kind: ValueWidget }) {
  const { locale } = useLocale();
  const state = useDeviceState(device.id) ?? device.state;
  const trend = kind === 'sparkline' ? <Trend device={device} metric={metric} label={metric.label[locale]} /> : null;
  return <ValueView kind={kind} metric={metric} state={state} trend={trend} />;
});

/** A value in the form its widget has; how old it is, and that its device is silent, stand below it. */
export function ValueView({ kind, metric, state, trend }: ValueViewProps) {
  const t = useDashboardTexts();
  const td = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const value = state.values[metric.key];
  const at = state.ts[metric.key];
  const look = statusLooks[state.status];
  const label = metric.label[locale];
  const note = (
    <Inline gap="sm">
      {state.status === 'online' ? null : (
        <StatusBadge tone={look.tone} icon={look.icon} label={td(`statuses.${state.status}`)} />
      )}
      <Text as="span" size="xs" tone="muted">
        {at === undefined ? t('noValue') : <Age at={at} />}
      </Text>
    </Inline>
  );
  const { text, unit } = value === undefined ? { text: '–', unit: '' } : formatMetric(metric, value, format, td);
  const said = unit === '' ? text : `${text} ${unit}`;

  if (kind === 'gauge')
    return (
      <Gauge
        title={label}
        level={4}
        summary={said}
        value={numberOf(value)}
        min={bottomOf(metric)}
        max={topOf(metric, value)}
        unit={unit}
        formatValue={(one) => format.number(one, metric.decimals)}
        actions={note}
      />
    );
  if (kind === 'level') {
    const [bottom, top] = [bottomOf(metric), topOf(metric, value)];
    const number = numberOf(value);
    return (
      <Progress
        label={label}
        value={number === null ? 0 : Math.min(Math.max(number - bottom, 0), top - bottom)}
        max={top - bottom}
        amount={said}
        tone={value !== undefined && isAbnormal(metric, value) ? 'danger' : 'accent'}
        note={note}
      />
    );
  }
  const isBadge = value !== undefined && (kind === 'state' || isAbnormal(metric, value));
  return (
    <Stat
      label={label}
      value={isBadge ? <StatusBadge tone={isAbnormal(metric, value) ? 'danger' : 'neutral'} label={text} /> : text}
      unit={unit}
      note={note}
      picture={trend}
    />
  );
}

function Trend({ device, metric, label }: Pick<MetricContentProps, 'device' | 'metric'> & { readonly label: string }) {
  const t = useDashboardTexts();
  const clock = useClock();
  const { from, to } = windowOf('24h', clock.now());
  const { data } = useTelemetry(device.id, { keys: metric.key, from, to, points: 60 });
  return <TrendLine past={data} metric={metric} label={t('trend', { metric: label })} />;
}

interface TrendLineProps {
  readonly past: TelemetryAnswer | undefined;
  readonly metric: MetricDefinition;
  readonly label: string;
}

/** Where a value has been, as a line without numbers. */
export function TrendLine({ past, metric, label }: TrendLineProps) {
  const values = momentsOf(past, metric.key).map(({ values: [value] }) => value ?? null);
  return values.length < 2 ? null : <Sparkline values={values} label={label} />;
}

const numberOf = (value: MetricValue | undefined) => (typeof value === 'number' ? value : null);
const bottomOf = ({ min, unit }: MetricDefinition) => (unit === '%' ? 0 : Math.min(min ?? 0, 0));

/** Where a dial ends: a little beyond what is normal; a round number where more than that is shown. */
function topOf({ max, alarm, unit }: MetricDefinition, value: MetricValue | undefined): number {
  if (unit === '%') return 100;
  const usual = alarm?.above === undefined ? (max ?? 100) : alarm.above * 1.25;
  const shown = numberOf(value) ?? 0;
  return shown <= usual ? Math.max(usual, 1) : roundAbove(shown);
}

/** 1, 2 or 5 with as many zeros as it takes. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((one) => one * power > value) ?? 10) * power;
}
