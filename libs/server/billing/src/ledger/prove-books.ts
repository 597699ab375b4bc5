import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** What does not agree in the books. */
const proofFaults = [
  'sides-differ',
  'entry-unbalanced',
  'balance-differs',
  'months-differ',
  'chain-broken',
  'head-differs',
] as const;
type ProofFault = (typeof proofFaults)[number];

/** What was found of the books of an organisation at a moment. */
export interface Proof {
  readonly entries: number;
  /** Whole rupiah. */
  readonly debit: number;
  readonly credit: number;
  readonly faults: readonly ProofFault[];
}

/** Reckons the books again from their postings, and the chain from its content. Nothing is mended: it says what it found. */
export async function proveBooks(db: Kysely<Database>, orgId: string): Promise<Proof> {
  const { rows } = await sql<Omit<Proof, 'faults'> & Record<ProofFault, boolean>>`
    WITH side AS (
      SELECT
        coalesce(sum(amount) FILTER (WHERE side = 'debit'), 0)::bigint AS debit,
        coalesce(sum(amount) FILTER (WHERE side = 'credit'), 0)::bigint AS credit
      FROM ledger_posting WHERE org_id = ${orgId}
    ), chain AS (
      SELECT e.hash, e.seq, e.prev_hash, ledger_hash(e) AS right_hash,
        lag(e.hash, 1, decode(repeat('00', 32), 'hex')) OVER by_seq AS before,
        row_number() OVER by_seq AS nth
      FROM ledger_entry e WHERE e.org_id = ${orgId} WINDOW by_seq AS (ORDER BY e.seq)
    )
    SELECT
      (SELECT count(*) FROM chain) AS entries, side.debit, side.credit,
      side.debit <> side.credit AS "sides-differ",
      EXISTS (
        SELECT 1 FROM ledger_entry e
        LEFT JOIN ledger_posting p ON p.org_id = e.org_id AND p.entry_id = e.id
        WHERE e.org_id = ${orgId} GROUP BY e.id
        HAVING count(p.line) < 2 OR sum(CASE p.side WHEN 'debit' THEN p.amount ELSE -p.amount END) <> 0
      ) AS "entry-unbalanced",
      EXISTS (
        SELECT 1 FROM ledger_account a
        LEFT JOIN ledger_posting p ON p.org_id = a.org_id AND p.account_id = a.id
        WHERE a.org_id = ${orgId} GROUP BY a.org_id, a.id, a.balance, a.normal
        HAVING a.balance <> coalesce(sum(CASE WHEN p.side = a.normal THEN p.amount ELSE -p.amount END), 0)
      ) AS "balance-differs",
      EXISTS (
        SELECT 1 FROM (SELECT * FROM ledger_month WHERE org_id = ${orgId}) m
        FULL JOIN (SELECT * FROM ledger_month_reckoned WHERE org_id = ${orgId}) r
          ON (m.period, m.account_id) = (r.period, r.account_id) AND m.building_id IS NOT DISTINCT FROM r.building_id
        WHERE (m.debit, m.credit, m.money_debit, m.money_credit)
          IS DISTINCT FROM (r.debit, r.credit, r.money_debit, r.money_credit)
      ) AS "months-differ",
      EXISTS (SELECT 1 FROM chain c WHERE c.hash <> c.right_hash OR c.prev_hash <> c.before OR c.nth <> c.seq) AS "chain-broken",
      (SELECT max(seq) FROM chain) IS DISTINCT FROM (SELECT nullif(h.seq, 0) FROM ledger_head h WHERE h.org_id = ${orgId})
        AS "head-differs"
    FROM side`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a proof has one row');
  const { entries, debit, credit } = found;
  return { entries, debit, credit, faults: proofFaults.filter((fault) => found[fault]) };
}

/** Proves the books of an organisation and keeps what was found, one a day: the last of it stands. */
export async function keepProof(db: Kysely<Database>, orgId: string, now: number): Promise<Proof> {
  // One view of the books: an entry that is made meanwhile is in all of it or in none.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const proof = await proveBooks(trx, orgId);
      const found = { at: new Date(now), ...proof, faults: [...proof.faults] };
      await trx
        .insertInto('ledger_proof')
        .values({ org_id: orgId, day: new Date(now).toISOString().slice(0, 10), ...found })
        .onConflict((conflict) => conflict.columns(['org_id', 'day']).doUpdateSet(found))
        .execute();
      return proof;
    });
}
