import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** What an import has made, and whether anybody has used or changed something of it since. */
export interface OpeningParts {
  readonly personIds: readonly string[];
  readonly entries: readonly { readonly id: string; readonly memo: string }[];
  readonly isTouched: boolean;
}

/** Entries by their import, whether of its bills or of its deposits. */
export async function readOpeningParts(
  trx: Transaction<Database>,
  orgId: string,
  importId: string,
): Promise<OpeningParts> {
  const bills = await trx
    .selectFrom('billing_run as r')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'r.org_id').onRef('b.run_id', '=', 'r.id'))
    .innerJoin('ledger_entry as e', (join) =>
      join.onRef('e.org_id', '=', 'b.org_id').onRef('e.source_id', '=', 'b.id').on('e.source_type', '=', 'bill'),
    )
    .select(['b.person_id as personId', 'b.paid', 'b.credited', 'b.disputed', 'e.id', 'e.memo'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('instalment_bill as i')
            .select('i.bill_id')
            .whereRef('i.org_id', '=', 'b.org_id')
            .whereRef('i.bill_id', '=', 'b.id')
            .where('i.is_open', '=', true),
        )
        .as('isPlanned'),
    )
    .where('r.org_id', '=', orgId)
    .where('r.opening_import_id', '=', importId)
    .where('e.kind', '=', 'opening')
    .orderBy('e.seq')
    .execute();
  const deposits = await trx
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_posting as p', (join) =>
      join.onRef('p.org_id', '=', 'e.org_id').onRef('p.entry_id', '=', 'e.id'),
    )
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'p.org_id').onRef('a.id', '=', 'p.account_id'),
    )
    .select(['e.id', 'e.memo', 'a.person_id as personId'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('ledger_posting as lp')
            .innerJoin('ledger_entry as le', (join) =>
              join.onRef('le.org_id', '=', 'lp.org_id').onRef('le.id', '=', 'lp.entry_id'),
            )
            .select('le.id')
            .whereRef('lp.org_id', '=', 'p.org_id')
            .whereRef('lp.account_id', '=', 'p.account_id')
            .whereRef('le.seq', '>', 'e.seq'),
        )
        .as('isUsed'),
    )
    .where('e.org_id', '=', orgId)
    .where('e.source_type', '=', 'opening_import')
    .where('e.source_id', '=', importId)
    .where('e.reverses_id', 'is', null)
    .where('a.person_id', 'is not', null)
    .orderBy('e.seq')
    .execute();
  const people = [...bills, ...deposits].flatMap(({ personId }) => (personId === null ? [] : [personId]));
  return {
    personIds: [...new Set(people)],
    entries: [...bills, ...deposits].map(({ id, memo }) => ({ id, memo })),
    isTouched:
      bills.some(({ paid, credited, disputed, isPlanned }) => paid > 0 || credited > 0 || disputed > 0 || isPlanned) ||
      deposits.some(({ isUsed }) => isUsed),
  };
}
