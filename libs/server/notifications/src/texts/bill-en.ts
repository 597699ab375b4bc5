import { dayOf, monthOf, rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

/** What is told of bills in English. */
export const billEn: Pick<
  NotificationTexts['notifications'],
  | 'bill-issued'
  | 'bill-credited'
  | 'late-fee-charged'
  | 'bill-disputed'
  | 'dispute-answered'
  | 'bill-reminder'
  | 'payment-received'
  | 'payment-reversed'
> = {
  'bill-issued': ({ period, total, unit, dueOn }, { building }) => ({
    title: `Bill for ${monthOf(period, 'en-GB')}: ${rupiahOf(total)}`,
    body: `${building}, unit ${unit}. Due ${dayOf(dueOn, 'en-GB')}.`,
    reason: 'This bill is yours to pay.',
  }),
  'bill-credited': ({ number, bill, unit, amount, reason }, { building }) => ({
    title: `Bill lowered by ${rupiahOf(amount)}`,
    body: `${building}, unit ${unit}: credit note ${number} for ${bill}. Reason: “${reason}”.`,
    reason: 'This bill is yours to pay.',
  }),
  'late-fee-charged': ({ number, bills, unit, total }, { building }) => ({
    title: `Late fee: ${rupiahOf(total)}`,
    body: `${building}, unit ${unit}: ${number}, because ${bills} was not paid in full after it was due.`,
    reason: 'This bill is yours to pay.',
  }),
  'bill-disputed': ({ number, unit, by, reason }, { building }) => ({
    title: `${number} is disputed`,
    body: `${building}, unit ${unit}: ${by} writes “${reason}”.`,
    reason: 'You may answer disputes of bills of this building.',
  }),
  'dispute-answered': ({ number, unit, reason, state }, { building }) => ({
    title: state === 'accepted' ? `Your dispute of ${number} was accepted` : `Your dispute of ${number} was refused`,
    body: `${building}, unit ${unit}. Reason: “${reason}”.`,
    reason: 'You said that this bill is wrong.',
  }),
  'bill-reminder': ({ unit, count, outstanding, dueOn, when }, { building }) => ({
    title: when === 'overdue' ? `Overdue: ${rupiahOf(outstanding)}` : `Due soon: ${rupiahOf(outstanding)}`,
    body:
      count > 1
        ? `${building}, unit ${unit}: ${count} bills, the oldest due ${dayOf(dueOn, 'en-GB')}.`
        : `${building}, unit ${unit}. Due ${dayOf(dueOn, 'en-GB')}.`,
    reason: 'This bill is yours to pay.',
  }),
  'payment-received': ({ number, amount, excess }, { building }) => ({
    title: `Payment received: ${rupiahOf(amount)}`,
    body: `${building}, receipt ${number}.${excess > 0 ? ` ${rupiahOf(excess)} is kept for you.` : ''}`,
    reason: 'This payment is yours.',
  }),
  'payment-reversed': ({ number, amount, reason }, { building }) => ({
    title: `Payment reversed: ${rupiahOf(amount)}`,
    body: `${building}, receipt ${number}. Reason: “${reason ?? '-'}”.`,
    reason: 'This payment is yours.',
  }),
};
