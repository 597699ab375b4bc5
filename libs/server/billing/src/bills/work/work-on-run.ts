import type { BillingReview, BillingRun } from '@imah/contract/billing';
import type { RunFailure } from '@imah/contract/billing/words';
import { type CommandPorts, runCommand, runEffects } from '@imah/server-platform/command';
import { HttpProblem } from '@imah/server-platform/http';
import { runEvent } from '../run-event.ts';
import type { RunKey } from '../run-key.ts';
import { getRun } from '../run-row.ts';
import type { OnProgress } from '../on-progress.ts';
import { requireMove, writeMove } from '../write-move.ts';
import {
  countTry,
  deleteEndedWork,
  failAfterLastTry,
  failWork,
  lockWork,
  recordProgress,
  type WorkRow,
} from './work-repository.ts';

/** Another process works on the run, or nothing is left to do. */
class WorkElsewhere extends Error {}
/** Somebody asked that the work ends. */
class WorkStopped extends Error {}
/** Servers that worked on it have died as often as it is tried. */
class WorkSpent extends Error {}

/**
 * Does what a run waits for, in one transaction: a server that dies leaves the run as it was, and the next begins anew. How
 * far it is stands beside it, for whoever looks.
 */
export async function workOnRun(ports: CommandPorts, key: RunKey): Promise<void> {
  const now = ports.now();
  try {
    await runCommand<{ run: BillingRun; work: WorkRow }, BillingReview>(
      ports,
      { orgId: key.orgId, actor: null, now },
      {
        lock: async (trx) => {
          const work = await lockWork(trx, key);
          if (work === null) throw new WorkElsewhere();
          if (!(await countTry(ports.db, key))) throw new WorkSpent();
          return { run: await getRun(trx, key), work };
        },
        validate: (trx, { run, work }) => requireMove(trx, key, run, work.move),
        write: async (trx, { run, work: { move, askedBy } }) => {
          const onProgress = progressOf(ports, key, run.version);
          await onProgress(0);
          return writeMove(trx, { key, run, move, now, onProgress, actor: { kind: 'user', id: askedBy } });
        },
      },
    );
  } catch (error) {
    if (error instanceof WorkElsewhere) return;
    if (error instanceof WorkStopped) await deleteEndedWork(ports.db, key, 'stopped');
    else if (error instanceof HttpProblem) await failWork(ports.db, key, failureOf(error));
    else {
      await failAfterLastTry(ports.db, key);
      ports.log.error({ err: error, ...key }, 'work on a run of bills did not come to its end');
    }
    await runEffects(ports, [runEvent(key, 1, now, 'progress')]);
  }
}

const failureOf = ({ code }: HttpProblem): RunFailure =>
  code === 'TAGIHAN_PERLU_DIHITUNG_ULANG' ? 'outdated' : 'other';

/** Outside of the transaction of the work, so that it is seen meanwhile. */
function progressOf(ports: CommandPorts, key: RunKey, version: number): OnProgress {
  return async (share) => {
    if (!(await recordProgress(ports.db, key, share))) throw new WorkStopped();
    await runEffects(ports, [runEvent(key, version, ports.now(), 'progress')]);
  };
}
