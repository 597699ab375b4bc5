import type { RouteTable } from '../core/route.ts';

const accounts = '/api/v1/organizations/{orgId}/bank-accounts';
const account = `${accounts}/{bankAccountId}` as const;

/** The calls about accounts at banks, their statements, and what these are matched with. */
export const statementRoutes = {
  listBankAccounts: { method: 'GET', path: accounts, retry: true },
  createBankAccount: { method: 'POST', path: accounts, retry: false },
  updateBankAccount: { method: 'PUT', path: account, retry: false, ifMatch: true },
  bookOpeningBalance: { method: 'POST', path: `${account}/opening-balance`, retry: false },
  importStatement: { method: 'POST', path: `${account}/statements`, retry: false },
  listStatementImports: { method: 'GET', path: `${account}/statements`, retry: true },
  undoStatementImport: { method: 'DELETE', path: `${account}/statements/{importId}`, retry: false },
  listStatementLines: { method: 'GET', path: `${account}/lines`, retry: true },
  listMatchSuggestions: { method: 'GET', path: `${account}/lines/{lineId}/suggestions`, retry: true },
  ignoreStatementLine: { method: 'POST', path: `${account}/lines/{lineId}/ignoring`, retry: false },
  restoreStatementLine: { method: 'POST', path: `${account}/lines/{lineId}/restoring`, retry: false },
  listUnstatedEntries: { method: 'GET', path: `${account}/unstated-entries`, retry: true },
  listUnsettledPayments: { method: 'GET', path: `${account}/unsettled-payments`, retry: true },
  matchStatementLines: { method: 'POST', path: `${account}/matches`, retry: false },
  undoStatementMatch: { method: 'POST', path: `${account}/matches/{matchId}/undoing`, retry: false },
} as const satisfies RouteTable;
