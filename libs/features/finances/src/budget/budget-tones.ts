import type { BudgetState } from '@imah/contract/finances/words';

/** How the state of a budget is coloured. */
export const budgetTones = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'success',
  replaced: 'neutral',
  discarded: 'neutral',
} as const satisfies Record<BudgetState, string>;
