import { expenseChart } from '@imah/contract/expenses/words';
import { setup } from 'xstate';

/** What happens to an expense. */
export type ExpenseEvent =
  /** Its author hands it in. */
  | { type: 'SUBMIT' }
  /** It is owed from now on; above the limit somebody else says so. */
  | { type: 'APPROVE' }
  /** It has to be mended first. */
  | { type: 'REJECT' }
  /** The supplier has the money. */
  | { type: 'PAY' }
  /** Its author gives it up before anything is owed. */
  | { type: 'CANCEL' }
  /** It is not owed after all: what was booked is reversed. */
  | { type: 'REVOKE' };

const { draft, submitted, approved, rejected } = expenseChart;

/** Where an expense stands, by the arrows of the contract. Nothing is paid that nobody has approved. */
export const expenseMachine = setup({ types: { events: {} as ExpenseEvent } }).createMachine({
  id: 'expense',
  initial: 'draft',
  states: {
    draft: { on: { SUBMIT: draft.submit, CANCEL: draft.cancel } },
    submitted: { on: { APPROVE: submitted.approve, REJECT: submitted.reject } },
    approved: { on: { PAY: approved.pay, REVOKE: approved.revoke } },
    rejected: { on: { SUBMIT: rejected.submit, CANCEL: rejected.cancel } },
    paid: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
