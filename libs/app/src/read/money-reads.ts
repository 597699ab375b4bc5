import { orders } from './orders.ts';
import { reads } from './reads.ts';
import { today } from './today.ts';

/** What the books of any organisation say: which one, a building cannot tell. */
export const books = [
  reads('getFinancesOverview'),
  reads('getFinancialReport'),
  reads('listLedgerEntries'),
  reads('listLedgerAccounts'),
  reads('listLedgerPeriods'),
  reads('getClosingReview'),
  reads('listBankAccounts'),
  reads('listStatementImports'),
  reads('listStatementLines'),
  reads('listMatchSuggestions'),
  reads('listUnstatedEntries'),
  reads('listUnsettledPayments'),
  reads('listExpenses'),
  reads('getExpense'),
  reads('listVendors'),
  reads('getExpenseBasis'),
  reads('listBudgets'),
  reads('getBudget'),
  reads('getBudgetComparison'),
  reads('getExpenseBudget'),
];

/** Deposits of any organisation: whose they are, a building cannot say. */
export const wallets = [
  reads('listOwnWallets'),
  reads('getWallet'),
  reads('listWalletEntries'),
  reads('listPayoutsOfWallet'),
  reads('getPayout'),
  reads('listWallets'),
  reads('listPayouts'),
  reads('getWalletTotals'),
];

/** Bills of a building, and what else changes with them. */
export const bills = (buildingId: string) => [
  ...wallets,
  ...orders(buildingId),
  reads('listBillingRuns', { buildingId }),
  reads('listOpeningImports', { buildingId }),
  reads('getBillingRun', { buildingId }),
  // Whose bills they are, a building cannot say.
  reads('listOwnBills'),
  reads('getBill'),
  reads('listOwnDues'),
  reads('getOnlinePayment'),
  reads('listCreditNotes'),
  reads('listArrears', { buildingId }),
  reads('getArrearsTotals', { buildingId }),
  reads('listBillInstalmentPlans'),
  reads('listOwnInstalmentPlans'),
  reads('listInstalmentPlans', { buildingId }),
  reads('getInstalmentPlan'),
  reads('previewInstalments', { buildingId }),
  reads('listBillDisputes'),
  reads('listBillQuestions'),
  reads('listBillLinks'),
  reads('listOpenDisputes', { buildingId }),
  reads('listLateFees', { buildingId }),
  reads('listLateFeePolicies', { buildingId }),
  reads('listPayments', { buildingId }),
  reads('listPayers', { buildingId }),
  reads('planPayment', { buildingId }),
  reads('listOwnPayments'),
  reads('getPayment'),
  today,
  ...books,
];

/** What the catalogue of any organisation says: which one, a building cannot tell. */
export const catalogue = [
  reads('getCatalogueOverview'),
  reads('listProductCategories'),
  reads('listProducts'),
  reads('getProduct'),
  reads('listPromotions'),
  reads('tryPrice'),
  reads('listProductImports'),
  reads('listShopProducts'),
  reads('tryOrder'),
];
