import { rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const states = {
  placed: 'is new',
  billed: 'is billed',
  paid: 'is paid',
  processing: 'is being handled',
  completed: 'is completed',
  cancelled: 'is cancelled',
} as const;

/** What is told of orders in English. */
export const orderEn: Pick<NotificationTexts['notifications'], 'order-moved'> = {
  'order-moved': ({ number, unit, total, state, reason, person }, { building }) => ({
    title: `Order ${number} ${states[state]}`,
    body: `${building}, unit ${unit}: ${rupiahOf(total)}, by ${person}.${reason === null ? '' : ` Reason: “${reason}”.`}`,
    reason: 'You placed it, or you handle the orders of this building.',
  }),
};
