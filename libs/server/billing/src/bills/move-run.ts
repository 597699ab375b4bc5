import type { BillingReview, BillingRun } from '@imah/contract/billing';
import { billingRunChart, type BillingRunMove } from '@imah/contract/billing/words';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { calculateRun } from './calculate-run.ts';
import { issueRun } from './issue-run.ts';
import { runEvent } from './run-event.ts';
import type { RunKey } from './run-key.ts';
import { figuresOf, getReview, getRun } from './run-row.ts';

/** Moves a run along its chart. @throws {HttpProblem} 404, 409 where the chart has no such way, what it was reckoned by has changed or the month of the books is closed, 412 */
export function moveRun(
  ports: CommandPorts,
  edit: VersionedEdit & RunKey,
  move: BillingRunMove,
): Promise<BillingReview> {
  const { orgId, buildingId, runId, version, now } = edit;
  return runCommand<BillingRun, BillingReview>(ports, edit, {
    lock: async (trx) => {
      await trx
        .selectFrom('billing_run')
        .select('id')
        .where('org_id', '=', orgId)
        .where('id', '=', runId)
        .forUpdate()
        .execute();
      return getRun(trx, edit);
    },
    authorize: (_trx, run) => requireVersion(run, version),
    validate: async (trx, run) => {
      if (billingRunChart[run.state][move] === undefined) throw new HttpProblem(409, 'BENTROK');
      // Nobody is billed by a figure that what came later has overtaken.
      if (move !== 'calculate' && (await figuresOf(trx, edit, run)) === 'outdated')
        throw new HttpProblem(409, 'TAGIHAN_PERLU_DIHITUNG_ULANG');
    },
    write: async (trx, run) => {
      const state = billingRunChart[run.state][move] ?? run.state;
      if (move === 'calculate') await calculateRun(trx, edit, run, now);
      if (move === 'issue') await issueRun(trx, { orgId, buildingId, runId }, run, now);
      await trx
        .updateTable('billing_run')
        .set((eb) => ({
          state,
          issued_at: move === 'issue' ? new Date(now) : null,
          version: eb('version', '+', 1),
        }))
        .where('org_id', '=', orgId)
        .where('id', '=', runId)
        .execute();
      const result = await getReview(trx, edit);
      return {
        result,
        audit: {
          action: move,
          entity: 'billing_run',
          entityId: runId,
          buildingId,
          after: { period: run.period, state, bills: result.run.billCount, total: result.run.total },
        },
        effects: [runEvent(edit, version + 1, now)],
      };
    },
  });
}
