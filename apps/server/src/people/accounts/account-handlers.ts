import type { peopleEndpoints } from '@imah/contract/people';
import { publishAccessEvent } from '../../access/publish-access.ts';
import type { ServerContext } from '../../context.ts';
import type { Handlers } from '../../http/handler.ts';
import { publicLink } from '../../mail/public-link.ts';
import { invitationPath } from '../../members/invitations/invitation-path.ts';
import { invitationMailQueue } from '../../members/invitations/send-invitation-mail.ts';
import { publishBuildingEvent } from '../../buildings/publish-building.ts';
import { importInvitees } from '../import/import-invitees.ts';
import { inviteOccupants, revokeOccupant } from './invite-occupants.ts';
import { partPerson } from './part-person.ts';

type Names = 'inviteOccupants' | 'importOccupants' | 'revokeOccupantInvitation' | 'disconnectOccupant';

/** The accounts of those who live in a building: invited, taken back, parted. */
export function occupantAccountHandlers(context: ServerContext): Pick<Handlers, Names & keyof typeof peopleEndpoints> {
  const { db, jobs } = context;
  return {
    inviteOccupants: async (call) => {
      const { edit } = call;
      const draft = { ...call.body, inviterId: call.actor.userId };
      const { results, mails } = await db
        .transaction()
        .execute((trx) =>
          inviteOccupants(trx, edit, draft, (token) => publicLink(context.config, invitationPath(token))),
        );
      for (const invitationId of mails) await jobs.send(invitationMailQueue, { orgId: edit.orgId, invitationId });
      return { data: results };
    },
    importOccupants: async (call) => {
      const { edit } = call;
      const asked = { ...call.body, inviterId: call.actor.userId };
      const { report, mails } = await importInvitees(db, edit, asked, call.actor.locale);
      for (const invitationId of mails) await jobs.send(invitationMailQueue, { orgId: edit.orgId, invitationId });
      if (report.applied)
        await publishBuildingEvent(context, edit, {
          entity: 'occupancy',
          id: edit.buildingId,
          version: 0,
          op: 'created',
        });
      return { data: report };
    },
    revokeOccupantInvitation: async (call) => {
      const { edit } = call;
      await db.transaction().execute((trx) => revokeOccupant(trx, edit, call.params.personId));
      return undefined;
    },
    disconnectOccupant: async (call) => {
      const { edit } = call;
      const userId = await db.transaction().execute((trx) => partPerson(trx, edit, call.params.personId));
      if (userId !== null) await publishAccessEvent(context, [userId]);
      return undefined;
    },
  };
}
