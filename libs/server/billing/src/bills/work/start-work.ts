import type { BillingReview, BillingRun } from '@imah/contract/billing';
import type { BillingRunMove, LongRunMove } from '@imah/contract/billing/words';
import type { ServerContext } from '@imah/server-platform';
import { type CommandPorts, runCommand, runEffects, type VersionedEdit } from '@imah/server-platform/command';
import { requireVersion } from '@imah/server-platform/http';
import { moveRun } from '../move-run.ts';
import { runEvent } from '../run-event.ts';
import { countUnits } from '../run-inputs.ts';
import type { RunKey } from '../run-key.ts';
import { getReview, lockRun } from '../run-row.ts';
import { requireMove } from '../write-move.ts';
import { workSoon } from './work-jobs.ts';
import { createWork, requireNoWork } from './work-repository.ts';

/** A run of so many units is moved within the call; of more the answer says that the work goes on. */
const unitsWithinCall = 500;

type Ports = CommandPorts & Pick<ServerContext, 'jobs'>;
type RunEdit = VersionedEdit & RunKey;

/** Moves a run, or begins the work that moves it. @throws {HttpProblem} as {@link moveRun} does */
export async function moveOrStartWork(ports: Ports, edit: RunEdit, move: BillingRunMove): Promise<BillingReview> {
  // Whoever works on a run holds its row: nobody waits for that.
  await requireNoWork(ports.db, edit);
  const isLong = move !== 'review' && (await countUnits(ports.db, edit)) > unitsWithinCall;
  return isLong ? startWork(ports, edit, move) : moveRun(ports, edit, move);
}

/** What it comes to stands in the audit once it is done. */
async function startWork(ports: Ports, edit: RunEdit, move: LongRunMove): Promise<BillingReview> {
  const { orgId, buildingId, runId, version, now, actor } = edit;
  const key = { orgId, buildingId, runId };
  const review = await runCommand<BillingRun, BillingReview>(ports, edit, {
    lock: (trx) => lockRun(trx, key),
    authorize: (_trx, run) => requireVersion(run, version),
    validate: async (trx, run) => {
      await requireNoWork(trx, key);
      await requireMove(trx, key, run, move);
    },
    write: async (trx) => {
      await createWork(trx, key, { move, askedBy: actor.userId, now });
      return { result: await getReview(trx, key), audit: null };
    },
  });
  await runEffects(ports, [runEvent(key, version, now, 'progress')]);
  await workSoon(ports);
  return review;
}
