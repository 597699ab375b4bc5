import { billingRunChart } from '@imah/contract/billing/words';
import { setup } from 'xstate';

/** What is done to a run of bills. */
export type BillingRunEvent =
  /** Work out the lines of all bills, or work them out again. */
  | { type: 'CALCULATE' }
  /** Somebody has looked at what is new, missing and odd. */
  | { type: 'REVIEW' }
  /** The bills get their numbers and go out. */
  | { type: 'ISSUE' };

const { draft, calculated, reviewed } = billingRunChart;

/** Where a run of bills stands, by the arrows of the contract, which the server follows and by which a page offers its acts. */
export const billingRunMachine = setup({ types: { events: {} as BillingRunEvent } }).createMachine({
  id: 'billing-run',
  initial: 'draft',
  states: {
    draft: { on: { CALCULATE: draft.calculate } },
    calculated: { on: { CALCULATE: calculated.calculate, REVIEW: calculated.review } },
    /** What is worked out anew has to be looked at again. */
    reviewed: { on: { CALCULATE: reviewed.calculate, ISSUE: reviewed.issue } },
    /** What is issued stays: it is mended by another document. */
    issued: { type: 'final' },
  },
});
