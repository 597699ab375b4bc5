import type { Expense, expenseQuery } from '@imah/contract/expenses';
import { id } from '@imah/contract/core';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import type { ReachOfExpenses } from './reach-of-expenses.ts';
import { selectExpenses, showExpenses } from './expense-rows.ts';
import { type ExpenseReader, patternOf } from './vendor-rows.ts';

const position = z.object({ on: z.iso.date(), id });

/** Which expenses are asked for. */
export type ExpensesAsked = Omit<z.output<typeof expenseQuery>, 'buildingId'>;

/** A page of the expenses that somebody reaches, the newest first. @throws {HttpProblem} 422 at `cursor` */
export async function listExpenses(
  db: Kysely<Database>,
  reader: ExpenseReader & { readonly locale: Locale },
  { orgId, buildingIds }: ReachOfExpenses,
  { limit, cursor, state, vendorId, from, to, search }: ExpensesAsked,
): Promise<{ data: Expense[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  if (buildingIds.length === 0) return { data: [], meta: { nextCursor: null } };
  const pattern = patternOf(search);
  const found = await selectExpenses(db)
    .where('x.org_id', '=', orgId)
    .$if(buildingIds !== 'all', (query) => query.where('x.building_id', 'in', buildingIds === 'all' ? [] : buildingIds))
    .$if(state !== undefined, (query) => query.where('x.state', '=', state ?? 'draft'))
    .$if(vendorId !== undefined, (query) => query.where('x.vendor_id', '=', vendorId ?? ''))
    .$if(from !== undefined, (query) => query.where('x.on_day', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('x.on_day', '<=', to ?? ''))
    .$if(search.trim() !== '', (query) =>
      query.where((where) =>
        where.or([
          where('x.number', 'ilike', pattern),
          where('x.description', 'ilike', pattern),
          where('x.reference', 'ilike', pattern),
          where('v.name', 'ilike', pattern),
        ]),
      ),
    )
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(where.refTuple('x.on_day', 'x.id'), '<', where.tuple(after?.on ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('x.on_day', 'desc')
    .orderBy('x.id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    data: await showExpenses(db, reader, rows),
    meta: { nextCursor: last === undefined ? null : writeCursor({ on: last.on_day, id: last.id }) },
  };
}
