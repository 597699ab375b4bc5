import type { ServerContext } from '@imah/server-platform';
import { startMailQueue } from '@imah/server-platform/mail';
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
