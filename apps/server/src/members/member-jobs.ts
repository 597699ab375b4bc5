import type { ServerContext } from '../context.ts';
import { type InvitationMailJob, invitationMailQueue, sendInvitationMail } from './invitations/send-invitation-mail.ts';

/** Makes the queue of the invitations' mails and starts its worker; to be called once pg-boss runs. */
export async function startMemberJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(invitationMailQueue, { retryLimit: 5, retryDelay: 10, retryBackoff: true });
  await jobs.work<InvitationMailJob>(invitationMailQueue, { pollingIntervalSeconds: 1 }, async (batch) => {
    for (const { data } of batch) await sendInvitationMail(context, data);
  });
}
