import type { ExpenseState } from '@imah/contract/expenses/words';

/** Of an expense: its number and amount in whole rupiah, and what it is for. */
interface ExpenseFacts {
  readonly number: string;
  readonly amount: number;
  readonly description: string;
}

/** What becomes of an expense that was handed in. */
export type ExpenseAnswer = Extract<ExpenseState, 'approved' | 'rejected' | 'cancelled' | 'paid'>;

/** What is told of expenses and of accounts of suppliers. */
export interface ExpenseNotificationData {
  readonly 'expense-submitted': ExpenseFacts & { readonly by: string };
  readonly 'expense-answered': ExpenseFacts & { readonly state: ExpenseAnswer; readonly reason: string | null };
  readonly 'expense-repeated': ExpenseFacts;
  readonly 'vendor-account-changed': {
    readonly vendor: string;
    readonly by: string;
    readonly bank: string;
    readonly accountEnd: string;
  };
}
