import { paymentChart } from '@imah/contract/payments/words';
import { setup } from 'xstate';

/** What is done to a payment. */
export type PaymentEvent =
  /** It was recorded wrongly, or the money went back. */
  { type: 'REVERSE' };

/** Where a payment that was recorded by hand stands, by the arrows of the contract. It is taken back once. */
export const paymentMachine = setup({ types: { events: {} as PaymentEvent } }).createMachine({
  id: 'payment',
  initial: 'settled',
  states: {
    settled: { on: { REVERSE: paymentChart.settled.reverse } },
    reversed: { type: 'final' },
  },
});
