import type { BillingReview } from '@imah/contract/billing';
import { type CommandPorts, type PersonalEdit, runEffects } from '@imah/server-platform/command';
import { inTransaction } from '@imah/server-platform/database';
import { runEvent } from '../run-event.ts';
import type { RunKey } from '../run-key.ts';
import { getReview } from '../run-row.ts';
import { deleteEndedWork, deleteWork, lockWork } from './work-repository.ts';

/** Has the work on a run end before it is done: nothing of it stays. What nobody has begun, or failed, is gone at once. @throws {HttpProblem} 404 */
export async function stopRun(ports: CommandPorts, edit: PersonalEdit & RunKey): Promise<BillingReview> {
  const { orgId, buildingId, runId, now } = edit;
  const key = { orgId, buildingId, runId };
  const { run, work } = await getReview(ports.db, key);
  if (work !== null) {
    await inTransaction(ports.db, async (trx) => {
      if ((await lockWork(trx, key)) !== null) return deleteWork(trx, key);
      await deleteEndedWork(trx, key, 'failed');
      await trx
        .updateTable('billing_run_work')
        .set({ stop_requested: true })
        .where('org_id', '=', orgId)
        .where('run_id', '=', runId)
        .execute();
    });
    await runEffects(ports, [runEvent(key, run.version, now, 'progress')]);
  }
  return getReview(ports.db, key);
}
