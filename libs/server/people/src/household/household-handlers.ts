import type { householdEndpoints } from '@imah/contract/people';
import { sql } from 'kysely';
import type { PlaceEdit } from '@imah/server-buildings';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, notFound } from '@imah/server-platform/http';
import { publicLink } from '@imah/server-platform/mail';
import { invitationPath } from '../members/invitations/invitation-path.ts';
import { invitationMailQueue } from '../members/invitations/send-invitation-mail.ts';
import { answerHousehold } from './answer-household.ts';
import { endMember } from './end-member.ts';
import { readHouseholdSettings, updateHouseholdSettings } from './household-settings.ts';
import { type Invited, inviteToHousehold, ownMember, renewInvitation } from './invite-to-household.ts';
import { listHouseholdRequests, listHouseholds } from './household-repository.ts';

/** Whom the first occupant of a unit brings in, and what staff say to it. */
export function householdHandlers(context: ServerContext): Pick<Handlers, keyof typeof householdEndpoints> {
  const { db, jobs } = context;
  const linkOf = (token: string) => publicLink(context.config, invitationPath(token));
  const sendMails = async ({ orgId }: PlaceEdit, mails: readonly string[]) => {
    for (const invitationId of mails) await jobs.send(invitationMailQueue, { orgId, invitationId });
  };
  const invitedOf = async (edit: PlaceEdit & PersonalEdit, { memberId, link, mails }: Invited) => {
    await sendMails(edit, mails);
    const { member } = await ownMember(db, edit, memberId, edit.actor.userId);
    if (member === null) throw notFound();
    return { data: { member, link } };
  };
  return {
    getHouseholdSettings: async ({ params }) => ({ data: await readHouseholdSettings(db, params.orgId) }),
    updateHouseholdSettings: async ({ edit, body }) => ({ data: await updateHouseholdSettings(context, edit, body) }),
    listHouseholds: async (call) => ({ data: await listHouseholds(db, call.edit, call.actor.userId) }),
    inviteToHousehold: async ({ edit, body }) => invitedOf(edit, await inviteToHousehold(context, edit, body, linkOf)),
    renewHouseholdInvitation: async ({ edit, body }) =>
      invitedOf(edit, await renewInvitation(context, edit, body, linkOf)),
    endHouseholdMember: ({ edit }) => endMember(context, edit).then(() => undefined),
    listHouseholdRequests: async (call) => {
      const { orgId, buildingId } = call.edit;
      const found = await listHouseholdRequests(db, sql`h.org_id = ${orgId} AND h.building_id = ${buildingId}`, 200);
      return { data: found.map(({ request }) => request) };
    },
    answerHouseholdRequest: async ({ edit, body }) => {
      await sendMails(edit, await answerHousehold(context, edit, body, linkOf));
      return undefined;
    },
  };
}
