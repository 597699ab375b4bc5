import { reversalOf, toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { AccountRef } from './account-repository.ts';
import { type EntryDraft, postEntries } from './post-entries.ts';

/** How an entry is taken back: on which day, and why. */
export type Reversal = Pick<EntryDraft, 'effectiveOn' | 'memo'> & { readonly entryId: string };

/** Takes an entry back by its opposite, once; what is asked again is answered. @throws {HttpProblem} 404, 409 */
export async function reverseEntry(
  trx: Transaction<Database>,
  orgId: string,
  reversal: Reversal,
  now: number,
): Promise<string> {
  const [id = ''] = await reverseEntries(trx, orgId, [reversal], now);
  return id;
}

/** Takes entries back by their opposites, all or none. @throws {HttpProblem} 404, 409 */
export async function reverseEntries(
  trx: Transaction<Database>,
  orgId: string,
  reversals: readonly Reversal[],
  now: number,
): Promise<string[]> {
  if (reversals.length === 0) return [];
  const postings = await trx
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_posting as p', (join) =>
      join.onRef('p.org_id', '=', 'e.org_id').onRef('p.entry_id', '=', 'e.id'),
    )
    .select(['e.id', 'e.source_type', 'e.source_id', 'p.account_id', 'p.side', 'p.amount'])
    .where('e.org_id', '=', orgId)
    .where(
      'e.id',
      'in',
      reversals.map(({ entryId }) => entryId),
    )
    .orderBy('p.line')
    .execute();
  const byEntry = Map.groupBy(postings, ({ id }) => id);
  const drafts = reversals.map(({ entryId, effectiveOn, memo }): EntryDraft => {
    const lines = byEntry.get(entryId) ?? [];
    const [first] = lines;
    if (first === undefined) throw notFound();
    return {
      idempotencyKey: `reverse:${entryId}`,
      effectiveOn,
      kind: 'reversal',
      memo,
      source: { type: first.source_type, id: first.source_id },
      reversesId: entryId,
      postings: reversalOf(
        lines.map(({ account_id, side, amount }) => ({
          account: { kind: 'id', id: account_id } satisfies AccountRef,
          side,
          amount: toRupiah(amount),
        })),
      ),
    };
  });
  return postEntries(trx, orgId, drafts, now);
}
