import type { BillingReview, BillingRun } from '@imah/contract/billing';
import { billingRunChart, type BillingRunMove } from '@imah/contract/billing/words';
import type { AuditFacts, Outcome } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import type { Kysely, Transaction } from 'kysely';
import { calculateRun } from './calculate-run.ts';
import { issueRun } from './issue-run.ts';
import type { OnProgress } from './on-progress.ts';
import { runEvent } from './run-event.ts';
import type { RunKey } from './run-key.ts';
import { figuresOf, getReview } from './run-row.ts';

/** @throws {HttpProblem} 409 where the chart has no such way, or what the run was reckoned by has changed */
export async function requireMove(
  db: Kysely<Database>,
  key: RunKey,
  run: BillingRun,
  move: BillingRunMove,
): Promise<void> {
  if (billingRunChart[run.state][move] === undefined) throw new HttpProblem(409, 'BENTROK');
  // Nobody is billed by a figure that what came later has overtaken.
  if (move !== 'calculate' && (await figuresOf(db, key, run)) === 'outdated')
    throw new HttpProblem(409, 'TAGIHAN_PERLU_DIHITUNG_ULANG');
}

interface Move {
  readonly key: RunKey;
  readonly run: BillingRun;
  readonly move: BillingRunMove;
  readonly now: number;
  readonly onProgress: OnProgress;
  /** Whom the audit names; left out, who makes the edit. */
  readonly actor?: AuditFacts['actor'];
}

/** Takes a locked run to where a move leads. @throws {HttpProblem} 409 where the month of the books is closed */
export async function writeMove(
  trx: Transaction<Database>,
  { key, run, move, now, onProgress, actor }: Move,
): Promise<Outcome<BillingReview>> {
  const { orgId, buildingId, runId } = key;
  const state = billingRunChart[run.state][move] ?? run.state;
  if (move === 'calculate') await calculateRun(trx, key, run, { now, onProgress });
  if (move === 'issue') await issueRun(trx, key, run, { now, onProgress });
  await trx
    .updateTable('billing_run')
    .set((eb) => ({ state, issued_at: move === 'issue' ? new Date(now) : null, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', runId)
    .execute();
  await trx.deleteFrom('billing_run_work').where('org_id', '=', orgId).where('run_id', '=', runId).execute();
  const result = await getReview(trx, key);
  return {
    result,
    audit: {
      ...(actor === undefined ? {} : { actor }),
      action: move,
      entity: 'billing_run',
      entityId: runId,
      buildingId,
      after: { period: run.period, state, bills: result.run.billCount, total: result.run.total },
    },
    effects: [runEvent(key, run.version + 1, now)],
  };
}
