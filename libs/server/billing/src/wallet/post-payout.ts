import type { StandardEntry } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { postEntries } from '../ledger/post-entries.ts';

/** What of the books a payout moves. */
interface PostedPayout {
  readonly orgId: string;
  readonly id: string;
  readonly number: string;
  readonly personId: string;
  readonly buildingId: string;
  readonly effectiveOn: string;
}

/** Posts a step of a payout, once. Returns the id of its entry. @throws {HttpProblem} 409 */
export async function postPayout(
  trx: Transaction<Database>,
  { orgId, id, number, personId, buildingId, effectiveOn }: PostedPayout,
  { kind, entry }: { readonly kind: 'payout-held' | 'payout-paid' | 'payout-released'; readonly entry: StandardEntry },
  now: number,
): Promise<string> {
  const [entryId = ''] = await postEntries(
    trx,
    orgId,
    [
      {
        idempotencyKey: `${kind}:${id}`,
        effectiveOn,
        kind,
        memo: number,
        source: { type: 'payout', id },
        buildingId,
        postings: entry.map(({ account, side, amount }) => ({
          account:
            account === 'deposits' ? { kind: 'deposit' as const, personId } : { kind: 'key' as const, key: account },
          side,
          amount,
        })),
      },
    ],
    now,
  );
  return entryId;
}
