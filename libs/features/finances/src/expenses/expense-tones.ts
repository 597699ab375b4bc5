import type { ExpenseState } from '@imah/contract/expenses/words';
import type { StatusBadgeProps } from '@imah/ui';

/** How the state of an expense looks. */
export const expenseTones: Readonly<Record<ExpenseState, StatusBadgeProps['tone']>> = {
  draft: 'neutral',
  submitted: 'warning',
  approved: 'info',
  rejected: 'danger',
  paid: 'success',
  cancelled: 'neutral',
};
