import { id, instant } from '@imah/contract/core';
import type { invitationEndpoints } from '@imah/contract/members';
import * as z from 'zod/mini';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import { type Actor, type Handlers, notFound, readCursor, writeCursor } from '@imah/server-platform/http';
import { membershipIn } from '../held-rights.ts';
import { accept, decline, readOffer } from './answer-invitation.ts';
import { type InvitingEdit, invite, renew, revoke } from './invite.ts';
import { inviteMany, revokeMany } from './invite-many.ts';
import { findInvitation, type InvitationReader, listInvitations } from './invitation-repository.ts';
import { invitationMailQueue } from './send-invitation-mail.ts';

const position = z.object({ createdAt: instant, id });

export function invitationHandlers(context: ServerContext): Pick<Handlers, keyof typeof invitationEndpoints> {
  const { db, jobs } = context;
  const readerOf = (actor: Actor, orgId: string): InvitationReader => ({
    orgId,
    buildings: membershipIn(actor, orgId).buildings,
    now: context.now(),
  });
  const within = <E extends PersonalEdit>(edit: E) => ({ ...edit, reader: readerOf(edit.actor, edit.orgId) });
  const send = async ({ reader }: InvitingEdit, invitationId: string) => {
    await jobs.send(invitationMailQueue, { orgId: reader.orgId, invitationId });
    const data = await findInvitation(db, reader, invitationId);
    if (data === null) throw notFound();
    return { data };
  };

  return {
    listInvitations: async ({ actor, params, query }) => {
      const reader = readerOf(actor, params.orgId);
      const after = readCursor(position, query.cursor);
      const found = await listInvitations(db, reader, { status: query.status, after }, query.limit + 1);
      const data = found.slice(0, query.limit);
      const last = found.length > query.limit ? data.at(-1) : undefined;
      const nextCursor = last === undefined ? null : writeCursor({ createdAt: last.createdAt, id: last.id });
      return { data, meta: { nextCursor } };
    },
    createInvitation: async ({ edit, body }) => {
      const inviting = within(edit);
      return send(inviting, await invite(context, inviting, body));
    },
    createInvitations: async ({ edit, body }) => {
      const data = await inviteMany(context, within(edit), body);
      const orgId = edit.orgId;
      for (const { invitationId } of data)
        if (invitationId !== null) await jobs.send(invitationMailQueue, { orgId, invitationId });
      return { data };
    },
    revokeInvitations: async ({ edit, body }) => ({
      data: { revoked: await revokeMany(context, within(edit), body.invitationIds) },
    }),
    resendInvitation: async ({ edit, body }) => {
      const renewing = within(edit);
      await renew(context, renewing, body.locale);
      return send(renewing, edit.invitationId);
    },
    revokeInvitation: ({ edit }) => revoke(context, within(edit)).then(() => undefined),
    readInvitation: async ({ body }) => ({ data: await readOffer(db, body.token, context.now()) }),
    acceptInvitation: async ({ actor, body, request }) => {
      const answering = { actor, requestId: request.id, now: context.now() };
      return { data: { orgId: await accept(context, answering, body.token) } };
    },
    declineInvitation: ({ body, request }) => {
      const answering = { actor: null, requestId: request.id, now: context.now() };
      return decline(context, answering, body.token).then(() => undefined);
    },
  };
}
