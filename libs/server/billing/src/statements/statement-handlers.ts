import type { statementEndpoints } from '@imah/contract/statements';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { findBankAccount, listBankAccounts } from './bank-account-rows.ts';
import { createBankAccount, updateBankAccount } from './bank-accounts.ts';
import { importStatement } from './import-statement.ts';
import { listLines } from './line-rows.ts';
import { matchLines } from './match-lines.ts';
import { moveLine } from './move-line.ts';
import { bookOpening } from './opening-balance.ts';
import { possibleAccounts } from './parts/move-to-account.ts';
import { listImports, undoImport } from './statement-imports.ts';
import { readSuggestions } from './suggest/read-suggestions.ts';
import { undoMatch } from './undo-match.ts';
import { listUnsettled } from './unsettled-payments.ts';
import { listUnstated } from './unstated-entries.ts';

export function statementHandlers(context: ServerContext): Pick<Handlers, keyof typeof statementEndpoints> {
  const { db } = context;
  return {
    listBankAccounts: async ({ actor, edit }) => ({ data: await listBankAccounts(db, edit.orgId, actor.locale) }),
    createBankAccount: async ({ edit, body }) => ({ data: await createBankAccount(context, edit, body) }),
    updateBankAccount: async ({ edit, body }) => ({ data: await updateBankAccount(context, edit, body) }),
    bookOpeningBalance: async ({ edit, body }) => ({ data: await bookOpening(context, edit, body.amount) }),
    importStatement: async ({ edit, body }) => ({ data: await importStatement(context, edit, body) }),
    listStatementImports: async ({ edit }) => ({ data: await listImports(db, edit) }),
    undoStatementImport: async ({ edit }) => {
      await undoImport(context, edit);
      return undefined;
    },
    listStatementLines: ({ edit, query }) => listLines(db, edit, query),
    listMatchSuggestions: async ({ actor, edit }) => ({ data: await readSuggestions(db, edit, actor.locale) }),
    ignoreStatementLine: async ({ edit, body }) => ({ data: await moveLine(context, edit, 'ignore', body.reason) }),
    restoreStatementLine: async ({ edit }) => ({ data: await moveLine(context, edit, 'restore', null) }),
    listUnstatedEntries: async ({ edit, query }) => {
      const account = await findBankAccount(db, edit);
      const accountIds = await possibleAccounts(db, edit.orgId, account);
      return { data: await listUnstated(db, { orgId: edit.orgId, accountIds }, query) };
    },
    listUnsettledPayments: async ({ edit }) => {
      await findBankAccount(db, edit);
      return { data: await listUnsettled(db, edit.orgId) };
    },
    matchStatementLines: async ({ edit, body }) => ({ data: await matchLines(context, edit, body) }),
    undoStatementMatch: async ({ edit, body }) => ({ data: await undoMatch(context, edit, body.reason) }),
  };
}
