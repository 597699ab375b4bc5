import type { ExpenseBasis, ExpenseRule } from '@imah/contract/expenses';
import { defaultApprovalLimit, type WithholdingKind, withholdingKinds } from '@imah/contract/expenses/words';
import type { Locale } from '@imah/contract/core/words';
import { accountKeys, seededAccounts } from '@imah/ledger';
import type { Kysely, Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { nameOfAccount } from '../finances/account-names.ts';

/**
 * What the law asks for where an organisation says nothing else: PPh 21 of who is no employee (5 % of half), PPh 23 of services,
 * the final one of PPh 4(2) for rent of land and buildings; more without a tax number (UU PPh 21(5a), 23(1a)).
 */
const lawful: readonly ExpenseRule['rates'][number][] = [
  { kind: 'pph21', withNpwp: 25_000, withoutNpwp: 30_000 },
  { kind: 'pph23', withNpwp: 20_000, withoutNpwp: 40_000 },
  { kind: 'pph4', withNpwp: 100_000, withoutNpwp: 100_000 },
];

/** The rule of an organisation, or what holds where it has none. */
export async function readExpenseRule(db: Kysely<Database>, orgId: string): Promise<ExpenseRule> {
  const row = await db.selectFrom('expense_rule').selectAll().where('org_id', '=', orgId).executeTakeFirst();
  if (row === undefined) return { approvalLimit: defaultApprovalLimit, rates: [...lawful] };
  return {
    approvalLimit: row.approval_limit,
    rates: withholdingKinds.map((kind) => ({
      kind,
      withNpwp: row[`${kind}_ppm`],
      withoutNpwp: row[`${kind}_without_ppm`],
    })),
  };
}

/** What is withheld, in whole rupiah, rounded down as the tax office does. */
export function withheldOf(
  { rates }: Pick<ExpenseRule, 'rates'>,
  { kind, base, npwp }: { readonly kind: WithholdingKind; readonly base: number; readonly npwp: 'known' | 'unknown' },
): number {
  const rate = rates.find((one) => one.kind === kind);
  const ppm = (npwp === 'known' ? rate?.withNpwp : rate?.withoutNpwp) ?? 0;
  return Number((BigInt(base) * BigInt(ppm)) / 1_000_000n);
}

/** The rule with the accounts that expenses are booked to, by code; those of the rules also before anything was booked. */
export async function readExpenseBasis(db: Kysely<Database>, orgId: string, locale: Locale): Promise<ExpenseBasis> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['code', 'key', 'name', 'type', 'archived_at as archivedAt'])
    .where('org_id', '=', orgId)
    .where('person_id', 'is', null)
    .execute();
  const known = new Set(rows.map(({ key }) => key));
  const coming = accountKeys.flatMap((key) =>
    seededAccounts[key].type === 'expense' && !known.has(key)
      ? [{ code: seededAccounts[key].code, name: nameOfAccount(locale, { key, name: null }) }]
      : [],
  );
  const there = rows
    .filter(({ type, archivedAt }) => type === 'expense' && archivedAt === null)
    .map((row) => ({ code: row.code, name: nameOfAccount(locale, row) }));
  const accounts = [...there, ...coming].toSorted((one, other) => one.code.localeCompare(other.code));
  return { ...(await readExpenseRule(db, orgId)), accounts };
}

/** Says from which amount on a second person approves, and how much tax is withheld from now on. */
export function updateExpenseRule(ports: CommandPorts, edit: PersonalEdit, rule: ExpenseRule): Promise<ExpenseBasis> {
  const { orgId, actor } = edit;
  return runCommand<ExpenseRule, ExpenseBasis>(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      return readExpenseRule(trx, orgId);
    },
    write: async (trx, before) => {
      const [was, is] = [factsOf(before), factsOf(rule)];
      if (JSON.stringify(was) === JSON.stringify(is))
        return unchanged(await readExpenseBasis(trx, orgId, actor.locale));
      await write(trx, orgId, rule);
      return {
        result: await readExpenseBasis(trx, orgId, actor.locale),
        audit: { action: 'update', entity: 'expense_rule', entityId: orgId, before: was, after: is },
      };
    },
  });
}

async function write(trx: Transaction<Database>, orgId: string, rule: ExpenseRule): Promise<void> {
  const of = (kind: WithholdingKind) => rule.rates.find((one) => one.kind === kind);
  const columns = {
    approval_limit: rule.approvalLimit,
    pph21_ppm: of('pph21')?.withNpwp ?? 0,
    pph21_without_ppm: of('pph21')?.withoutNpwp ?? 0,
    pph23_ppm: of('pph23')?.withNpwp ?? 0,
    pph23_without_ppm: of('pph23')?.withoutNpwp ?? 0,
    pph4_ppm: of('pph4')?.withNpwp ?? 0,
    pph4_without_ppm: of('pph4')?.withoutNpwp ?? 0,
  };
  await trx
    .insertInto('expense_rule')
    .values({ org_id: orgId, ...columns })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(columns))
    .execute();
}

/** The rule as the audit says it: rates as text, one for each tax. */
const factsOf = ({ approvalLimit, rates }: ExpenseRule) => ({
  approvalLimit,
  ...Object.fromEntries(
    withholdingKinds.map((kind) => {
      const rate = rates.find((one) => one.kind === kind);
      return [kind, `${percentOf(rate?.withNpwp ?? 0)} / ${percentOf(rate?.withoutNpwp ?? 0)}`];
    }),
  ),
});

const percentOf = (ppm: number) => `${ppm / 10_000} %`;
