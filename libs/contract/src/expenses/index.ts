export { expenseEndpoints } from './expense-endpoints.ts';
export { expenseBasis, expenseRule, type ExpenseBasis, type ExpenseRule } from './expense-rule.ts';
export {
  expense,
  expenseBatch,
  expenseBatchAsked,
  expenseDraft,
  expenseMoveAsked,
  expensePayment,
  expenseQuery,
  expenseRepetition,
  taxSlip,
  type Expense,
  type ExpenseBatch,
  type ExpenseDraft,
  type ExpensePayment,
} from './expense.ts';
export { vendor, vendorDraft, vendorQuery, type Vendor, type VendorDraft } from './vendor.ts';
