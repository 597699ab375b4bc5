import type { BillingReview, BillingRun } from '@imah/contract/billing';
import type { RunFigures } from '@imah/contract/billing/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { basisHash, readBasis } from './run-basis.ts';
import type { RunKey } from './run-key.ts';
import { countRunReadings } from './run-readings.ts';
import { asksForCancelled } from '../charges/pending-charges.ts';
import { findWork } from './work/work-repository.ts';

async function selectRuns(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<BillingRun[]> {
  const { rows } = await sql<Omit<BillingRun, 'issuedAt'> & { issuedAt: Date | null }>`
    SELECT r.id, r.building_id AS "buildingId", b.name AS "buildingName", r.period, r.due_on AS "dueOn", r.state,
      r.issued_at AS "issuedAt", r.version, sums.count AS "billCount", sums.total, before.total AS "totalBefore"
    FROM billing_run r JOIN building b ON b.org_id = r.org_id AND b.id = r.building_id
    CROSS JOIN LATERAL (SELECT count(*)::integer AS count, coalesce(sum(total), 0)::bigint AS total
      FROM bill WHERE bill.org_id = r.org_id AND bill.run_id = r.id) sums
    LEFT JOIN LATERAL (SELECT coalesce(sum(o.total), 0)::bigint AS total
      FROM billing_run p LEFT JOIN bill o ON o.org_id = p.org_id AND o.run_id = p.id
      WHERE p.org_id = r.org_id AND p.building_id = r.building_id AND p.state = 'issued' AND p.kind = 'month'
        AND p.period = ${periodBefore}
      GROUP BY p.id) before ON true
    WHERE r.kind = 'month' AND ${condition} ORDER BY r.period DESC LIMIT 120`.execute(db);
  return rows.map((row) => ({ ...row, issuedAt: row.issuedAt?.toISOString() ?? null }));
}

/** SQL: the month before that of run `r`. */
const periodBefore = sql`to_char((r.period || '-01')::date - interval '1 month', 'YYYY-MM')`;

/** The runs of a building, the newest month first. */
export function listRuns(db: Kysely<Database>, { orgId, buildingId }: Omit<RunKey, 'runId'>): Promise<BillingRun[]> {
  return selectRuns(db, sql`r.org_id = ${orgId} AND r.building_id = ${buildingId}`);
}

/** @throws {HttpProblem} 404 */
export async function getRun(db: Kysely<Database>, { orgId, buildingId, runId }: RunKey): Promise<BillingRun> {
  const [run] = await selectRuns(db, sql`r.org_id = ${orgId} AND r.building_id = ${buildingId} AND r.id = ${runId}`);
  if (run === undefined) throw notFound();
  return run;
}

/** A run that stays as it is until the transaction ends. @throws {HttpProblem} 404 */
export async function lockRun(trx: Transaction<Database>, key: RunKey): Promise<BillingRun> {
  await trx
    .selectFrom('billing_run')
    .select('id')
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.runId)
    .forUpdate()
    .execute();
  return getRun(trx, key);
}

/** Whether readings were approved or corrected, units, stays or tariffs changed, or orders were cancelled, since a run was reckoned. What was issued stays as it was. */
export async function figuresOf(db: Kysely<Database>, key: RunKey, run: BillingRun): Promise<RunFigures> {
  if (run.state !== 'calculated' && run.state !== 'reviewed') return 'current';
  const { readings_counted: then, basis_hash: basis } = await db
    .selectFrom('billing_run')
    .select(['readings_counted', 'basis_hash'])
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.runId)
    .executeTakeFirstOrThrow();
  const { readings } = await countRunReadings(db, key, run.period);
  if (readings !== then || (await asksForCancelled(db, key))) return 'outdated';
  const isSame = basis === null || basis === basisHash(await readBasis(db, key, run.period), run.period);
  return isSame ? 'current' : 'outdated';
}

/** A run with its bills and the units that it leaves out. @throws {HttpProblem} 404 */
export async function getReview(db: Kysely<Database>, key: RunKey): Promise<BillingReview> {
  const run = await getRun(db, key);
  const { gaps } = await db
    .selectFrom('billing_run')
    .select('gaps')
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.runId)
    .executeTakeFirstOrThrow();
  const { rows: bills } = await sql<BillingReview['bills'][number]>`
    SELECT o.id, r.kind, o.number, o.building_name AS "buildingName", o.unit_code AS "unitCode", o.person_name AS "personName",
      r.period, r.due_on AS "dueOn", o.total, o.outstanding, o.state, before.total AS "totalBefore"
    FROM bill o JOIN billing_run r ON r.org_id = o.org_id AND r.id = o.run_id
    LEFT JOIN LATERAL (SELECT sum(b.total)::bigint AS total
      FROM bill b JOIN billing_run p ON p.org_id = b.org_id AND p.id = b.run_id
      WHERE b.org_id = o.org_id AND b.unit_id = o.unit_id AND p.state = 'issued' AND p.kind = 'month'
        AND p.period = ${periodBefore}) before ON true
    WHERE o.org_id = ${key.orgId} AND o.run_id = ${key.runId}
    ORDER BY abs(o.total - before.total) DESC NULLS LAST, o.unit_code, o.id LIMIT 500`.execute(db);
  const figures = await figuresOf(db, key, run);
  const work = await findWork(db, key);
  // Those that were written before meters were billed name none.
  return { run, bills, gaps: gaps.map((gap) => ({ ...gap, meter: gap.meter ?? null })), figures, work };
}
