import type { UnstatedEntry } from '@imah/contract/statements';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Where {
  readonly orgId: string;
  /** Accounts of the books. */
  readonly accountIds: readonly string[];
}

/**
 * What the books have on accounts that no statement says yet, as `u`: what came in is above zero. An entry and its reversal that
 * are both unsaid come to nothing: neither is among them.
 */
export function selectUnstated(db: Kysely<Database>, { orgId, accountIds }: Where) {
  return db
    .with('unsaid', (from) =>
      from
        .selectFrom('ledger_posting as p')
        .innerJoin('ledger_entry as e', (join) =>
          join.onRef('e.org_id', '=', 'p.org_id').onRef('e.id', '=', 'p.entry_id'),
        )
        .select(['e.id as entryId', 'e.seq', 'e.effective_on as on', 'e.memo', 'e.reverses_id as reversesId'])
        .select(['e.source_type as sourceType', 'e.source_id as sourceId'])
        .select((where) => {
          const signed = where
            .case()
            .when('p.side', '=', 'debit')
            .then(where.ref('p.amount'))
            .else(where.neg(where.ref('p.amount')))
            .end();
          return where.cast<number>(where.fn.sum(signed), 'bigint').as('amount');
        })
        .where('p.org_id', '=', orgId)
        .where('p.account_id', 'in', accountIds)
        // What the bank had before the first statement is on none.
        .where('e.source_type', '<>', 'bank_account')
        // Two questions, not one with `or`: each is then answered by one walk through what is matched.
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('statement_part as m')
                .select('m.id')
                .whereRef('m.org_id', '=', 'p.org_id')
                .whereRef('m.entry_id', '=', 'p.entry_id')
                .where('m.is_active', '=', true),
            ),
          ),
        )
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('statement_part as m')
                .select('m.id')
                .whereRef('m.org_id', '=', 'p.org_id')
                .whereRef('m.move_entry_id', '=', 'p.entry_id')
                .where('m.is_active', '=', true),
            ),
          ),
        )
        .groupBy(['e.org_id', 'e.id']),
    )
    .selectFrom('unsaid as u')
    .where('u.amount', '<>', 0)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('unsaid as o').select('o.entryId').whereRef('o.entryId', '=', 'u.reversesId')),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('unsaid as o').select('o.entryId').whereRef('o.reversesId', '=', 'u.entryId')),
      ),
    );
}

/** The newest of them, by a part of what they are called, of who has paid, or of their amount. */
export async function listUnstated(
  db: Kysely<Database>,
  where: Where,
  {
    search = '',
    amount,
    limit = 100,
  }: { readonly search?: string; readonly amount?: number; readonly limit?: number } = {},
): Promise<UnstatedEntry[]> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const digits = search.replaceAll(/\D/g, '');
  return selectUnstated(db, where)
    .leftJoin('payment as y', (join) =>
      join.on('y.org_id', '=', where.orgId).onRef('y.id', '=', 'u.sourceId').on('u.sourceType', '=', 'payment'),
    )
    .select(['u.entryId', 'u.seq', 'u.on', 'u.memo', 'y.person_name as personName', 'u.amount'])
    .$if(amount !== undefined, (query) => query.where('u.amount', '=', amount ?? 0))
    .$if(search.trim() !== '', (query) =>
      query.where((any) =>
        any.or([
          any('u.memo', 'ilike', pattern),
          any('y.person_name', 'ilike', pattern),
          any(any.cast<string>('u.amount', 'text'), 'like', digits === '' ? '-' : `%${digits}%`),
        ]),
      ),
    )
    .orderBy('u.on', 'desc')
    .orderBy('u.seq', 'desc')
    .limit(limit)
    .execute();
}
