import type { ServerContext } from '@imah/server-platform';
import type { CommandPorts } from '@imah/server-platform/command';
import { listWork } from './work-repository.ts';
import { workOnRun } from './work-on-run.ts';

const queue = 'work-on-billing-runs';

/** Makes the queue of long work on runs and starts its worker; to be called once pg-boss runs. */
export async function startRunJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 0, expireInSeconds: 3_600 });
  await jobs.work(queue, { pollingIntervalSeconds: 1 }, () => workOnAll(context));
  // What a server that was killed has left undone.
  await jobs.schedule(queue, '* * * * *');
}

/** Has what waits be done at once. */
export async function workSoon({ jobs, log }: Pick<ServerContext, 'jobs' | 'log'>): Promise<void> {
  try {
    await jobs.send(queue, {});
  } catch (error) {
    // It waits for the clock, at most a minute.
    log.error({ err: error }, 'work on a run of bills waits for the clock');
  }
}

/** Does all work on runs that is under way, one after another. */
export async function workOnAll(ports: CommandPorts): Promise<void> {
  for (const key of await listWork(ports.db)) await workOnRun(ports, key);
}
