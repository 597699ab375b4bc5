import type { ServerContext } from '../context.ts';
import { eraseDue } from '../account/erase-account.ts';
import { purgeAnswers } from '../http/idempotency.ts';
import { type EmailMailJob, emailMailQueue, sendEmailMail } from './email/send-email-mail.ts';
import { purgeExpired } from './purge-expired.ts';
import { resetMailQueue, sendResetMail } from './send-reset-mail.ts';

const erasureQueue = 'identity-erasure';
const purgeQueue = 'identity-purge';

/** Makes the queues of this module and starts their workers; to be called once pg-boss runs. */
export async function startIdentityJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(resetMailQueue, { retryLimit: 5, retryDelay: 10, retryBackoff: true });
  await jobs.work<{ email: string }>(resetMailQueue, { pollingIntervalSeconds: 1 }, async (batch) => {
    for (const { data } of batch) await sendResetMail(context, data.email);
  });
  await jobs.createQueue(emailMailQueue, { retryLimit: 5, retryDelay: 10, retryBackoff: true });
  await jobs.work<EmailMailJob>(emailMailQueue, { pollingIntervalSeconds: 1 }, async (batch) => {
    for (const { data } of batch) await sendEmailMail(context, data);
  });
  await jobs.createQueue(purgeQueue);
  await jobs.work(purgeQueue, async () => {
    await purgeExpired(context.db, context.now());
    await purgeAnswers(context.db, context.now());
  });
  await jobs.schedule(purgeQueue, '17 * * * *');
  await jobs.createQueue(erasureQueue);
  await jobs.work(erasureQueue, () => eraseDue(context));
  await jobs.schedule(erasureQueue, '*/30 * * * *');
}
