import { dayOf, monthOf, rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

/** What is told of bills in English. */
export const billEn: Pick<NotificationTexts['notifications'], 'bill-issued'> = {
  'bill-issued': ({ period, total, unit, dueOn }, { building }) => ({
    title: `Bill for ${monthOf(period, 'en-GB')}: ${rupiahOf(total)}`,
    body: `${building}, unit ${unit}. Due ${dayOf(dueOn, 'en-GB')}.`,
    reason: 'This bill is yours to pay.',
  }),
};
