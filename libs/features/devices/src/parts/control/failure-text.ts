import type { ControlState } from '../../model/control-state.ts';
import type { DeviceTexts } from '../../texts.ts';

/** Why the newest command of a control came to nothing; null where it did not. */
export function failureText(t: DeviceTexts, told: ControlState): string | null {
  switch (told.kind) {
    case 'expired':
      return t('control.expired');
    case 'unapproved':
      return t('control.unapproved');
    case 'refused':
      return told.note === null
        ? t('control.refused', { name: told.by })
        : t('control.refusedWhy', { name: told.by, note: told.note });
    case 'failed':
      return told.reason === null || told.reason === ''
        ? t('control.failedUnknown')
        : t('control.failed', { reason: told.reason });
    default:
      return null;
  }
}
