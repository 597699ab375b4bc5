import type { TranslationOf } from '@imah/app/i18n';
import type { ticketDeviceTextsId } from './id.ts';

export const ticketDeviceTextsEn = {
  title: 'Reported device',
  open: 'Open the device',
  failed: 'The device could not be loaded',
  alarms: 'Past alarms',
  noAlarms: 'This device has never raised an alarm.',
  alarmsFailed: 'The past alarms could not be loaded',
  stands: 'Active since {at}',
  cleared: '{at}, cleared after {length}',
} as const satisfies TranslationOf<typeof ticketDeviceTextsId>;
