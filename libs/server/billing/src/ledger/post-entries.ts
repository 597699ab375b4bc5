import { randomUUIDv7 } from 'node:crypto';
import { entryFault, fromRupiah, type Posting } from '@imah/ledger';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { accountFinder, type AccountRef } from './account-repository.ts';
import { asLedgerProblem } from './ledger-problem.ts';

/** An entry that is to be made. The same key makes it once, however often it is asked for. */
export interface EntryDraft {
  readonly idempotencyKey: string;
  readonly effectiveOn: string;
  readonly kind: string;
  readonly memo: string;
  readonly source: { readonly type: string; readonly id: string };
  /** Of which building it is; left out, the database takes that of its bill, its payment or the entry that it takes back. */
  readonly buildingId?: string;
  readonly reversesId?: string;
  readonly postings: readonly Posting<AccountRef>[];
}

/**
 * Moves money: the one function that does, by the one function of the database that writes postings. All entries are made or
 * none. Returns their ids in order; an entry that its key has made before is answered, not made again.
 * @throws {HttpProblem} 409 where a month is closed, a deposit holds too little, a key was used for something else, or it was
 * reversed before
 */
export async function postEntries(
  trx: Transaction<Database>,
  orgId: string,
  drafts: readonly EntryDraft[],
  now: number,
): Promise<string[]> {
  if (drafts.length === 0) return [];
  for (const { postings, idempotencyKey } of drafts) {
    const fault = entryFault(postings);
    if (fault !== null) throw new Error(`the entry ${idempotencyKey} is ${fault}`);
  }
  const find = await accountFinder(
    trx,
    orgId,
    drafts.flatMap(({ postings }) => postings.map(({ account }) => account)),
  );
  const wanted = drafts.map((draft) => entryOf(draft, find, now));
  // Who writes next waits here, and then sees what the one before has made.
  await sql`SELECT ledger_lock(${orgId})`.execute(trx);
  const known = await readKnown(
    trx,
    orgId,
    wanted.map(({ idempotencyKey }) => idempotencyKey),
  );
  const fresh = wanted.filter(({ idempotencyKey }) => !known.has(idempotencyKey));
  try {
    await sql`SELECT ledger_write(${orgId}, ${JSON.stringify(fresh)}::jsonb)`.execute(trx);
  } catch (error) {
    throw asLedgerProblem(error);
  }
  return wanted.map((entry) => {
    const made = known.get(entry.idempotencyKey);
    if (made === undefined) return entry.id;
    if (made.content !== contentOf(entry)) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
    return made.id;
  });
}

type Entry = ReturnType<typeof entryOf>;

function entryOf(draft: EntryDraft, find: (ref: AccountRef) => string, now: number) {
  return {
    id: randomUUIDv7(),
    at: new Date(now).toISOString(),
    effectiveOn: draft.effectiveOn,
    kind: draft.kind,
    memo: draft.memo,
    sourceType: draft.source.type,
    sourceId: draft.source.id,
    buildingId: draft.buildingId ?? null,
    idempotencyKey: draft.idempotencyKey,
    reversesId: draft.reversesId ?? null,
    postings: draft.postings.map(({ account, side, amount }) => ({
      accountId: find(account),
      side,
      amount: fromRupiah(amount),
    })),
  };
}

/** What makes two entries the same: all of it but when they were made. */
function contentOf({
  effectiveOn,
  kind,
  memo,
  sourceType,
  sourceId,
  reversesId,
  postings,
}: Omit<Entry, 'id' | 'at' | 'buildingId'>) {
  const lines = postings.map(({ accountId, side, amount }) => [accountId, side, amount]);
  return JSON.stringify([effectiveOn, kind, memo, sourceType, sourceId, reversesId, lines]);
}

async function readKnown(trx: Transaction<Database>, orgId: string, keys: readonly string[]) {
  const rows = await trx
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_posting as p', (join) =>
      join.onRef('p.org_id', '=', 'e.org_id').onRef('p.entry_id', '=', 'e.id'),
    )
    .select(['e.id', 'e.idempotency_key', 'e.effective_on', 'e.kind', 'e.memo', 'e.source_type', 'e.source_id'])
    .select(['e.reverses_id', 'p.account_id', 'p.side', 'p.amount'])
    .where('e.org_id', '=', orgId)
    .where('e.idempotency_key', 'in', keys)
    .orderBy('p.line')
    .execute();
  const entries = Map.groupBy(rows, ({ idempotency_key }) => idempotency_key);
  return new Map(
    [...entries].flatMap(([idempotencyKey, lines]) => {
      const [first] = lines;
      if (first === undefined) return [];
      const content = contentOf({
        effectiveOn: first.effective_on,
        kind: first.kind,
        memo: first.memo,
        sourceType: first.source_type,
        sourceId: first.source_id,
        idempotencyKey,
        reversesId: first.reverses_id,
        postings: lines.map(({ account_id, side, amount }) => ({ accountId: account_id, side, amount })),
      });
      return [[idempotencyKey, { id: first.id, content }]];
    }),
  );
}
