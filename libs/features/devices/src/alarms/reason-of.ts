import type { Alarm } from '@imah/contract/alarms';
import type { MetricDefinition } from '@imah/contract/devices';
import type { Format } from '@imah/app/i18n';
import { formatMetric, saysItself } from '../model/format-metric.ts';
import type { DeviceTexts } from '../texts.ts';
import type { AlarmTexts } from './texts.ts';

export interface ReasonWords {
  readonly t: AlarmTexts;
  readonly td: DeviceTexts;
  readonly format: Format;
  readonly locale: 'id' | 'en';
}

/** Why an alarm was raised, in words; without the definition of its metric the key stands for the label. */
export function reasonOf(
  alarm: Alarm,
  definition: MetricDefinition | undefined,
  { t, td, format, locale }: ReasonWords,
): string {
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
