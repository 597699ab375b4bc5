import { randomUUIDv7 } from 'node:crypto';
import { type AccountKey, seededAccounts } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { seedAccounts } from './seed-accounts.ts';

/** Where a standard entry is posted: an account that the rules know, or the deposit of a person. */
export type AccountRef =
  | { readonly kind: 'key'; readonly key: AccountKey }
  | { readonly kind: 'deposit'; readonly personId: string }
  | { readonly kind: 'id'; readonly id: string };

/** Finds the accounts of postings by what they are; makes those of the rules, and the deposit of a person, when first asked for. */
export async function accountFinder(
  trx: Transaction<Database>,
  orgId: string,
  refs: readonly AccountRef[],
): Promise<(ref: AccountRef) => string> {
  const people = [...new Set(refs.flatMap((ref) => (ref.kind === 'deposit' ? [ref.personId] : [])))];
  if (refs.some(({ kind }) => kind === 'key')) await seedAccounts(trx, orgId);
  await openDeposits(trx, orgId, people);
  const rows = await trx
    .selectFrom('ledger_account')
    .select(['id', 'key', 'person_id'])
    .where('org_id', '=', orgId)
    .where((where) =>
      where.or([where('key', 'is not', null), ...(people.length === 0 ? [] : [where('person_id', 'in', people)])]),
    )
    .execute();
  const byKey = new Map(rows.map(({ key, id }) => [key, id]));
  const byPerson = new Map(rows.map(({ person_id, id }) => [person_id, id]));
  return (ref) => {
    if (ref.kind === 'id') return ref.id;
    const id = ref.kind === 'key' ? byKey.get(ref.key) : byPerson.get(ref.personId);
    if (id === undefined) throw new Error(`no account for ${JSON.stringify(ref)}`);
    return id;
  };
}

/** A deposit never goes below nothing: the database refuses it. Its code is the one of deposits and its own id. */
async function openDeposits(trx: Transaction<Database>, orgId: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  const accounts = people.map((personId) => {
    const id = randomUUIDv7();
    const code = `${seededAccounts.deposits.code}.${id.replaceAll('-', '').toUpperCase()}`;
    return {
      org_id: orgId,
      id,
      code,
      name: 'deposit',
      type: seededAccounts.deposits.type,
      normal: 'credit' as const,
      person_id: personId,
      allow_negative: false,
    };
  });
  await trx
    .insertInto('ledger_account')
    .values(accounts)
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id']).doNothing())
    .execute();
}
