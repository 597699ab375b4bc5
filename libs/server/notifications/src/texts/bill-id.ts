import { dayOf, monthOf, rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

/** What is told of bills in Indonesian. */
export const billId: Pick<NotificationTexts['notifications'], 'bill-issued'> = {
  'bill-issued': ({ period, total, unit, dueOn }, { building }) => ({
    title: `Tagihan ${monthOf(period, 'id-ID')}: ${rupiahOf(total)}`,
    body: `${building}, unit ${unit}. Jatuh tempo ${dayOf(dueOn, 'id-ID')}.`,
    reason: 'Tagihan ini atas nama Anda.',
  }),
};
