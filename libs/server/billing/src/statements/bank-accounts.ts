import { randomUUIDv7 } from 'node:crypto';
import type { BankAccount, BankAccountDraft } from '@imah/contract/statements';
import { seededAccounts } from '@imah/ledger';
import type { Transaction } from 'kysely';
import {
  type CommandPorts,
  type PersonalEdit,
  runCommand,
  unchanged,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField, requireVersion } from '@imah/server-platform/http';
import { seedAccounts } from '../ledger/seed-accounts.ts';
import { type BankAccountRow, lockBankAccount, readBankAccount } from './bank-account-rows.ts';

/**
 * Adds an account at a bank. The first has the account of the books for money in the bank, each other one below it, so that what
 * stands there is of one account alone.
 * @throws {HttpProblem} 422 where the organisation has its number already
 */
export function createBankAccount(
  ports: CommandPorts,
  edit: PersonalEdit,
  draft: BankAccountDraft,
): Promise<BankAccount> {
  const { orgId, actor } = edit;
  return runCommand<void, BankAccount>(ports, edit, {
    // Accounts of one organisation are added one after the other: two would be given the same one of the books.
    lock: async (trx) => {
      await trx.selectFrom('organization').select('id').where('id', '=', orgId).forUpdate().executeTakeFirstOrThrow();
      await seedAccounts(trx, orgId);
    },
    validate: (trx) => requireFreeNumber(trx, orgId, draft),
    write: async (trx) => {
      const id = randomUUIDv7();
      const accountId = await takeLedgerAccount(trx, orgId, draft);
      await trx
        .insertInto('bank_account')
        .values({ org_id: orgId, id, ...draft, account_id: accountId })
        .execute();
      return {
        result: await readBankAccount(trx, { orgId, bankAccountId: id }, actor.locale),
        audit: { action: 'create', entity: 'bank_account', entityId: id, after: factsOf(draft) },
      };
    },
  });
}

type Edit = VersionedEdit & { readonly bankAccountId: string };

/** Changes what an account at a bank is called, or its number. @throws {HttpProblem} 404, 412, 422 */
export function updateBankAccount(ports: CommandPorts, edit: Edit, change: BankAccountDraft): Promise<BankAccount> {
  const { orgId, bankAccountId, version, actor } = edit;
  return runCommand<BankAccountRow, BankAccount>(ports, edit, {
    lock: (trx) => lockBankAccount(trx, edit),
    authorize: (_trx, account) => requireVersion(account, version),
    validate: (trx) => requireFreeNumber(trx, orgId, change, bankAccountId),
    write: async (trx, before) => {
      const [was, is] = [factsOf(before), factsOf(change)];
      if (JSON.stringify(was) === JSON.stringify(is)) return unchanged(await readBankAccount(trx, edit, actor.locale));
      await trx
        .updateTable('bank_account')
        .set({ ...change, version: version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', bankAccountId)
        .execute();
      return {
        result: await readBankAccount(trx, edit, actor.locale),
        audit: { action: 'update', entity: 'bank_account', entityId: bankAccountId, before: was, after: is },
      };
    },
  });
}

const factsOf = ({ name, bank, number, holder }: BankAccountDraft) => ({
  name,
  bank,
  number,
  accountHolder: holder,
});

async function requireFreeNumber(
  trx: Transaction<Database>,
  orgId: string,
  { bank, number }: BankAccountDraft,
  own: string | null = null,
): Promise<void> {
  const taken = await trx
    .selectFrom('bank_account')
    .select('id')
    .where('org_id', '=', orgId)
    .where('bank', '=', bank)
    .where('number', '=', number)
    .$if(own !== null, (query) => query.where('id', '<>', own ?? ''))
    .executeTakeFirst();
  if (taken !== undefined) throw invalidField('number', 'account-taken');
}

/** The account for money in the bank while none has it, else a new one below it. */
async function takeLedgerAccount(
  trx: Transaction<Database>,
  orgId: string,
  { name }: BankAccountDraft,
): Promise<string> {
  const rows = await trx
    .selectFrom('ledger_account as a')
    .leftJoin('bank_account as b', (join) => join.onRef('b.org_id', '=', 'a.org_id').onRef('b.account_id', '=', 'a.id'))
    .select(['a.id', 'a.code', 'a.key', 'b.id as bankAccountId'])
    .where('a.org_id', '=', orgId)
    .where('a.code', 'like', `${seededAccounts.bank.code}%`)
    .execute();
  const main = rows.find(({ key, bankAccountId }) => key === 'bank' && bankAccountId === null);
  if (main !== undefined) return main.id;
  const taken = new Set(rows.map(({ code }) => code));
  let nth = 2;
  while (taken.has(`${seededAccounts.bank.code}.${nth}`)) nth += 1;
  const id = randomUUIDv7();
  await trx
    .insertInto('ledger_account')
    .values({
      org_id: orgId,
      id,
      code: `${seededAccounts.bank.code}.${nth}`,
      name,
      type: 'asset',
      normal: 'debit',
      is_money: true,
    })
    .execute();
  return id;
}
