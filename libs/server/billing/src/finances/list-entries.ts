import type { LedgerEntry } from '@imah/contract/finances';
import type { EntryGroup } from '@imah/contract/finances/words';
import type { Locale } from '@imah/contract/core/words';
import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { nameOfAccount } from './account-names.ts';
import { type Asked, readAsked, whereAsked } from './asked-accounts.ts';
import type { ReportPlace } from './place-of-report.ts';
import type { PostingsOf } from './sum-accounts.ts';

const position = z.object({ on: z.iso.date(), seq: z.int() });

/** Which entries are asked for. */
export interface EntriesAsked {
  /** Months, both of them in it. */
  readonly from: string;
  readonly to: string;
  readonly accountId?: string | undefined;
  readonly group?: EntryGroup | undefined;
  readonly of: PostingsOf;
  readonly order?: 'newest' | 'oldest';
  readonly limit: number;
  /** In which accounts are called. */
  readonly locale: Locale;
  readonly cursor?: string | undefined;
}

/** A page of the entries of some months, each with its postings. @throws {HttpProblem} 404 for the account, 422 at `cursor` */
export async function listEntries(
  db: Kysely<Database>,
  place: ReportPlace,
  { accountId, group, limit, locale, order = 'newest', ...asked }: EntriesAsked,
): Promise<{ data: LedgerEntry[]; meta: { nextCursor: string | null } }> {
  const wanted = await readAsked(db, place.orgId, { accountId, group });
  const after = readCursor(position, asked.cursor);
  const found = await pageOfEntries(db, place, { ...asked, order, limit: limit + 1, wanted }, after).execute();
  const rows = found.slice(0, limit);
  const postings = await readPostings(
    db,
    place.orgId,
    rows.map(({ id }) => id),
    { locale, wanted },
  );
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    data: rows.map(({ sourceType, sourceId, at, ...row }) => {
      const lines = postings.get(row.id) ?? [];
      return {
        ...row,
        at: at.toISOString(),
        source: { type: sourceType, id: sourceId },
        postings: lines.map(({ isWanted: _isWanted, ...line }) => line),
        amount: wanted === null ? null : amountOn(wanted, lines),
      };
    }),
    meta: { nextCursor: last === undefined ? null : writeCursor({ on: last.effectiveOn, seq: last.seq }) },
  };
}

type Line = LedgerEntry['postings'][number] & { readonly isWanted: SqlBool };

function amountOn({ grows }: Asked, lines: readonly Line[]): number {
  return lines
    .filter(({ isWanted }) => isWanted)
    .reduce((sum, { side, amount }) => sum + (side === grows ? amount : -amount), 0);
}

/** What of the entries of a place is asked for, and how many of them. */
interface PageAsked extends Required<Pick<EntriesAsked, 'from' | 'to' | 'of' | 'order' | 'limit'>> {
  readonly wanted: Asked | null;
}

/**
 * The query of a page. Of few accounts each gives its own newest, by the index of its postings, and the newest of those are
 * the page; where thousands are asked about, nearly every entry is among them, and entries are read by their day.
 */
export function pageOfEntries(
  db: Kysely<Database>,
  { orgId, buildingId }: ReportPlace,
  { from, to, of, order, limit, wanted }: PageAsked,
  after: z.output<typeof position> | null,
) {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const [first, end] = [`${from}-01`, sql<string>`(${`${to}-01`}::date + interval '1 month')::date`];
  const beyond = order === 'newest' ? '<' : '>';
  const cursor = after ?? { on: '', seq: 0 };
  return db
    .selectFrom('ledger_entry as e')
    .leftJoin('building as b', (join) => join.onRef('b.org_id', '=', 'e.org_id').onRef('b.id', '=', 'e.building_id'))
    .leftJoin('ledger_entry as r', (join) =>
      join.onRef('r.org_id', '=', 'e.org_id').onRef('r.id', '=', 'e.reverses_id'),
    )
    .where('e.org_id', '=', orgId)
    .where('e.effective_on', '>=', first)
    .where('e.effective_on', '<', end)
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(where.refTuple('e.effective_on', 'e.seq'), beyond, where.tuple(cursor.on, cursor.seq)),
      ),
    )
    .$if(buildingId !== null, (query) => query.where('e.building_id', '=', buildingId))
    .$if(of === 'money', (query) => query.where((where) => where.exists(postingsOfMoney(where))))
    .$if(wanted?.count === 'many', (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('ledger_posting as p')
            .innerJoin('ledger_account as a', (join) =>
              join.onRef('a.org_id', '=', 'p.org_id').onRef('a.id', '=', 'p.account_id'),
            )
            .select('p.line')
            .whereRef('p.org_id', '=', 'e.org_id')
            .whereRef('p.entry_id', '=', 'e.id')
            .where((where) => whereAsked(where, wanted)),
        ),
      ),
    )
    .$if(wanted?.count === 'some', (query) =>
      query.where('e.id', 'in', (where) =>
        where
          .selectFrom('ledger_account as a')
          .innerJoinLateral(
            (each) =>
              each
                .selectFrom('ledger_posting as p')
                .innerJoin('ledger_entry as e', (join) =>
                  join.onRef('e.org_id', '=', 'p.org_id').onRef('e.id', '=', 'p.entry_id'),
                )
                .select(['p.entry_id as entryId', 'p.effective_on', 'p.seq'])
                .distinct()
                .whereRef('p.org_id', '=', 'a.org_id')
                .whereRef('p.account_id', '=', 'a.id')
                .where('p.effective_on', '>=', first)
                .where('p.effective_on', '<', end)
                .$if(after !== null, (own) =>
                  own.where((where) =>
                    where(where.refTuple('p.effective_on', 'p.seq'), beyond, where.tuple(cursor.on, cursor.seq)),
                  ),
                )
                .$if(buildingId !== null, (own) => own.where('e.building_id', '=', buildingId))
                .$if(of === 'money', (own) => own.where((where) => where.exists(postingsOfMoney(where))))
                .orderBy('p.effective_on', direction)
                .orderBy('p.seq', direction)
                .limit(limit)
                .as('newest'),
            (join) => join.onTrue(),
          )
          .select('newest.entryId')
          .where('a.org_id', '=', orgId)
          .where((where) => whereAsked(where, wanted)),
      ),
    )
    .select(['e.id', 'e.seq', 'e.at', 'e.effective_on as effectiveOn', 'e.kind', 'e.memo'])
    .select(['e.source_type as sourceType', 'e.source_id as sourceId', 'e.building_id as buildingId'])
    .select(['b.name as buildingName', 'r.seq as reversesSeq'])
    .orderBy('e.effective_on', direction)
    .orderBy('e.seq', direction)
    .limit(limit);
}

/** The postings of an entry that move money. */
function postingsOfMoney(where: ExpressionBuilder<Database & { readonly e: Database['ledger_entry'] }, 'e'>) {
  return where
    .selectFrom('ledger_posting as m')
    .innerJoin('ledger_account as c', (join) =>
      join.onRef('c.org_id', '=', 'm.org_id').onRef('c.id', '=', 'm.account_id'),
    )
    .select('m.line')
    .whereRef('m.org_id', '=', 'e.org_id')
    .whereRef('m.entry_id', '=', 'e.id')
    .where('c.is_money', '=', true);
}

async function readPostings(
  db: Kysely<Database>,
  orgId: string,
  entryIds: readonly string[],
  { locale, wanted }: { readonly locale: Locale; readonly wanted: Asked | null },
): Promise<Map<string, Line[]>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ledger_posting as p')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'p.org_id').onRef('a.id', '=', 'p.account_id'),
    )
    .leftJoin('ledger_account as d', (join) =>
      join.onRef('d.org_id', '=', 'a.org_id').on('d.key', '=', 'deposits').on('a.person_id', 'is not', null),
    )
    .where('p.org_id', '=', orgId)
    .where('p.entry_id', 'in', entryIds)
    .select(['p.entry_id as entryId', 'p.side', 'p.amount', 'p.account_id as accountId'])
    // A deposit is called like the account of all deposits: whose it is, its source says.
    .select(({ fn }) => [fn.coalesce('d.code', 'a.code').as('code'), fn.coalesce('d.key', 'a.key').as('key')])
    .select((eb) =>
      eb.case().when('d.id', 'is not', null).then(eb.ref('d.name')).else(eb.ref('a.name')).end().as('name'),
    )
    .select((where) => where.and([whereAsked(where, wanted)]).as('isWanted'))
    .orderBy('p.entry_id')
    .orderBy('p.line')
    .execute();
  const byEntry = Map.groupBy(rows, ({ entryId }) => entryId);
  return new Map(
    [...byEntry].map(([id, lines]) => [
      id,
      lines.map(({ entryId: _entryId, ...line }) => ({ ...line, name: nameOfAccount(locale, line) })),
    ]),
  );
}
