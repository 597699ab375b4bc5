import type { Alarm } from '@imah/contract/alarms';
import type { MetricDefinition } from '@imah/contract/devices';
import { useDeviceTexts } from '../texts.ts';
import { useFormat, useLocale } from '@imah/app/i18n';
import { reasonOf } from './reason-of.ts';
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
  return reasonOf(alarm, definition, { t, td, format, locale });
}
