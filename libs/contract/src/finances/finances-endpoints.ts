import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { financesRoutes } from './finances-routes.ts';
import {
  journalFileQuery,
  ledgerAccount,
  ledgerAccountChange,
  ledgerAccountDraft,
  ledgerEntry,
  ledgerEntryQuery,
} from './journal.ts';
import { closingQuery, closingReview, ledgerPeriod, periodClosing, periodReopening } from './period.ts';
import { financesOverview, financesOverviewQuery, report, reportQuery } from './report.ts';

/** The handler asks again about the building that is named, or about all of them where none is. */
const seen = may('report.view', 'organization');
const taken = may('report.export', 'organization');
const often = { max: 30, windowSeconds: 60 };
const files = { max: 20, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about reports, the journal, accounts and months of the books. */
export const financesEndpoints = defineEndpoints(financesRoutes, 'finances', {
  getFinancesOverview: ok(
    'Twelve months of the books beside each other, money and what payers owe',
    seen,
    financesOverview,
    {
      query: financesOverviewQuery,
    },
  ),
  getFinancialReport: ok(
    'Profit and loss, balance sheet or cash flow of a month, quarter or year, beside the last and last year',
    seen,
    report,
    { query: reportQuery },
  ),
  exportFinancialReport: {
    summary: 'A report of the books as a file for a spreadsheet',
    access: taken,
    query: reportQuery,
    byteTypes: ['text/csv'],
    response: { status: 200 },
    rateLimit: files,
  },
  listLedgerEntries: list(
    'Entries of the books of some months, or of one account, the newest first',
    seen,
    ledgerEntry,
    {
      query: ledgerEntryQuery,
    },
  ),
  exportJournal: {
    summary: 'The journal as a file, for a spreadsheet or for hledger',
    access: taken,
    query: journalFileQuery,
    byteTypes: ['text/csv', 'text/plain'],
    response: { status: 200 },
    rateLimit: files,
  },
  listLedgerAccounts: ok(
    'The accounts of the books, by their codes',
    may('report.view', 'organization', { reach: 'everywhere' }),
    z.array(ledgerAccount),
  ),
  createLedgerAccount: created(
    'Add an account to the books',
    may('report.create', 'organization', { reach: 'everywhere' }),
    ledgerAccount,
    { body: ledgerAccountDraft, errors: [409], rateLimit: often },
  ),
  updateLedgerAccount: ok(
    'Call an account otherwise, or take it out of use while nothing stands on it',
    may('report.update', 'organization', { reach: 'everywhere' }),
    ledgerAccount,
    { body: ledgerAccountChange, errors: [409], rateLimit: often },
  ),
  listLedgerPeriods: ok('The months of the books, the newest first; at most 120', seen, z.array(ledgerPeriod)),
  getClosingReview: ok(
    'What keeps a month of the books from being closed',
    may('report.transition', 'organization', { reach: 'everywhere' }),
    closingReview,
    { query: closingQuery },
  ),
  closeLedgerPeriod: ok(
    'Close a month: nothing is posted into it any more',
    may('report.transition', 'organization', { reach: 'everywhere' }),
    ledgerPeriod,
    { body: periodClosing, errors: [409], rateLimit: often },
  ),
  reopenLedgerPeriod: ok(
    'Open the last closed month again, with a reason',
    may('report.transition', 'organization', { reach: 'everywhere' }),
    ledgerPeriod,
    { body: periodReopening, errors: [409], rateLimit: often, stepUp: true },
  ),
});
