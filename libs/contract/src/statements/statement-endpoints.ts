import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { bankAccount, bankAccountDraft, openingBalance } from './bank-account.ts';
import { matchDraft, matchSuggestion, unsettledPayment, unstatedEntry, unstatedQuery } from './match.ts';
import {
  lineIgnoring,
  matchUndoing,
  statementFile,
  statementImport,
  statementLine,
  statementLineQuery,
  statementReport,
} from './statement.ts';
import { statementRoutes } from './statement-routes.ts';

const reach = { reach: 'everywhere' } as const;
const seen = may('report.view', 'organization', reach);
const changed = may('report.update', 'organization', reach);
const often = { max: 120, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about accounts at banks, their statements, and what these are matched with. */
export const statementEndpoints = defineEndpoints(statementRoutes, 'finances', {
  listBankAccounts: ok(
    'Accounts at banks, with what the books and the last statement say of each',
    seen,
    z.array(bankAccount),
  ),
  createBankAccount: created(
    'Add an account at a bank; the books get an account for its money',
    may('report.create', 'organization', reach),
    bankAccount,
    { body: bankAccountDraft, errors: [409], rateLimit: often },
  ),
  updateBankAccount: ok('Change an account at a bank, as its number or its holder', changed, bankAccount, {
    body: bankAccountDraft,
    errors: [409],
    rateLimit: often,
    stepUp: true,
  }),
  bookOpeningBalance: ok(
    'Book what the bank had before the first statement and the books have not; booked again, it comes on top',
    changed,
    bankAccount,
    { body: openingBalance, errors: [409], rateLimit: often },
  ),
  importStatement: ok(
    'Check or take the file of a statement; lines that an earlier file had are known and left out',
    may('report.import', 'organization', reach),
    statementReport,
    { body: statementFile, bodyLimit: 4_200_000, errors: [409, 413], rateLimit: { max: 30, windowSeconds: 60 } },
  ),
  listStatementImports: ok('Files of statements that were taken, the newest 50', seen, z.array(statementImport)),
  undoStatementImport: noContent(
    'Remove the lines of a file again; 409 once one of them is matched or ignored',
    may('report.import', 'organization', reach),
    { errors: [409], rateLimit: often },
  ),
  listStatementLines: list('Lines of the statements of an account, the newest first', seen, statementLine, {
    query: statementLineQuery,
  }),
  listMatchSuggestions: ok('What a line could be matched with, and why; at most ten', seen, z.array(matchSuggestion)),
  ignoreStatementLine: ok('Leave a line out of the books, with a reason', changed, statementLine, {
    body: lineIgnoring,
    errors: [409],
    rateLimit: often,
  }),
  restoreStatementLine: ok('Deal with a line that was left out after all', changed, statementLine, {
    errors: [409],
    rateLimit: often,
  }),
  listUnstatedEntries: ok(
    'Entries of the books that no statement says yet, the newest first; at most 100',
    seen,
    z.array(unstatedEntry),
    { query: unstatedQuery },
  ),
  listUnsettledPayments: ok(
    'Online payments that the gateway has not paid out yet, the oldest first; at most 500',
    seen,
    z.array(unsettledPayment),
  ),
  matchStatementLines: ok(
    'Match lines with what they are in the books: what is not booked yet is booked by it',
    changed,
    z.array(statementLine),
    { body: matchDraft, errors: [409], rateLimit: often },
  ),
  undoStatementMatch: ok(
    'Take a match back: its lines are open again, and what it has booked is reversed',
    changed,
    z.array(statementLine),
    { body: matchUndoing, errors: [409], rateLimit: often, stepUp: true },
  ),
});
