import type { BillingRunWork } from '@imah/contract/billing';
import type { LongRunMove, RunFailure } from '@imah/contract/billing/words';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import type { Kysely, Transaction } from 'kysely';
import type { RunKey } from '../run-key.ts';

/** Work that is under way, as whoever does it needs it. */
export interface WorkRow {
  readonly move: LongRunMove;
  readonly askedBy: string;
}

/** What goes on with a run, or has failed. */
export async function findWork(db: Kysely<Database>, { orgId, runId }: RunKey): Promise<BillingRunWork | null> {
  const row = await db
    .selectFrom('billing_run_work')
    .select(['move', 'percent', 'stop_requested as isStopping', 'failure'])
    .where('org_id', '=', orgId)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { ...row, move: row.move as LongRunMove, failure: row.failure as RunFailure | null };
}

/** @throws {HttpProblem} 409 while work on a run goes on */
export async function requireNoWork(db: Kysely<Database>, key: RunKey): Promise<void> {
  const work = await findWork(db, key);
  if (work !== null && work.failure === null) throw new HttpProblem(409, 'TAGIHAN_SEDANG_DIKERJAKAN');
}

/** In the place of what failed before. */
export async function createWork(
  trx: Transaction<Database>,
  { orgId, runId }: RunKey,
  { move, askedBy, now }: WorkRow & { readonly now: number },
): Promise<void> {
  const fresh = { move, asked_by: askedBy, asked_at: new Date(now), percent: 0, tries: 0, failure: null };
  await trx
    .insertInto('billing_run_work')
    .values({ org_id: orgId, run_id: runId, ...fresh })
    .onConflict((at) => at.columns(['org_id', 'run_id']).doUpdateSet({ ...fresh, stop_requested: false }))
    .execute();
}

/** The runs on which work is under way, those that were asked for first on top. */
export async function listWork(db: Kysely<Database>): Promise<RunKey[]> {
  return db
    .selectFrom('billing_run_work as w')
    .innerJoin('billing_run as r', (on) => on.onRef('r.org_id', '=', 'w.org_id').onRef('r.id', '=', 'w.run_id'))
    .select(['w.org_id as orgId', 'r.building_id as buildingId', 'w.run_id as runId'])
    .where('w.failure', 'is', null)
    .orderBy('w.asked_at')
    .orderBy('w.run_id')
    .execute();
}

/** Holds the run of work that is under way; null where another does it, or there is none any more. */
export async function lockWork(trx: Transaction<Database>, { orgId, runId }: RunKey): Promise<WorkRow | null> {
  const run = await trx
    .selectFrom('billing_run')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', runId)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (run === undefined) return null;
  // The row itself is held by nobody: how far it is and that it shall end are written meanwhile.
  const row = await trx
    .selectFrom('billing_run_work')
    .select(['move', 'asked_by as askedBy'])
    .where('org_id', '=', orgId)
    .where('run_id', '=', runId)
    .where('failure', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, move: row.move as LongRunMove };
}

/** Writes down how far work is. Resolves with whether it shall go on. */
export async function recordProgress(db: Kysely<Database>, { orgId, runId }: RunKey, share: number): Promise<boolean> {
  const row = await db
    .updateTable('billing_run_work')
    // All of it is done only when it is committed.
    .set({ percent: Math.min(Math.floor(share * 100), 99) })
    .where('org_id', '=', orgId)
    .where('run_id', '=', runId)
    .returning('stop_requested')
    .executeTakeFirst();
  return row?.stop_requested === false;
}

/** Work that failed for what it met is not tried again by itself. */
export async function failWork(db: Kysely<Database>, { orgId, runId }: RunKey, failure: RunFailure): Promise<void> {
  await db
    .updateTable('billing_run_work')
    .set({ failure })
    .where('org_id', '=', orgId)
    .where('run_id', '=', runId)
    .execute();
}

/** So often work is begun; after that it has failed. */
const mostTries = 3;

/**
 * Counts that work begins, by a connection of its own: what ends the whole process is counted as well. Resolves with whether it may
 * be begun once more.
 */
export async function countTry(db: Kysely<Database>, { orgId, runId }: RunKey): Promise<boolean> {
  const row = await db
    .updateTable('billing_run_work')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('run_id', '=', runId)
    .where('tries', '<', mostTries)
    .returning('tries')
    .executeTakeFirst();
  return row !== undefined;
}

/** After a fault of the server work waits for its next try; after the last one it has failed. */
export async function failAfterLastTry(db: Kysely<Database>, { orgId, runId }: RunKey): Promise<void> {
  await db
    .updateTable('billing_run_work')
    .set({ failure: 'other' })
    .where('org_id', '=', orgId)
    .where('run_id', '=', runId)
    .where('tries', '>=', mostTries)
    .execute();
}

/** Work that nobody has begun is forgotten. Whoever asks has locked its run. */
export async function deleteWork(trx: Transaction<Database>, { orgId, runId }: RunKey): Promise<void> {
  await trx.deleteFrom('billing_run_work').where('org_id', '=', orgId).where('run_id', '=', runId).execute();
}

/** Work that has come to an end in that way is forgotten; what somebody has asked for since is not. */
export async function deleteEndedWork(
  db: Kysely<Database>,
  { orgId, runId }: RunKey,
  end: 'stopped' | 'failed',
): Promise<void> {
  await db
    .deleteFrom('billing_run_work')
    .where('org_id', '=', orgId)
    .where('run_id', '=', runId)
    .where((where) => (end === 'stopped' ? where('stop_requested', '=', true) : where('failure', 'is not', null)))
    .execute();
}
