import type { Order, OrderRow } from '@imah/contract/catalogue';
import type { OrderState } from '@imah/contract/catalogue/words';

/** Where an order stands as people read it: one that is paid online waits for that before it waits for anything else. */
export const standOf = ({ state, payment }: Pick<OrderRow, 'state' | 'payment'>): OrderState | 'unpaid' =>
  state === 'placed' && payment === 'online' ? 'unpaid' : state;

/** What comes next of an order: of one that was cancelled also what became of the money that was asked for online. */
export function nextOf(
  order: Pick<Order, 'state' | 'payment' | 'refunded' | 'onlinePayment'>,
): OrderState | 'unpaid' | 'not-paid' | 'not-taken' | 'too-late' | 'taken-back' | 'given-back' {
  const { state, refunded, onlinePayment } = order;
  if (state !== 'cancelled' || onlinePayment === null) return standOf(order);
  if (onlinePayment.state === 'settled' && refunded === 0) return onlinePayment.isReversed ? 'taken-back' : 'too-late';
  if (onlinePayment.state === 'refunded') return 'given-back';
  if (onlinePayment.state === 'failed') return 'not-taken';
  return onlinePayment.state === 'expired' ? 'not-paid' : 'cancelled';
}
