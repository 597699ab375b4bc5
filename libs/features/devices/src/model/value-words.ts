import type { ControlDefinition, DeviceType, MetricValue } from '@imah/contract/devices';
import { controlMetricOf } from '@imah/contract/devices/words';
import type { Format } from '@imah/app/i18n';
import type { DeviceTexts } from '../texts.ts';
import { formatMetric, unitText } from './format-metric.ts';

interface Speaking {
  readonly format: Format;
  readonly t: DeviceTexts;
  readonly locale: 'id' | 'en';
}

/** A value of a control as people say it: `23,5 °C`, the label of a choice, the word for a switch's position. */
export function valueWords(
  control: ControlDefinition,
  type: Pick<DeviceType, 'metrics'>,
  value: MetricValue,
  { format, t, locale }: Speaking,
): string {
  if (control.kind === 'set-point' && typeof value === 'number') {
    const unit = unitText(control, t);
    const text = format.number(value, control.decimals);
    return unit === '' ? text : `${text}\u00a0${unit}`;
  }
  if (control.kind === 'choice')
    return control.options.find((option) => option.value === value)?.label[locale] ?? String(value);
  if (typeof value === 'string') return value;
  const metric = type.metrics.find(({ key }) => key === controlMetricOf(control));
  return metric === undefined ? '' : formatMetric(metric, value, format, t).text;
}
