import { randomUUIDv7 } from 'node:crypto';
import type { LedgerAccount, LedgerAccountChange, LedgerAccountDraft } from '@imah/contract/finances';
import { codeDigits } from '@imah/contract/finances/words';
import type { Locale } from '@imah/contract/core/words';
import { normalSide } from '@imah/ledger';
import type { Kysely, Transaction } from 'kysely';
import {
  type CommandPorts,
  type PersonalEdit,
  runCommand,
  unchanged,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { seedAccounts } from '../ledger/seed-accounts.ts';
import { nameOfAccount } from './account-names.ts';

/** The accounts of an organisation by code; deposits of payers are one. */
export async function listAccounts(db: Kysely<Database>, orgId: string, locale: Locale): Promise<LedgerAccount[]> {
  const rows = await selectAccounts(db, orgId).orderBy('code').execute();
  const { deposits } = await db
    .selectFrom('ledger_account')
    .select(({ fn }) => fn.sum<string | null>('balance').as('deposits'))
    .where('org_id', '=', orgId)
    .where('person_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return rows.map((row) => {
    const account = accountOf(row, locale);
    const balance = account.balance + (row.key === 'deposits' ? Number(deposits ?? 0) : 0);
    return { ...account, balance };
  });
}

function selectAccounts(db: Kysely<Database>, orgId: string) {
  return db
    .selectFrom('ledger_account')
    .select(['id as accountId', 'code', 'key', 'name', 'type', 'normal as side', 'is_money as isMoney'])
    .select(['balance', 'archived_at', 'version'])
    .where('org_id', '=', orgId)
    .where('person_id', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

const accountOf = ({ archived_at: archivedAt, ...row }: Row, locale: Locale): LedgerAccount => ({
  ...row,
  name: nameOfAccount(locale, row),
  state: archivedAt === null ? 'active' : 'archived',
});

/** Adds an account. @throws {HttpProblem} 409 where its code is taken, 422 where that does not fit its type */
export function createAccount(
  ports: CommandPorts,
  edit: PersonalEdit,
  draft: LedgerAccountDraft,
): Promise<LedgerAccount> {
  const { orgId, actor } = edit;
  const { code, name, type, isMoney } = draft;
  return runCommand<void, LedgerAccount>(ports, edit, {
    // Accounts of one organisation are added one after the other: those of the rules have their codes first.
    lock: async (trx) => {
      await trx.selectFrom('organization').select('id').where('id', '=', orgId).forUpdate().executeTakeFirstOrThrow();
      await seedAccounts(trx, orgId);
    },
    validate: async (trx) => {
      if (!code.startsWith(codeDigits[type])) throw invalidField('code', 'not-an-option');
      if (isMoney && type !== 'asset') throw invalidField('isMoney', 'not-an-option');
      const taken = await trx
        .selectFrom('ledger_account')
        .select('id')
        .where('org_id', '=', orgId)
        .where('code', '=', code)
        .executeTakeFirst();
      if (taken !== undefined) throw invalidField('code', 'code-taken');
    },
    write: async (trx) => {
      const id = randomUUIDv7();
      await trx
        .insertInto('ledger_account')
        .values({ org_id: orgId, id, code, name, type, normal: normalSide(type), is_money: isMoney })
        .execute();
      return {
        result: await readAccount(trx, orgId, id, actor.locale),
        audit: { action: 'create', entity: 'ledger_account', entityId: id, after: { code, name, type, isMoney } },
      };
    },
  });
}

type Edit = VersionedEdit & { readonly accountId: string };

/** Renames an account or takes it out of use. @throws {HttpProblem} 404, 409 where something stands on it, 412, 422 */
export function updateAccount(ports: CommandPorts, edit: Edit, change: LedgerAccountChange): Promise<LedgerAccount> {
  const { orgId, accountId, version, actor, now } = edit;
  const { locale } = actor;
  const { name, state } = change;
  return runCommand<LedgerAccount, LedgerAccount>(ports, edit, {
    lock: async (trx) =>
      accountOf(
        await selectAccounts(trx, orgId).where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow(notFound),
        locale,
      ),
    authorize: (_trx, account) => requireVersion(account, version),
    validate: (_trx, { key, balance }) => {
      if (state === 'archived' && (key !== null || balance !== 0)) throw new HttpProblem(409, 'AKUN_DIPAKAI');
    },
    write: async (trx, before) => {
      if (before.name === name && before.state === state) return unchanged(before);
      await trx
        .updateTable('ledger_account')
        // What is not called otherwise keeps the name of its key, in every language.
        .set({
          ...(name === before.name ? {} : { name }),
          archived_at: state === 'archived' ? new Date(now) : null,
          version: version + 1,
        })
        .where('org_id', '=', orgId)
        .where('id', '=', accountId)
        .execute();
      return {
        result: await readAccount(trx, orgId, accountId, locale),
        audit: {
          action: 'update',
          entity: 'ledger_account',
          entityId: accountId,
          before: { code: before.code, name: before.name, state: before.state },
          after: { code: before.code, name, state },
        },
      };
    },
  });
}

async function readAccount(
  trx: Transaction<Database>,
  orgId: string,
  accountId: string,
  locale: Locale,
): Promise<LedgerAccount> {
  return accountOf(await selectAccounts(trx, orgId).where('id', '=', accountId).executeTakeFirstOrThrow(), locale);
}
