/** Where an expense stands. */
export const expenseStates = ['draft', 'submitted', 'approved', 'rejected', 'paid', 'cancelled'] as const;
export type ExpenseState = (typeof expenseStates)[number];

/** What is done to an expense. */
export const expenseMoves = ['submit', 'approve', 'reject', 'pay', 'cancel', 'revoke'] as const;
export type ExpenseMove = (typeof expenseMoves)[number];

/** The chart of an expense: to which state each move leads; a move that is not named is refused. */
export const expenseChart: Readonly<Record<ExpenseState, Partial<Record<ExpenseMove, ExpenseState>>>> = {
  draft: { submit: 'submitted', cancel: 'cancelled' },
  submitted: { approve: 'approved', reject: 'rejected' },
  approved: { pay: 'paid', revoke: 'cancelled' },
  rejected: { submit: 'submitted', cancel: 'cancelled' },
  paid: {},
  cancelled: {},
};

/** Whether what an expense says can still be changed. */
export const isOpenExpense = (state: ExpenseState): boolean => state === 'draft' || state === 'rejected';

/** The moves that are done to one expense alone; paying has its own call, as several are paid together. */
export const singleExpenseMoves = ['submit', 'approve', 'reject', 'cancel', 'revoke'] as const;
export type SingleExpenseMove = (typeof singleExpenseMoves)[number];

/** The moves that say why. */
export const reasonedExpenseMoves: ReadonlySet<ExpenseMove> = new Set(['reject', 'revoke']);

/** The taxes that are withheld from what a supplier is paid: PPh 21, PPh 23, and the final one of PPh 4(2). */
export const withholdingKinds = ['pph21', 'pph23', 'pph4'] as const;
export type WithholdingKind = (typeof withholdingKinds)[number];

/** Above that amount, in whole rupiah, nobody approves their own expense, where the organisation has said nothing else. */
export const defaultApprovalLimit = 5_000_000;

/** Above that amount, in whole rupiah, the bill of the supplier has to be there. */
export const billNeededAbove = 500_000;

/** How long another account of a supplier waits before it is paid to, in milliseconds. */
export const vendorAccountWaitMs = 24 * 60 * 60 * 1000;

/** How many expenses are paid together, and how many files one has. */
export const expenseLimits = { together: 100, files: 10 } as const;
