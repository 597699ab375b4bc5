import { useRead } from '@imah/api-client/react';
import type { Alarm } from '@imah/contract/alarms';
import type { Device, MetricDefinition } from '@imah/contract/devices';
import type { ChartEvent, ChartLimit } from '@imah/ui/charts';
import { useMemo } from 'react';
import { useFormat, useLocale } from '@imah/app/i18n';
import { useCan } from '@imah/app/ports';
import { useAlarmTexts } from '../alarms/texts.ts';
import { reasonOf } from '../alarms/reason-of.ts';
import type { SeenTime } from '../model/chart-range.ts';
import { formatMetric } from '../model/format-metric.ts';
import { useDeviceTexts } from '../texts.ts';

/** The newest alarms of a device are marked; older ones than so many stand in its history. */
const marked = 100;

export interface ChartMarks {
  readonly limits: readonly ChartLimit[];
  readonly events: readonly ChartEvent[];
  /** Alarms that could not be read are not the same as none. */
  readonly alarms: 'known' | 'unknown';
}

/** The limits of a metric, and the alarms that were raised of it or of its device in a time. */
export function useChartMarks(device: Device, metric: MetricDefinition, { from }: SeenTime): ChartMarks {
  const t = useDeviceTexts();
  const ta = useAlarmTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const { orgId, buildingId, unitId } = device;
  const enabled = useCan()('alarm.view', { orgId, buildingId, ...(unitId === null ? {} : { unitId }) }) === 'allowed';
  const { data: alarms, isError } = useRead(
    'listDeviceAlarms',
    { params: { deviceId: device.id }, query: { limit: marked } },
    { enabled },
  );

  const limits = useMemo(() => {
    const { above, below } = metric.alarm ?? {};
    const write = (value: number) => {
      const { text, unit } = formatMetric(metric, value, format, t);
      return unit === '' ? text : `${text} ${unit}`;
    };
    return [
      ...(above === undefined ? [] : [{ value: above, label: t('chart.above', { value: write(above) }) }]),
      ...(below === undefined ? [] : [{ value: below, label: t('chart.below', { value: write(below) }) }]),
    ];
  }, [metric, format, t]);

  const events = useMemo(
    () =>
      (alarms ?? [])
        .filter((alarm) => concerns(alarm, metric) && endOf(alarm, from) >= from)
        .map((alarm) => ({
          time: Date.parse(alarm.raisedAt),
          ...(alarm.clearedAt === null ? {} : { end: Date.parse(alarm.clearedAt) }),
          label: `${ta(`severities.${alarm.severity}`)}: ${reasonOf(alarm, metric, { t: ta, td: t, format, locale })}`,
        })),
    [alarms, metric, from, ta, t, format, locale],
  );
  return { limits, events, alarms: isError && alarms === undefined ? 'unknown' : 'known' };
}

/** One about the device itself, its silence, is seen in every value of it. */
const concerns = ({ key }: Alarm, metric: MetricDefinition) => key === null || key === metric.key;

const endOf = ({ clearedAt }: Alarm, from: number) => (clearedAt === null ? from : Date.parse(clearedAt));
