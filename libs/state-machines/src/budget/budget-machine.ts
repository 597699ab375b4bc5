import { budgetChart } from '@imah/contract/finances/words';
import { setup } from 'xstate';

/** What happens to the budget of a year. */
export type BudgetEvent =
  /** One of its authors hands it in. */
  | { type: 'SUBMIT' }
  /** It has to be mended first. */
  | { type: 'RETURN' }
  /** Somebody who has not written in it agrees. */
  | { type: 'APPROVE' }
  /** A revision of it is approved. */
  | { type: 'REPLACE' }
  /** It is given up before anybody has approved it. */
  | { type: 'DISCARD' };

const { draft, submitted, approved } = budgetChart;

/** Where the budget of a year stands, by the arrows of the contract. What is approved is changed by a revision alone. */
export const budgetMachine = setup({ types: { events: {} as BudgetEvent } }).createMachine({
  id: 'budget',
  initial: 'draft',
  states: {
    draft: { on: { SUBMIT: draft.submit, DISCARD: draft.discard } },
    submitted: { on: { APPROVE: submitted.approve, RETURN: submitted.return } },
    approved: { on: { REPLACE: approved.replace } },
    replaced: { type: 'final' },
    discarded: { type: 'final' },
  },
});
