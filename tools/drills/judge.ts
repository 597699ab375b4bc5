import type { createPool } from '@imah/server-platform/database';
import type { Memory } from './memory.ts';

type Pool = ReturnType<typeof createPool>;

/** A rule of the books, and what breaks it: nothing, as it has to be. */
export interface Verdict {
  readonly rule: string;
  readonly broken: readonly string[];
}

/** Holds what is in the database against what was acknowledged, and the books against themselves. */
export async function judge(pool: Pool, orgId: string, memory: Memory): Promise<Verdict[]> {
  const rows = async <T extends object>(text: string, values: readonly unknown[] = [orgId]): Promise<T[]> =>
    (await pool.query<T>(text, [...values])).rows;
  const payments = await rows<{ id: string; number: string; amount: string }>(
    'SELECT id, number, amount::text FROM payment WHERE org_id = $1',
  );
  const runs = await rows<{ id: string; state: string; bills: number; total: string }>(
    `SELECT r.id, r.state, count(b.id)::int AS bills, coalesce(sum(b.total), 0)::text AS total
     FROM billing_run r LEFT JOIN bill b ON b.org_id = r.org_id AND b.run_id = r.id WHERE r.org_id = $1 GROUP BY r.id, r.state`,
  );
  const closed = new Set(
    (await rows<{ period: string }>('SELECT period FROM ledger_closed_period WHERE org_id = $1')).map(
      ({ period }) => period,
    ),
  );
  const kept = new Map(payments.map((payment) => [payment.id, payment]));
  const acknowledged = [...memory.payments.values()];
  const runById = new Map(runs.map((run) => [run.id, run]));
  const named = async (text: string) => (await rows<{ what: string }>(text)).map(({ what }) => what);

  return [
    {
      rule: 'every payment that was acknowledged is there, with its number and amount',
      broken: acknowledged
        .filter(({ id, number, amount }) => {
          const found = kept.get(id);
          return found?.number !== number || Number(found.amount) !== amount;
        })
        .map(({ number }) => number),
    },
    {
      rule: 'no payment is there that was not acknowledged, nor one twice',
      broken: [
        ...payments.filter(({ id }) => !acknowledged.some((one) => one.id === id)).map(({ number }) => number),
        ...(new Set(acknowledged.map(({ id }) => id)).size === acknowledged.length ? [] : ['one id for two keys']),
      ],
    },
    {
      rule: 'every run that was issued, or promised to be, is issued with the bills and the total that were shown',
      broken: [...new Set([...memory.issued.keys(), ...memory.promised])].filter((id) => {
        const [run, shown] = [runById.get(id), memory.issued.get(id)];
        if (run?.state !== 'issued') return true;
        return shown !== undefined && (run.bills !== shown.billCount || Number(run.total) !== shown.total);
      }),
    },
    {
      rule: 'a unit has one bill of a month',
      broken: await named(
        `SELECT b.unit_code || ' ' || r.period AS what FROM bill b JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id
         WHERE b.org_id = $1 GROUP BY b.unit_id, b.unit_code, r.period HAVING count(*) > 1`,
      ),
    },
    {
      rule: 'an issued bill and a payment are booked once each, and nothing else is',
      broken: await named(
        `SELECT coalesce(e.source_type || ' ' || e.source_id, 'not booked: ' || s.id) AS what FROM (
           SELECT 'bill' AS type, b.id FROM bill b JOIN billing_run r ON r.org_id = b.org_id AND r.id = b.run_id
           WHERE b.org_id = $1 AND r.state = 'issued' UNION ALL SELECT 'payment', id FROM payment WHERE org_id = $1) s
         FULL JOIN (SELECT source_type, source_id, count(*) AS times FROM ledger_entry WHERE org_id = $1 GROUP BY 1, 2) e
           ON e.source_type = s.type AND e.source_id = s.id
         WHERE e.times IS DISTINCT FROM 1 OR s.id IS NULL`,
      ),
    },
    {
      rule: 'numbers of bills and of payments have no gap and no double',
      broken: await named(
        `SELECT series || ' ' || year || ': ' || count(*) || ' of ' || max(count) AS what FROM (
           SELECT 'KWT' AS series, year, count FROM payment WHERE org_id = $1 UNION ALL
           SELECT series, year, count FROM bill WHERE org_id = $1 AND count IS NOT NULL) n
         GROUP BY series, year HAVING count(*) <> max(count) OR count(DISTINCT count) <> count(*)`,
      ),
    },
    {
      rule: 'a month is closed or open as it was acknowledged last',
      broken: [...memory.periods]
        .filter(([period, known]) => known !== 'unknown' && (known === 'closed') !== closed.has(period))
        .map(([period, known]) => `${period} is not ${known}`),
    },
    {
      rule: 'nothing was booked into a month after it was closed',
      broken: await named(
        `SELECT e.kind || ' ' || e.seq AS what FROM ledger_entry e JOIN ledger_closed_period c
           ON c.org_id = e.org_id AND c.period = to_char(e.effective_on, 'YYYY-MM') AND e.at > c.closed_at WHERE e.org_id = $1`,
      ),
    },
    {
      rule: 'debit is credit, in each entry and in all',
      broken: await named(
        `SELECT 'entry ' || entry_id AS what FROM ledger_posting WHERE org_id = $1
         GROUP BY entry_id HAVING sum(CASE side WHEN 'debit' THEN amount ELSE -amount END) <> 0`,
      ),
    },
    {
      rule: 'the nightly proof found nothing: sums, balances, months, the chain of hashes and its head',
      broken: await named(
        `SELECT coalesce(array_to_string(p.faults, ', '), 'no proof of all entries') AS what
         FROM (SELECT count(*) AS entries FROM ledger_entry WHERE org_id = $1) e
         LEFT JOIN LATERAL (SELECT * FROM ledger_proof WHERE org_id = $1 ORDER BY at DESC LIMIT 1) p ON p.entries = e.entries
         WHERE p.at IS NULL OR cardinality(p.faults) > 0`,
      ),
    },
  ];
}
