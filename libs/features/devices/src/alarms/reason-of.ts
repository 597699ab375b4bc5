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
  if (alarm.condition === 'offline') return t('offline');
  const words = { t, td, format, locale };
  if (alarm.condition === 'rule') return ruleReason(alarm, definition, words);
  if (alarm.value === null) return t('offline');
  if (definition !== undefined && saysItself(definition, alarm.value)) return definition.label[locale];
  return t(alarm.condition, measuredOf(alarm, definition, words));
}

/** What the rule is called, with what was measured; one about silence measured nothing. */
function ruleReason(alarm: Alarm, definition: MetricDefinition | undefined, words: ReasonWords): string {
  const name = alarm.rule?.name ?? '';
  if (alarm.value === null) return name;
  return `${name}: ${words.t('equals', measuredOf(alarm, definition, words))}`;
}

function measuredOf(
  { key, value }: Alarm,
  definition: MetricDefinition | undefined,
  { td, format, locale }: ReasonWords,
): { readonly label: string; readonly value: string } {
  const { text, unit } =
    definition === undefined || value === null
      ? { text: String(value), unit: '' }
      : formatMetric(definition, value, format, td);
  return { label: definition?.label[locale] ?? key ?? '', value: unit === '' ? text : `${text}\u00a0${unit}` };
}
