import type { ServerContext } from '@imah/server-platform';
import { eraseDue } from './account/erase-account.ts';
import { purgeAnswers } from '@imah/server-platform/http';
import { startMailQueue } from '@imah/server-platform/mail';
import { type EmailMailJob, emailMailQueue, sendEmailMail, notifyOfLostEmailMail } from './email/send-email-mail.ts';
import { purgeExpired } from './purge-expired.ts';
import { resetMailQueue, sendResetMail } from './send-reset-mail.ts';

const erasureQueue = 'identity-erasure';
const purgeQueue = 'identity-purge';

/** Makes the queues of this module and starts their workers; to be called once pg-boss runs. */
export async function startIdentityJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await startMailQueue<{ email: string }>(context, {
    name: resetMailQueue,
    send: ({ email }) => sendResetMail(context, email),
  });
  await startMailQueue<EmailMailJob>(context, {
    name: emailMailQueue,
    send: (job) => sendEmailMail(context, job),
    giveUp: (job) => notifyOfLostEmailMail(context, job),
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
