import type { StatementImport } from '@imah/contract/statements';
import type { Kysely } from 'kysely';
import { type CommandPorts, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { type BankAccountRow, findBankAccount, lockBankAccount } from './bank-account-rows.ts';
import type { BankAccountEdit } from './import-statement.ts';

interface Key {
  readonly orgId: string;
  readonly bankAccountId: string;
}

/** The newest 50 files of an account. @throws {HttpProblem} 404 */
export async function listImports(db: Kysely<Database>, key: Key): Promise<StatementImport[]> {
  await findBankAccount(db, key);
  const rows = await db
    .selectFrom('statement_import as i')
    .select([
      'i.id',
      'i.format',
      'i.file_name as fileName',
      'i.from_on as from',
      'i.to_on as to',
      'i.opening',
      'i.closing',
    ])
    .select(['i.line_count as lines', 'i.known_count as known', 'i.imported_at as at', 'i.imported_by_name as byName'])
    .select((where) =>
      where
        .exists(
          where
            .selectFrom('statement_line as l')
            .select('l.id')
            .whereRef('l.org_id', '=', 'i.org_id')
            .whereRef('l.import_id', '=', 'i.id')
            .where('l.state', '<>', 'new'),
        )
        .as('isUsed'),
    )
    .where('i.org_id', '=', key.orgId)
    .where('i.bank_account_id', '=', key.bankAccountId)
    .orderBy('i.imported_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ at, isUsed, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undo: isUsed === true ? 'used' : 'possible',
  }));
}

type Edit = BankAccountEdit & { readonly importId: string };
interface Locked {
  readonly account: BankAccountRow;
  readonly found: { readonly fileName: string; readonly lines: number } | undefined;
}

/** Removes the lines of a file again; saying so again changes nothing. @throws {HttpProblem} 404, 409 once one is dealt with */
export function undoImport(ports: CommandPorts, edit: Edit): Promise<void> {
  const { orgId, bankAccountId, importId } = edit;
  return runCommand<Locked, void>(ports, edit, {
    lock: async (trx) => {
      const account = await lockBankAccount(trx, edit);
      const found = await trx
        .selectFrom('statement_import')
        .select(['file_name as fileName', 'line_count as lines'])
        .where('org_id', '=', orgId)
        .where('bank_account_id', '=', bankAccountId)
        .where('id', '=', importId)
        .executeTakeFirst();
      return { account, found };
    },
    validate: async (trx) => {
      const used = await linesOf(trx, edit).select('id').where('state', '<>', 'new').limit(1).executeTakeFirst();
      if (used !== undefined) throw new HttpProblem(409, 'MUTASI_DIPAKAI');
    },
    write: async (trx, { found }) => {
      if (found === undefined) return unchanged(undefined);
      await trx.deleteFrom('statement_line').where('org_id', '=', orgId).where('import_id', '=', importId).execute();
      await trx.deleteFrom('statement_import').where('org_id', '=', orgId).where('id', '=', importId).execute();
      return {
        result: undefined,
        audit: { action: 'undo-import', entity: 'bank_account', entityId: bankAccountId, before: found },
      };
    },
  });
}

function linesOf(db: Kysely<Database>, { orgId, bankAccountId, importId }: Edit) {
  return db
    .selectFrom('statement_line')
    .where('org_id', '=', orgId)
    .where('bank_account_id', '=', bankAccountId)
    .where('import_id', '=', importId);
}
