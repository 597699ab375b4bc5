import type { TranslationOf } from '@imah/app/i18n';
import type { ticketAlarmTextsId } from './id.ts';

export const ticketAlarmTextsEn = {
  events: { raised: 'The same alarm was raised again', cleared: 'Its alarm is over' },
  title: 'Alarm',
  failed: 'The alarm could not be loaded',
  active: 'Still active',
  over: 'Over',
  since: 'Since',
  limit: 'Limit',
  ended: 'Over since',
  endedAt: '{at}, after {length}',
  taken: 'Taken on by',
} as const satisfies TranslationOf<typeof ticketAlarmTextsId>;
