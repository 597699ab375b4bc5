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

/** Writes why an alarm was raised. */
export function useAlarmReason(): (alarm: Alarm, definition: MetricDefinition | undefined) => string {
  const t = useAlarmTexts();
  const td = useDeviceTexts();
  const format = useFormat();
  const { locale } = useLocale();
  return (alarm, definition) => reasonOf(alarm, definition, { t, td, format, locale });
}

/** Why an alarm was raised, in words. */
export function AlarmReason({ alarm, definition }: AlarmReasonProps) {
  return useAlarmReason()(alarm, definition);
}
