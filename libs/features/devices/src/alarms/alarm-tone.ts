import type { Alarm } from '@imah/contract/alarms';
import type { AlarmSeverity } from '@imah/contract/alarms/words';

const tones = {
  critical: 'danger',
  major: 'danger',
  minor: 'warning',
  warning: 'warning',
  info: 'info',
} as const satisfies Record<AlarmSeverity, string>;

/** How an alarm looks: by how grave it is, while it is active and tells people; else it is of no colour. */
export function alarmTone({ active, quiet, severity }: Pick<Alarm, 'active' | 'quiet' | 'severity'>) {
  return active && quiet === null ? tones[severity] : ('neutral' as const);
}
