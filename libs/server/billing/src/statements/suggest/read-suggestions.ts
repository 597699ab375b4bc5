import type { Locale } from '@imah/contract/core/words';
import type { MatchSuggestion } from '@imah/contract/statements';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { nameOfAccount } from '../../finances/account-names.ts';
import { findBankAccount } from '../bank-account-rows.ts';
import { possibleAccounts } from '../parts/move-to-account.ts';
import { listUnsettled } from '../unsettled-payments.ts';
import { listUnstated } from '../unstated-entries.ts';
import { type Candidates, suggestMatches } from './suggest-matches.ts';
import type { OpenPayer } from './suggest-payers.ts';

interface Key {
  readonly orgId: string;
  readonly bankAccountId: string;
  readonly lineId: string;
}

/** Open bills that are looked through: those of the largest buildings. */
const mostBills = 10_000;

/** What a line could be matched with, and why; nothing for one that is dealt with. @throws {HttpProblem} 404 */
export async function readSuggestions(db: Kysely<Database>, key: Key, locale: Locale): Promise<MatchSuggestion[]> {
  const { orgId, bankAccountId, lineId } = key;
  const account = await findBankAccount(db, key);
  const line = await db
    .selectFrom('statement_line')
    .select(['on_day as on', 'amount', 'description', 'reference', 'state'])
    .where('org_id', '=', orgId)
    .where('bank_account_id', '=', bankAccountId)
    .where('id', '=', lineId)
    .executeTakeFirstOrThrow(notFound);
  if (line.state !== 'new') return [];
  const accountIds = await possibleAccounts(db, orgId, account);
  const [entries, payers, payments, feeAccount] = await Promise.all([
    readEntries(db, { orgId, accountIds }),
    line.amount > 0 ? readPayers(db, orgId) : [],
    line.amount > 0 ? listUnsettled(db, orgId) : [],
    readFeeAccount(db, orgId, locale),
  ]);
  const text = [line.description, line.reference ?? ''].join(' ');
  return suggestMatches({ on: line.on, amount: line.amount, text }, { entries, payers, payments, feeAccount });
}

async function readEntries(
  db: Kysely<Database>,
  where: { readonly orgId: string; readonly accountIds: readonly string[] },
): Promise<Candidates['entries']> {
  const entries = await listUnstated(db, where, { limit: 500 });
  const rows =
    entries.length === 0
      ? []
      : await db
          .selectFrom('payment')
          .select(['entry_id as entryId', 'reference'])
          .where('org_id', '=', where.orgId)
          .where('reference', 'is not', null)
          .where(
            'entry_id',
            'in',
            entries.map(({ entryId }) => entryId),
          )
          .execute();
  const references = new Map(rows.map(({ entryId, reference }) => [entryId, reference]));
  return entries.map((entry) => ({ ...entry, reference: references.get(entry.entryId) ?? null }));
}

async function readPayers(db: Kysely<Database>, orgId: string): Promise<OpenPayer[]> {
  const rows = await db
    .selectFrom('bill as b')
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'b.org_id').onRef('g.id', '=', 'b.building_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select([
      'b.building_id as buildingId',
      'g.name as buildingName',
      'b.person_id as personId',
      'b.person_name as name',
    ])
    .select(['b.number', 'b.unit_code as unitCode', 'b.outstanding'])
    .where('b.org_id', '=', orgId)
    .where('r.state', '=', 'issued')
    .where('b.outstanding', '>', 0)
    .orderBy('r.due_on')
    .orderBy('b.id')
    .limit(mostBills)
    .execute();
  const byPayer = Map.groupBy(rows, ({ buildingId, personId }) => `${buildingId} ${personId}`);
  return [...byPayer.values()].flatMap((bills) => {
    const [first] = bills;
    if (first === undefined) return [];
    const { buildingId, buildingName, personId, name } = first;
    return [
      {
        buildingId,
        buildingName,
        personId,
        name,
        bills: bills.map(({ number, unitCode, outstanding }) => ({ number: number ?? '', unitCode, outstanding })),
      },
    ];
  });
}

async function readFeeAccount(db: Kysely<Database>, orgId: string, locale: Locale): Promise<Candidates['feeAccount']> {
  const row = await db
    .selectFrom('ledger_account')
    .select(['id', 'code', 'key', 'name'])
    .where('org_id', '=', orgId)
    .where('key', '=', 'operations')
    .executeTakeFirst();
  return row === undefined ? null : { accountId: row.id, title: `${row.code} ${nameOfAccount(locale, row)}` };
}
