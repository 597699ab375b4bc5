import type { TranslationOf } from '@imah/app/i18n';
import type { ticketAlarmTextsId } from './id.ts';

export const ticketAlarmTextsEn = {
  events: { raised: 'The same alarm was raised again', cleared: 'Its alarm is over' },
} as const satisfies TranslationOf<typeof ticketAlarmTextsId>;
