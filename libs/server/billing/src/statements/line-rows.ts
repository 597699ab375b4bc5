import type { StatementLine, statementLineQuery } from '@imah/contract/statements';
import { id } from '@imah/contract/core';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { findBankAccount } from './bank-account-rows.ts';

interface Key {
  readonly orgId: string;
  readonly bankAccountId: string;
}

function selectLines(db: Kysely<Database>, { orgId, bankAccountId }: Key) {
  return db
    .selectFrom('statement_line as l')
    .select(['l.id', 'l.on_day as on', 'l.amount', 'l.balance', 'l.description', 'l.reference', 'l.state', 'l.reason'])
    .select(['l.match_id as matchId', 'l.position'])
    .where('l.org_id', '=', orgId)
    .where('l.bank_account_id', '=', bankAccountId);
}
type Row = Awaited<ReturnType<ReturnType<typeof selectLines>['executeTakeFirstOrThrow']>>;

const position = z.object({ on: z.iso.date(), at: z.int(), id });

/** A page of lines, the newest first. @throws {HttpProblem} 404, 422 at `cursor` */
export async function listLines(
  db: Kysely<Database>,
  key: Key,
  { limit, cursor, state, direction, search }: z.output<typeof statementLineQuery>,
): Promise<{ data: StatementLine[]; meta: { nextCursor: string | null } }> {
  await findBankAccount(db, key);
  const after = readCursor(position, cursor);
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = search.replaceAll(/[.,\s]/g, '');
  const rows = await selectLines(db, key)
    .$if(state !== undefined, (query) => query.where('l.state', '=', state ?? 'new'))
    .$if(direction === 'in', (query) => query.where('l.amount', '>', 0))
    .$if(direction === 'out', (query) => query.where('l.amount', '<', 0))
    .$if(search.trim() !== '', (query) =>
      query.where((any) =>
        any.or([
          any('l.description', 'ilike', pattern),
          any('l.reference', 'ilike', pattern),
          any(any.cast<string>('l.amount', 'text'), 'like', /^\d+$/.test(digits) ? `%${digits}%` : '-'),
        ]),
      ),
    )
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('l.on_day', 'l.position', 'l.id'),
          '<',
          where.tuple(after?.on ?? '', after?.at ?? 0, after?.id ?? ''),
        ),
      ),
    )
    .orderBy('l.on_day', 'desc')
    .orderBy('l.position', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: await withMatches(db, key.orgId, shown),
    meta: { nextCursor: last === undefined ? null : writeCursor({ on: last.on, at: last.position, id: last.id }) },
  };
}

/** Lines by their ids, the newest first. */
export async function readLines(db: Kysely<Database>, key: Key, lineIds: readonly string[]): Promise<StatementLine[]> {
  if (lineIds.length === 0) return [];
  const rows = await selectLines(db, key)
    .where('l.id', 'in', lineIds)
    .orderBy('l.on_day', 'desc')
    .orderBy('l.position', 'desc')
    .execute();
  return withMatches(db, key.orgId, rows);
}

async function withMatches(db: Kysely<Database>, orgId: string, rows: readonly Row[]): Promise<StatementLine[]> {
  const ids = [...new Set(rows.flatMap(({ matchId }) => matchId ?? []))];
  const matches = ids.length === 0 ? new Map<string, never>() : await readMatches(db, orgId, ids);
  return rows.map(({ matchId, position: _at, ...row }) => ({
    ...row,
    match: matchId === null ? null : (matches.get(matchId) ?? null),
  }));
}

async function readMatches(db: Kysely<Database>, orgId: string, ids: readonly string[]) {
  const found = await db
    .selectFrom('statement_match as m')
    .select(['m.id', 'm.matched_at as at', 'm.matched_by_name as byName'])
    .select((where) =>
      where
        .selectFrom('statement_line as l')
        .select(where.fn.countAll<number>().as('count'))
        .whereRef('l.org_id', '=', 'm.org_id')
        .whereRef('l.match_id', '=', 'm.id')
        .as('lineCount'),
    )
    .where('m.org_id', '=', orgId)
    .where('m.id', 'in', ids)
    .execute();
  const parts = await db
    .selectFrom('statement_part as p')
    .innerJoin('ledger_entry as e', (join) => join.onRef('e.org_id', '=', 'p.org_id').onRef('e.id', '=', 'p.entry_id'))
    .select(['p.match_id as matchId', 'p.kind', 'p.amount', 'e.memo', 'e.seq as entrySeq'])
    .select(['e.source_type as type', 'e.source_id as id'])
    .where('p.org_id', '=', orgId)
    .where('p.match_id', 'in', ids)
    .orderBy('p.position')
    .execute();
  const byMatch = Map.groupBy(parts, ({ matchId }) => matchId);
  return new Map(
    found.map(({ at, lineCount, ...match }) => [
      match.id,
      {
        ...match,
        at: at.toISOString(),
        lineCount: Number(lineCount ?? 0),
        parts: (byMatch.get(match.id) ?? []).map(({ kind, amount, memo, entrySeq, type, id: sourceId }) => ({
          kind,
          amount,
          memo,
          entrySeq,
          source: { type, id: sourceId },
        })),
      },
    ]),
  );
}
