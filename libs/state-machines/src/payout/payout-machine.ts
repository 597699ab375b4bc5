import { payoutChart } from '@imah/contract/wallet/words';
import { setup } from 'xstate';

/** What happens to a payout of a deposit. */
export type PayoutEvent =
  /** A second person agrees. */
  | { type: 'APPROVE' }
  /** The bank has sent it. */
  | { type: 'PAY' }
  /** It is not paid: what was held is free again. */
  | { type: 'REFUSE' };

const { requested, approved } = payoutChart;

/** Where a payout of a deposit stands, by the arrows of the contract. Until it ends, its amount is held. */
export const payoutMachine = setup({ types: { events: {} as PayoutEvent } }).createMachine({
  id: 'payout',
  initial: 'requested',
  states: {
    requested: { on: { APPROVE: requested.approve, REFUSE: requested.refuse } },
    approved: { on: { PAY: approved.pay, REFUSE: approved.refuse } },
    paid: { type: 'final' },
    refused: { type: 'final' },
  },
});
