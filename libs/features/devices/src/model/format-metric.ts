import type { MetricDefinition, MetricValue } from '@imah/contract/devices';
import type { Format } from '@imah/app/i18n';
import type { DeviceTexts } from '../texts.ts';

export interface FormattedMetric {
  readonly text: string;
  /** Empty for what has none. */
  readonly unit: string;
}

const stateWords = ['running', 'on', 'locked', 'open', 'door_open', 'moving', 'smoke'] as const;

/** A reported value as people read it: `26,4` and `°C`, or the word for a switch's position. */
export function formatMetric(
  definition: MetricDefinition,
  value: MetricValue,
  format: Format,
  t: DeviceTexts,
): FormattedMetric {
  if (typeof value === 'number') {
    return { text: format.number(value, definition.decimals), unit: unitText(definition, t) };
  }
  if (typeof value === 'string') return { text: value === '' ? '–' : value, unit: '' };
  return { text: t(`states.${wordOf(definition) ?? 'other'}.${value ? 'yes' : 'no'}`), unit: '' };
}

/** Whether the label of a state says it already: "Pintu dibiarkan terbuka", which has no word of its own but yes. */
export function saysItself(definition: MetricDefinition, value: MetricValue): boolean {
  return value === true && wordOf(definition) === undefined;
}

const wordOf = ({ key }: MetricDefinition) => stateWords.find((word) => word === key);

/** The unit as people of the language write it; empty for what has none. */
export function unitText({ unit }: Pick<MetricDefinition, 'unit'>, t: DeviceTexts): string {
  switch (unit) {
    case 'none':
      return '';
    case 'L/min':
      return t('litresPerMinute');
    default:
      return unit;
  }
}

/** Whether a value lies outside what its type calls normal. */
export function isAbnormal({ alarm }: MetricDefinition, value: MetricValue): boolean {
  if (alarm === undefined) return false;
  if (typeof value === 'boolean') return alarm.equals === value;
  if (typeof value !== 'number') return false;
  return (alarm.above !== undefined && value > alarm.above) || (alarm.below !== undefined && value < alarm.below);
}
