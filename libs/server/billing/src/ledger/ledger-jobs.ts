import type { ServerContext } from '@imah/server-platform';
import { keepProof } from './prove-books.ts';

const queue = 'prove-books';

/** Makes the queue of this module and starts its worker; to be called once pg-boss runs. */
export async function startLedgerJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => proveAllBooks(context));
  // At night in every zone of the country.
  await jobs.schedule(queue, '30 18 * * *');
}

/** Proves the books of every organisation that keeps them. Returns how many do not agree, each of which the log names. */
export async function proveAllBooks({ db, log, now }: Pick<ServerContext, 'db' | 'log' | 'now'>): Promise<number> {
  const heads = await db.selectFrom('ledger_head').select('org_id').orderBy('org_id').execute();
  let wrong = 0;
  for (const { org_id: orgId } of heads) {
    try {
      const { faults } = await keepProof(db, orgId, now());
      if (faults.length === 0) continue;
      wrong += 1;
      log.error({ orgId, faults }, 'the books of an organisation do not agree');
    } catch (error) {
      // One that cannot be proved must not hold up the others.
      log.error({ err: error, orgId }, 'the books of an organisation were not proved');
    }
  }
  return wrong;
}
