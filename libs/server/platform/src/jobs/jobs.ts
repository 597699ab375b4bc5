import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

/** Of the queue's own statements, which take long only when something holds them up. */
const limits = '-c statement_timeout=60s -c lock_timeout=30s -c idle_in_transaction_session_timeout=60s';

/**
 * The queue of work that need not happen within a request, kept in the database's schema `pgboss`.
 * Started: a job whose handler throws is tried again, by any process on the same database.
 */
export async function startJobs(url: string, log: Logger): Promise<PgBoss> {
  const jobs = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    application_name: 'imah jobs',
    max: 3,
    options: limits,
  });
  jobs.on('error', (error) => log.error({ err: error }, 'jobs'));
  jobs.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  await jobs.start();
  return jobs;
}
