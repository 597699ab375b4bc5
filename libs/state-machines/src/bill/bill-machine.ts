import { billChart } from '@imah/contract/payments/words';
import { setup } from 'xstate';

/** What happens to a bill. */
export type BillEvent =
  /** Its run is issued. */
  | { type: 'ISSUE' }
  /** Some of what is open is paid. */
  | { type: 'PAY_PART' }
  /** All that is open is paid. */
  | { type: 'PAY_REST' }
  /** Less is asked for, and something stays open. */
  | { type: 'CREDIT_PART' }
  /** All that is open is asked for no more. */
  | { type: 'CREDIT_REST' }
  /** Some of what was paid is taken back. */
  | { type: 'TAKE_BACK_PART' }
  /** All that was paid is taken back. */
  | { type: 'TAKE_BACK_ALL' }
  /** Its payer says that some of it is wrong. */
  | { type: 'DISPUTE' }
  /** Who keeps the books has answered. */
  | { type: 'ANSWER' };

const { draft, issued, partial, disputed, paid } = billChart;
const disputedPartial = billChart['disputed-partial'];

/** Where a bill stands, by the arrows of the contract: the database reckons the same from what is paid and credited. */
export const billMachine = setup({ types: { events: {} as BillEvent } }).createMachine({
  id: 'bill',
  initial: 'draft',
  states: {
    draft: { on: { ISSUE: draft.issue } },
    issued: {
      on: {
        PAY_PART: issued['pay-part'],
        PAY_REST: issued['pay-rest'],
        CREDIT_PART: issued['credit-part'],
        CREDIT_REST: issued['credit-rest'],
        DISPUTE: issued.dispute,
      },
    },
    partial: {
      on: {
        PAY_PART: partial['pay-part'],
        PAY_REST: partial['pay-rest'],
        CREDIT_PART: partial['credit-part'],
        CREDIT_REST: partial['credit-rest'],
        TAKE_BACK_PART: partial['take-back-part'],
        TAKE_BACK_ALL: partial['take-back-all'],
        DISPUTE: partial.dispute,
      },
    },
    /** No late fee and no reminder is about what is disputed. */
    disputed: {
      on: {
        PAY_PART: disputed['pay-part'],
        PAY_REST: disputed['pay-rest'],
        CREDIT_PART: disputed['credit-part'],
        CREDIT_REST: disputed['credit-rest'],
        ANSWER: disputed.answer,
      },
    },
    /** Disputed, and paid in part. */
    'disputed-partial': {
      on: {
        PAY_PART: disputedPartial['pay-part'],
        PAY_REST: disputedPartial['pay-rest'],
        CREDIT_PART: disputedPartial['credit-part'],
        CREDIT_REST: disputedPartial['credit-rest'],
        TAKE_BACK_PART: disputedPartial['take-back-part'],
        TAKE_BACK_ALL: disputedPartial['take-back-all'],
        ANSWER: disputedPartial.answer,
      },
    },
    /** A payment that is reversed opens it again. */
    paid: { on: { TAKE_BACK_PART: paid['take-back-part'], TAKE_BACK_ALL: paid['take-back-all'] } },
    /** All of it was credited before anything was paid. */
    cancelled: { type: 'final' },
  },
});
