import type { ServerContext } from '@imah/server-platform';
import { updateStays } from './update-stays.ts';

const staysQueue = 'people-stays';

/** Makes the queue of this module and starts its worker; to be called once pg-boss runs. */
export async function startPeopleJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(staysQueue);
  await jobs.work(staysQueue, () => updateStays(context));
  // A day begins at another hour in each time zone. What began while the server was down is not left for the next hour.
  await jobs.schedule(staysQueue, '0 * * * *');
  await jobs.send(staysQueue, {});
}
