import type { OrderDraft, ShopPlace } from '@imah/contract/catalogue';
import { howToPay, type PayWay, payWaysOf } from '@imah/contract/payments/words';

/** How an order is paid, as it is chosen: each way to pay online stands beside the others. */
export type Payment = 'next-bill' | 'deposit' | PayWay;

/** What can be chosen in a place. */
export const optionsOf = (place: Pick<ShopPlace, 'methods' | 'banks'>): Payment[] => [
  'next-bill',
  'deposit',
  ...payWaysOf(place),
];

/** A choice as the server is asked for it. */
export function asked(payment: Payment): Pick<OrderDraft, 'payment' | 'method' | 'bank'> {
  return payment === 'next-bill' || payment === 'deposit' ? { payment } : { payment: 'online', ...howToPay(payment) };
}

/** What is said below a choice; another text where it cannot be chosen. */
export function hintOf(payment: Payment, isShut: boolean) {
  if (payment === 'next-bill') return payment;
  if (payment === 'deposit') return isShut ? 'short' : payment;
  if (payment === 'qris') return isShut ? 'tooMuch' : payment;
  return 'va';
}
