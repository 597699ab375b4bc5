import type { ServerContext } from '@imah/server-platform';
import { announceAutopay } from './announce-autopay.ts';
import { warnOfFloats } from './float-warnings.ts';
import { payAnnounced } from './pay-announced.ts';

const queue = 'autopay';
type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

/** Makes the queue of what deposits do by themselves and starts its worker; to be called once pg-boss runs. */
export async function startWalletJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => runWalletJobs(context));
  // In the morning of every zone of the country, once the bank is open.
  await jobs.schedule(queue, '30 1 * * *');
}

/** Pays what was announced for today, tells of what comes tomorrow, and warns where the float is near its limit. */
export async function runWalletJobs(ports: Ports): Promise<{ readonly paid: number; readonly announced: number }> {
  const paid = await payAnnounced(ports);
  const announced = await announceAutopay(ports);
  await warnOfFloats(ports);
  return { paid, announced };
}
