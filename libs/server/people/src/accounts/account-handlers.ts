import type { peopleEndpoints } from '@imah/contract/people';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { publicLink } from '@imah/server-platform/mail';
import { invitationPath } from '../members/invitations/invitation-path.ts';
import { invitationMailQueue } from '../members/invitations/send-invitation-mail.ts';
import { importInvitees } from '../import/import-invitees.ts';
import { inviteOccupants, revokeOccupant } from './invite-occupants.ts';
import { partPerson } from './part-person.ts';

type Names = 'inviteOccupants' | 'importOccupants' | 'revokeOccupantInvitation' | 'disconnectOccupant';

/** The accounts of those who live in a building: invited, taken back, parted. */
export function occupantAccountHandlers(context: ServerContext): Pick<Handlers, Names & keyof typeof peopleEndpoints> {
  const { jobs } = context;
  return {
    inviteOccupants: async (call) => {
      const { edit } = call;
      const draft = { ...call.body, inviterId: call.actor.userId };
      const linkOf = (token: string) => publicLink(context.config, invitationPath(token));
      const { results, mails } = await inviteOccupants(context, edit, draft, linkOf);
      for (const invitationId of mails) await jobs.send(invitationMailQueue, { orgId: edit.orgId, invitationId });
      return { data: results };
    },
    importOccupants: async (call) => {
      const { edit } = call;
      const asked = { ...call.body, inviterId: call.actor.userId };
      const { report, mails } = await importInvitees(context, edit, asked, call.actor.locale);
      for (const invitationId of mails) await jobs.send(invitationMailQueue, { orgId: edit.orgId, invitationId });
      return { data: report };
    },
    revokeOccupantInvitation: ({ edit }) => revokeOccupant(context, edit, edit.personId).then(() => undefined),
    disconnectOccupant: ({ edit }) => partPerson(context, edit, edit.personId).then(() => undefined),
  };
}
