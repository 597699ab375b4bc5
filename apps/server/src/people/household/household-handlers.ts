import type { householdEndpoints } from '@imah/contract/people';
import { sql } from 'kysely';
import { publishAccessEvent } from '../../access/publish-access.ts';
import { type PlaceEdit } from '../../buildings/place-edit.ts';
import { publishBuildingEvent } from '../../buildings/publish-building.ts';
import type { ServerContext } from '../../context.ts';
import type { Handlers } from '../../http/handler.ts';
import { publicLink } from '../../mail/public-link.ts';
import { invitationPath } from '../../members/invitations/invitation-path.ts';
import { invitationMailQueue } from '../../members/invitations/send-invitation-mail.ts';
import { answerHousehold } from './answer-household.ts';
import { endMember } from './end-member.ts';
import { readHouseholdSettings, writeHouseholdSettings } from './household-settings.ts';
import { type Invited, inviteToHousehold, ownMember, renewInvitation } from './invite-to-household.ts';
import { readHouseholdRequests, readHouseholds } from './read-households.ts';

/** Whom the first occupant of a unit brings in, and what staff say to it. */
export function householdHandlers(context: ServerContext): Pick<Handlers, keyof typeof householdEndpoints> {
  const { db, jobs, now } = context;
  const linkOf = (token: string) => publicLink(context.config, invitationPath(token));
  const sendMails = async ({ orgId }: PlaceEdit, mails: readonly string[]) => {
    for (const invitationId of mails) await jobs.send(invitationMailQueue, { orgId, invitationId });
  };
  const told = (edit: PlaceEdit, id: string, op: 'created' | 'updated' | 'deleted') =>
    publishBuildingEvent(context, edit, { entity: 'occupancy', id, version: 0, op });
  const invitedOf = async (edit: PlaceEdit, userId: string, { memberId, link, mails }: Invited) => {
    await sendMails(edit, mails);
    const { member } = await ownMember(db, edit, memberId, userId);
    return { data: { member, link } };
  };
  return {
    getHouseholdSettings: async ({ params }) => ({ data: await readHouseholdSettings(db, params.orgId) }),
    updateHouseholdSettings: async ({ actor, body, params: { orgId }, request }) => {
      const change = { orgId, userId: actor.userId, requestId: request.id, now: now() };
      return { data: await db.transaction().execute((trx) => writeHouseholdSettings(trx, change, body)) };
    },
    listHouseholds: async (call) => ({ data: await readHouseholds(db, call.edit, call.actor.userId) }),
    inviteToHousehold: async (call) => {
      const { edit } = call;
      const { userId } = call.actor;
      const asked = { userId, draft: call.body };
      const invited = await db.transaction().execute((trx) => inviteToHousehold(db, trx, edit, asked, linkOf));
      await told(edit, invited.memberId, 'created');
      return invitedOf(edit, userId, invited);
    },
    renewHouseholdInvitation: async (call) => {
      const { edit } = call;
      const { userId } = call.actor;
      const asked = { id: call.params.householdMemberId, userId, ...call.body };
      const invited = await db.transaction().execute((trx) => renewInvitation(trx, edit, asked, linkOf));
      return invitedOf(edit, userId, invited);
    },
    endHouseholdMember: async (call) => {
      const { edit } = call;
      const { householdMemberId: id } = call.params;
      const userIds = await endMember(db, edit, { id, userId: call.actor.userId });
      await publishAccessEvent(context, userIds);
      await told(edit, id, 'deleted');
      return undefined;
    },
    listHouseholdRequests: async (call) => {
      const { orgId, buildingId } = call.edit;
      const found = await readHouseholdRequests(db, sql`h.org_id = ${orgId} AND h.building_id = ${buildingId}`, 200);
      return { data: found.map(({ request }) => request) };
    },
    answerHouseholdRequest: async (call) => {
      const { edit } = call;
      const { householdMemberId: id } = call.params;
      const said = { ...call.body, by: call.actor.userId };
      const mails = await db.transaction().execute((trx) => answerHousehold(db, trx, edit, id, said, linkOf));
      await sendMails(edit, mails);
      await told(edit, id, 'updated');
      return undefined;
    },
  };
}
