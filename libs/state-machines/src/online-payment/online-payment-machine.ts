import { onlinePaymentChart } from '@imah/contract/payments/words';
import { setup } from 'xstate';

/** What the gateway says of an online payment. */
export type OnlinePaymentEvent =
  /** It can be paid: the code or the account number is there. */
  | { type: 'OPEN' }
  /** The money has come. */
  | { type: 'SETTLE' }
  /** Its time is over. */
  | { type: 'EXPIRE' }
  /** The gateway does not take it. */
  | { type: 'FAIL' }
  /** Its payer has given it up. */
  | { type: 'CANCEL' }
  /** The money went back. */
  | { type: 'REFUND' };

const { created, pending, settled, expired, failed, cancelled } = onlinePaymentChart;

/**
 * Where an online payment stands, by the arrows of the contract. Nothing leads back but a refund; money that comes after the
 * payment was given up is booked all the same.
 */
export const onlinePaymentMachine = setup({ types: { events: {} as OnlinePaymentEvent } }).createMachine({
  id: 'onlinePayment',
  initial: 'created',
  states: {
    created: {
      on: {
        OPEN: created.open,
        SETTLE: created.settle,
        EXPIRE: created.expire,
        FAIL: created.fail,
        CANCEL: created.cancel,
      },
    },
    pending: {
      on: { SETTLE: pending.settle, EXPIRE: pending.expire, FAIL: pending.fail, CANCEL: pending.cancel },
    },
    settled: { on: { REFUND: settled.refund } },
    expired: { on: { SETTLE: expired.settle } },
    failed: { on: { SETTLE: failed.settle } },
    cancelled: { on: { SETTLE: cancelled.settle } },
    refunded: { type: 'final' },
  },
});
