import type { Payout } from '@imah/contract/wallet';
import type { PayoutState } from '@imah/contract/wallet/words';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { id } from '@imah/contract/core';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { type PayoutReader, selectPayouts, showPayout } from './payout-rows.ts';

const position = z.object({ at: z.iso.datetime(), id });

/** Which payouts are asked for. */
interface PayoutsAsked {
  readonly orgId: string;
  readonly personId?: string | undefined;
  readonly state?: PayoutState | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page of payouts, the newest first. @throws {HttpProblem} 422 at `cursor` */
export async function listPayouts(
  db: Kysely<Database>,
  reader: PayoutReader,
  { orgId, personId, state, limit, cursor }: PayoutsAsked,
): Promise<{ data: Payout[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const found = await selectPayouts(db)
    .where('x.org_id', '=', orgId)
    .$if(personId !== undefined, (query) => query.where('x.person_id', '=', personId ?? ''))
    .$if(state !== undefined, (query) => query.where('x.state', '=', state ?? 'requested'))
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(where.refTuple('x.requested_at', 'x.id'), '<', where.tuple(new Date(after?.at ?? 0), after?.id ?? '')),
      ),
    )
    .orderBy('x.requested_at', 'desc')
    .orderBy('x.id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    data: await Promise.all(rows.map((row) => showPayout(db, reader, row))),
    meta: {
      nextCursor: last === undefined ? null : writeCursor({ at: last.requested_at.toISOString(), id: last.id }),
    },
  };
}
