import type { ServerContext } from '../context.ts';
import { startMailQueue } from '../mail/mail-queue.ts';
import {
  type InvitationMailJob,
  invitationMailQueue,
  sendInvitationMail,
  notifyOfLostInvitation,
} from './invitations/send-invitation-mail.ts';

/** Makes the queue of the invitations' mails and starts its worker; to be called once pg-boss runs. */
export async function startMemberJobs(context: ServerContext): Promise<void> {
  await startMailQueue<InvitationMailJob>(context, {
    name: invitationMailQueue,
    send: (job) => sendInvitationMail(context, job),
    giveUp: (job) => notifyOfLostInvitation(context, job),
  });
}
