export { budgetEndpoints } from './budget-endpoints.ts';
export {
  budget,
  budgetComparison,
  budgetDraft,
  budgetImport,
  budgetImportReport,
  budgetLines,
  budgetMoveAsked,
  budgetQuery,
  budgetSummary,
  type Budget,
  type BudgetComparison,
  type BudgetDraft,
  type BudgetImport,
  type BudgetImportReport,
  type BudgetLines,
  type BudgetSummary,
  type ComparedLine,
} from './budget.ts';
export { expenseBudget, type ExpenseBudget } from './expense-budget.ts';
export { financesEndpoints } from './finances-endpoints.ts';
export {
  ledgerAccount,
  ledgerAccountChange,
  ledgerAccountDraft,
  ledgerEntry,
  type LedgerAccount,
  type LedgerAccountChange,
  type LedgerAccountDraft,
  type LedgerEntry,
} from './journal.ts';
export { closingReview, ledgerPeriod, periodReopening, type ClosingReview, type LedgerPeriod } from './period.ts';
export {
  accountName,
  financesOverview,
  report,
  reportQuery,
  type AccountName,
  type FinancesOverview,
  type FinancialReport,
  type ReportAmounts,
} from './report.ts';
