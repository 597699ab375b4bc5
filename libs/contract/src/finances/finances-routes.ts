import type { RouteTable } from '../core/route.ts';

const books = '/api/v1/organizations/{orgId}/finances';

/** The calls about reports, the journal, accounts and months of the books. */
export const financesRoutes = {
  getFinancesOverview: { method: 'GET', path: `${books}/overview`, retry: true },
  getFinancialReport: { method: 'GET', path: `${books}/report`, retry: true },
  exportFinancialReport: { method: 'GET', path: `${books}/report-file`, retry: true, bytes: 'answered' },
  listLedgerEntries: { method: 'GET', path: `${books}/entries`, retry: true },
  exportJournal: { method: 'GET', path: `${books}/journal-file`, retry: true, bytes: 'answered' },
  listLedgerAccounts: { method: 'GET', path: `${books}/accounts`, retry: true },
  createLedgerAccount: { method: 'POST', path: `${books}/accounts`, retry: false },
  updateLedgerAccount: { method: 'PUT', path: `${books}/accounts/{accountId}`, retry: false, ifMatch: true },
  listLedgerPeriods: { method: 'GET', path: `${books}/periods`, retry: true },
  getClosingReview: { method: 'GET', path: `${books}/closing-review`, retry: true },
  closeLedgerPeriod: { method: 'POST', path: `${books}/closings`, retry: false },
  reopenLedgerPeriod: { method: 'POST', path: `${books}/reopenings`, retry: false },
} as const satisfies RouteTable;
