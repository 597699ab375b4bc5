import type { DeviceState, MetricDefinition } from '@imah/contract/devices';
import { useFormat, useLocale } from '@imah/app/i18n';
import { formatMetric, isAbnormal } from '../model/format-metric.ts';
import { useDeviceTexts } from '../texts.ts';
import * as styles from './device-board.css.ts';

/** States whose word needs no label before it: *Menyala*, *Terkunci*. */
const saysItself: ReadonlySet<string> = new Set(['running', 'on', 'locked', 'open']);

export interface RowValueProps {
  readonly metric: MetricDefinition;
  readonly state: DeviceState;
}

/** A value with its unit; what is outside its bounds stands out, what is old steps back. */
export function RowValue({ metric, state }: RowValueProps) {
  const t = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  const value = state.values[metric.key];
  if (value === undefined) return null;

  const { text, unit } = formatMetric(metric, value, format, t);
  const tone = state.status !== 'online' ? 'old' : isAbnormal(metric, value) ? 'abnormal' : 'plain';
  return (
    <span className={styles.value} data-tone={tone} data-metric={metric.key}>
      {saysItself.has(metric.key) ? null : <span className={styles.valueLabel}>{metric.label[locale]}</span>}
      {unit === '' ? text : `${text}\u00a0${unit}`}
    </span>
  );
}
