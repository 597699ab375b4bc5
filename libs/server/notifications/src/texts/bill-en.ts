import type { InstalmentState } from '@imah/contract/payments/words';
import { dayOf, monthOf, rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const endings: Readonly<Record<InstalmentState, string>> = {
  proposed: 'proposed',
  running: 'running',
  completed: 'paid in full',
  broken: 'broken',
  refused: 'refused',
  lapsed: 'not answered',
  cancelled: 'cancelled',
};

/** What is told of bills in English. */
export const billEn: Pick<
  NotificationTexts['notifications'],
  | 'bill-issued'
  | 'bill-credited'
  | 'late-fee-charged'
  | 'bill-disputed'
  | 'dispute-answered'
  | 'instalment-proposed'
  | 'instalment-answered'
  | 'instalment-due'
  | 'instalment-ended'
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
  'instalment-proposed': ({ unit, total, count }, { building }) => ({
    title: `Offer to pay in ${count} parts: ${rupiahOf(total)}`,
    body: `${building}, unit ${unit}. Open it to see the days, then agree or refuse.`,
    reason: 'This bill is in your name.',
  }),
  'instalment-answered': ({ unit, person, state, reason }, { building }) => ({
    title: state === 'running' ? `${person} agreed to the instalments` : `${person} refused the instalments`,
    body: `${building}, unit ${unit}.${reason === null ? '' : ` Reason: “${reason}”.`}`,
    reason: 'You may set up instalments in this building.',
  }),
  'instalment-due': ({ unit, rest, dueOn, payBy, when }, { building }) => ({
    title: when === 'late' ? `Instalment late: ${rupiahOf(rest)}` : `Instalment due soon: ${rupiahOf(rest)}`,
    body:
      when === 'late'
        ? `${building}, unit ${unit}. Pay by ${dayOf(payBy, 'en-GB')} to keep your instalments.`
        : `${building}, unit ${unit}. Due ${dayOf(dueOn, 'en-GB')}.`,
    reason: 'These instalments are in your name.',
  }),
  'instalment-ended': ({ unit, person, state, reason }, { building }) => ({
    title: `Instalments of ${person} ${endings[state]}`,
    body: `${building}, unit ${unit}.${state === 'broken' ? ' A part was not paid in time, so late fees apply again.' : ''}${reason === null ? '' : ` Reason: “${reason}”.`}`,
    reason: 'You pay these instalments, or set up those of this building.',
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
