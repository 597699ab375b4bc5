import type { BillingReview, BillingRun } from '@imah/contract/billing';
import type { BillingRunMove } from '@imah/contract/billing/words';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import { requireVersion } from '@imah/server-platform/http';
import { untold } from './on-progress.ts';
import type { RunKey } from './run-key.ts';
import { lockRun } from './run-row.ts';
import { requireNoWork } from './work/work-repository.ts';
import { requireMove, writeMove } from './write-move.ts';

/** Moves a run along its chart, all within the call. @throws {HttpProblem} 404, 409 where the chart has no such way, work on it goes on, what it was reckoned by has changed or the month of the books is closed, 412 */
export function moveRun(
  ports: CommandPorts,
  edit: VersionedEdit & RunKey,
  move: BillingRunMove,
): Promise<BillingReview> {
  const { orgId, buildingId, runId, now } = edit;
  const key = { orgId, buildingId, runId };
  return runCommand<BillingRun, BillingReview>(ports, edit, {
    lock: (trx) => lockRun(trx, key),
    authorize: (_trx, run) => requireVersion(run, edit.version),
    validate: async (trx, run) => {
      await requireNoWork(trx, key);
      await requireMove(trx, key, run, move);
    },
    write: (trx, run) => writeMove(trx, { key, run, move, now, onProgress: untold }),
  });
}
