import { randomUUIDv7 } from 'node:crypto';
import type { Posting } from '@imah/ledger';
import type { AccountKey } from '@imah/ledger';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import type { AccountRef } from '../ledger/account-repository.ts';
import { type EntryDraft, postEntries } from '../ledger/post-entries.ts';

/** The postings of a standard entry; the deposit is that of a person, where one is named. */
function postingsFor(entry: readonly Posting<AccountKey>[], personId?: string): Posting<AccountRef>[] {
  return entry.map(({ account, side, amount }) => ({
    account:
      account === 'deposits' && personId !== undefined ? { kind: 'deposit', personId } : { kind: 'key', key: account },
    side,
    amount,
  }));
}

/** An entry of today that nothing else was made for, unless said otherwise. */
export function draftOf(
  entry: readonly Posting<AccountKey>[],
  more: Partial<EntryDraft> & { personId?: string } = {},
): EntryDraft {
  const { personId, ...draft } = more;
  return {
    idempotencyKey: randomUUIDv7(),
    effectiveOn: '2026-11-21',
    kind: 'bill',
    memo: 'Tagihan',
    source: { type: 'test', id: randomUUIDv7() },
    postings: postingsFor(entry, personId),
    ...draft,
  };
}

/** Makes entries in a transaction of their own. */
export function post({ context }: TestApp, orgId: string, ...drafts: readonly EntryDraft[]): Promise<string[]> {
  return context.db.transaction().execute((trx) => postEntries(trx, orgId, drafts, context.now()));
}

/** A person whom a deposit can be kept for. */
export async function makePayer({ context }: TestApp, orgId: string): Promise<string> {
  const id = randomUUIDv7();
  await context.db.insertInto('person').values({ org_id: orgId, id, name: 'Sari' }).execute();
  return id;
}

/** What stands on the accounts that were moved, by key, deposits as one sum. */
export async function balancesOf({ context }: TestApp, orgId: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ key: string; balance: number }>`
    SELECT coalesce(key, 'deposit') AS key, sum(balance)::bigint AS balance FROM ledger_account
    WHERE org_id = ${orgId} GROUP BY 1 HAVING sum(balance) <> 0 ORDER BY 1`.execute(context.db);
  return Object.fromEntries(rows.map(({ key, balance }) => [key, balance]));
}
