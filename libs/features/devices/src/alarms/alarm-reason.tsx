import type { Alarm } from '@imah/contract/alarms';
import type { MetricDefinition } from '@imah/contract/devices';
import { formatMetric, saysItself } from '../model/format-metric.ts';
import { useDeviceTexts } from '../texts.ts';
import { useFormat, useLocale } from '@imah/app/i18n';
import { useAlarmTexts } from './texts.ts';

export interface AlarmReasonProps {
  readonly alarm: Alarm;
  /** Undefined while the device's type is not known; then the key stands for the label. */
  readonly definition: MetricDefinition | undefined;
}

/** Why an alarm was raised, in words. */
export function AlarmReason({ alarm, definition }: AlarmReasonProps) {
  const t = useAlarmTexts();
  const td = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();

  if (alarm.condition === 'offline' || alarm.value === null) return t('offline');
  const label = definition?.label[locale] ?? alarm.key ?? '';
  if (definition !== undefined && saysItself(definition, alarm.value)) return label;
  const formatted =
    definition === undefined
      ? { text: String(alarm.value), unit: '' }
      : formatMetric(definition, alarm.value, format, td);
  const value = formatted.unit === '' ? formatted.text : `${formatted.text}\u00a0${formatted.unit}`;
  return t(alarm.condition, { label, value });
}
