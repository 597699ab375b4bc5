import type { ControlState } from '../../model/control-state.ts';
import type { DeviceTexts } from '../../texts.ts';

/** How far a command is that is under way. */
export function pendingWord(t: DeviceTexts, told: ControlState, isSending: boolean): string {
  if (told.kind !== 'pending' || isSending) return t('control.sending');
  switch (told.status) {
    case 'acknowledged':
      return t('control.acknowledged');
    case 'sent':
      return t('control.sent');
    case 'awaiting-approval':
      return t('control.awaits');
    default:
      return t('control.queued');
  }
}
