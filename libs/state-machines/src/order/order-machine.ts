import { orderChart } from '@imah/contract/catalogue/words';
import { setup } from 'xstate';

/** What happens to an order of products. */
export type OrderEvent =
  /** What is in the cart is ordered. */
  | { type: 'PLACE' }
  /** A bill that was issued asks for it. */
  | { type: 'BILL' }
  /** Its bill is paid, or its price was taken from the deposit, which an online payment may have filled for it. */
  | { type: 'PAY' }
  /** The payment of its bill is taken back. */
  | { type: 'REVERSE' }
  /** Somebody begins to hand it over. */
  | { type: 'BEGIN' }
  /** It was handed over, or who came for it is done. */
  | { type: 'COMPLETE' }
  /** It is not wanted, cannot be had, or nobody has paid in time: what was paid goes back to the deposit. */
  | { type: 'CANCEL' };

const { cart, placed, billed, paid, processing } = orderChart;

/** Where an order stands, by the arrows of the contract. */
export const orderMachine = setup({ types: { events: {} as OrderEvent } }).createMachine({
  id: 'order',
  initial: 'cart',
  states: {
    cart: { on: { PLACE: cart.place } },
    placed: { on: { BILL: placed.bill, PAY: placed.pay, CANCEL: placed.cancel } },
    billed: { on: { PAY: billed.pay, CANCEL: billed.cancel } },
    paid: { on: { BEGIN: paid.begin, CANCEL: paid.cancel, REVERSE: paid.reverse } },
    processing: { on: { COMPLETE: processing.complete, CANCEL: processing.cancel } },
    completed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
