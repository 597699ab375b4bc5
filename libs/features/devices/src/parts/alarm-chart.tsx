import type { Alarm } from '@imah/contract/alarms';
import type { Building } from '@imah/contract/buildings';
import type { Device, DeviceType } from '@imah/contract/devices';
import { useMemo } from 'react';
import { useClock, useLocale } from '@imah/app/i18n';
import { timeAround } from '../model/chart-range.ts';
import { useDeviceTexts } from '../texts.ts';
import { MetricChart } from './metric-chart.tsx';

export interface AlarmChartProps {
  readonly building: Building;
  readonly device: Device;
  readonly type: DeviceType;
  readonly alarm: Pick<Alarm, 'key' | 'raisedAt'>;
  readonly level: 3 | 4;
}

/** What was measured from two hours before an alarm to two hours after; nothing for one about the device itself. */
export function AlarmChart({ building, device, type, alarm: { key, raisedAt }, level }: AlarmChartProps) {
  const t = useDeviceTexts();
  const { locale } = useLocale();
  const clock = useClock();
  const seen = useMemo(() => timeAround(Date.parse(raisedAt), clock.now()), [raisedAt, clock]);
  const metric = type.metrics.find((one) => one.key === key && (one.kind === 'gauge' || one.kind === 'counter'));
  if (metric === undefined) return null;
  return (
    <MetricChart
      level={level}
      building={building}
      device={device}
      type={type}
      metric={metric}
      time={seen}
      title={t('chart.aroundAlarm', { label: metric.label[locale] })}
    />
  );
}
