import { id } from '@imah/contract/core';
import type { walletListQuery, WalletRow } from '@imah/contract/wallet';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';

const position = z.object({ available: z.int(), id });

/** A page of those for whom something is kept or held, the largest deposit first. @throws {HttpProblem} 422 at `cursor` */
export async function listWallets(
  db: Kysely<Database>,
  orgId: string,
  { limit, cursor, search }: z.output<typeof walletListQuery>,
): Promise<{ data: WalletRow[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await db
    .selectFrom('ledger_account as a')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'a.org_id').onRef('p.id', '=', 'a.person_id'))
    .leftJoin(
      (payouts) =>
        payouts
          .selectFrom('payout')
          .select(['org_id', 'person_id'])
          .select(({ fn }) => fn.sum<string>('amount').as('held'))
          .where('state', 'in', ['requested', 'approved'])
          .groupBy(['org_id', 'person_id'])
          .as('h'),
      (join) => join.onRef('h.org_id', '=', 'a.org_id').onRef('h.person_id', '=', 'p.id'),
    )
    .select(['p.id as personId', 'p.name', 'a.balance as available', 'h.held'])
    .where('a.org_id', '=', orgId)
    .where((where) => where.or([where('a.balance', '>', 0), where('h.held', 'is not', null)]))
    .where('p.name', 'ilike', pattern)
    .$if(after !== null, (query) =>
      query.where((where) =>
        where.or([
          where('a.balance', '<', after?.available ?? 0),
          where.and([where('a.balance', '=', after?.available ?? 0), where('p.id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('a.balance', 'desc')
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  const data = found.slice(0, limit).map((row) => ({ ...row, held: Number(row.held ?? 0) }));
  const last = found.length > limit ? data.at(-1) : undefined;
  return {
    data,
    meta: { nextCursor: last === undefined ? null : writeCursor({ available: last.available, id: last.personId }) },
  };
}
