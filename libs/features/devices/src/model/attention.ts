import type { DeviceState } from '@imah/contract/devices';

/** Why a device needs somebody, the most urgent first: an alarm stands, it is silent, it has never spoken. */
export const attentions = ['alarm', 'offline', 'never-seen'] as const;
export type Attention = (typeof attentions)[number];

/** Why a device needs somebody; null where it does not, and for one that is out of use. */
export function attentionOf({ status }: Pick<DeviceState, 'status'>, alarms: 'none' | 'some'): Attention | null {
  if (status === 'disabled') return null;
  if (alarms === 'some') return 'alarm';
  return status === 'online' ? null : status;
}
