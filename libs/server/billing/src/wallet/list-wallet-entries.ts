import type { WalletEntry, walletEntryQuery } from '@imah/contract/wallet';
import { type WalletEntryKind, type WalletSource, walletSources } from '@imah/contract/wallet/words';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import type { WalletKey } from './wallet-key.ts';

const position = z.object({ seq: z.int() });

/**
 * A page of the statement of a deposit, the newest first, each line with what was there after it: in the order in which the
 * books were written, which is the one in which the deposit was never below nothing. @throws {HttpProblem} 422 at `cursor`
 */
export async function listWalletEntries(
  db: Kysely<Database>,
  { orgId, personId }: WalletKey,
  { limit, cursor, period }: z.output<typeof walletEntryQuery>,
): Promise<{ data: WalletEntry[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const found = await db
    .with('line', (lines) =>
      lines
        .selectFrom('ledger_account as a')
        .innerJoin('ledger_posting as p', (join) =>
          join.onRef('p.org_id', '=', 'a.org_id').onRef('p.account_id', '=', 'a.id'),
        )
        .innerJoin('ledger_entry as e', (join) =>
          join.onRef('e.org_id', '=', 'p.org_id').onRef('e.id', '=', 'p.entry_id'),
        )
        .where('a.org_id', '=', orgId)
        .where('a.person_id', '=', personId)
        .select(['e.id', 'e.seq', 'e.effective_on as effectiveOn', 'e.kind', 'e.memo'])
        .select(['e.source_type as sourceType', 'e.source_id as sourceId'])
        .select((eb) =>
          eb
            .case()
            .when('p.side', '=', 'credit')
            .then(eb.ref('p.amount'))
            .else(eb(eb.val(0), '-', eb.ref('p.amount')))
            .end()
            .as('amount'),
        ),
    )
    .with('standing', (lines) =>
      lines
        .selectFrom('line')
        .selectAll('line')
        // Of the whole past, whatever is left out below.
        .select(({ fn }) =>
          fn
            .sum<string>('line.amount')
            .over((over) => over.orderBy('line.seq'))
            .as('after'),
        ),
    )
    .selectFrom('standing as s')
    .selectAll('s')
    .$if(period !== undefined, (query) =>
      query.where('s.effectiveOn', '>=', `${period}-01`).where('s.effectiveOn', '<=', lastDayOf(period ?? '')),
    )
    .$if(after !== null, (query) => query.where('s.seq', '<', after?.seq ?? 0))
    .orderBy('s.seq', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    data: rows.map(({ kind, sourceType, sourceId, amount, after: left, ...row }) => ({
      ...row,
      amount: Number(amount),
      balance: Number(left),
      kind: kindOf(kind, sourceType, Number(amount)),
      source: isSource(sourceType) ? { kind: sourceType, id: sourceId } : null,
    })),
    meta: { nextCursor: last === undefined ? null : writeCursor({ seq: last.seq }) },
  };
}

function kindOf(kind: string, sourceType: string, amount: number): WalletEntryKind {
  if (kind === 'reversal') return 'reversed';
  if (kind === 'opening') return 'opening';
  if (sourceType === 'payment') return amount > 0 ? 'received' : 'paid';
  if (sourceType === 'order') return amount > 0 ? 'refunded' : 'bought';
  if (kind === 'payout-held') return 'held';
  return kind === 'payout-released' ? 'released' : 'other';
}

const isSource = (type: string): type is WalletSource => walletSources.some((source) => source === type);

const lastDayOf = (period: string) => {
  const { year, month } = Temporal.PlainYearMonth.from(period);
  return Temporal.PlainDate.from({ year, month, day: 31 }, { overflow: 'constrain' }).toString();
};
