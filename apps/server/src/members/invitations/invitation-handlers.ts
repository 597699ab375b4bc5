import { id, instant } from '@imah/contract/core';
import type { invitationEndpoints } from '@imah/contract/members';
import * as z from 'zod/mini';
import { publishAccessEvent } from '../../access/publish-access.ts';
import type { ServerContext } from '../../context.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import { notFound } from '../../http/errors.ts';
import type { Actor, Handlers } from '../../http/handler.ts';
import { membershipIn } from '../held-rights.ts';
import { accept, decline, readOffer } from './answer-invitation.ts';
import { type InvitationWork, invite, renew, revoke } from './invite.ts';
import { readInvitation, readInvitations } from './read-invitations.ts';
import { invitationMailQueue } from './send-invitation-mail.ts';

const position = z.object({ createdAt: instant, id });

export function invitationHandlers(context: ServerContext): Pick<Handlers, keyof typeof invitationEndpoints> {
  const { db, jobs } = context;
  const workOf = (actor: Actor, orgId: string, requestId: string): InvitationWork => ({
    reader: { orgId, buildings: membershipIn(actor, orgId).buildings, now: context.now() },
    actor,
    requestId,
  });
  const send = async ({ reader }: InvitationWork, invitationId: string) => {
    await jobs.send(invitationMailQueue, { orgId: reader.orgId, invitationId });
    const data = await readInvitation(db, reader, invitationId);
    if (data === null) throw notFound();
    return { data };
  };

  return {
    listInvitations: async ({ actor, params, query, request }) => {
      const { reader } = workOf(actor, params.orgId, request.id);
      const after = readCursor(position, query.cursor);
      const found = await readInvitations(db, reader, { status: query.status, after }, query.limit + 1);
      const data = found.slice(0, query.limit);
      const last = found.length > query.limit ? data.at(-1) : undefined;
      const nextCursor = last === undefined ? null : writeCursor({ createdAt: last.createdAt, id: last.id });
      return { data, meta: { nextCursor } };
    },
    createInvitation: async ({ actor, body, params, request }) => {
      const work = workOf(actor, params.orgId, request.id);
      return send(work, await db.transaction().execute((trx) => invite(trx, work, body)));
    },
    resendInvitation: async ({ actor, body, params, request }) => {
      const work = workOf(actor, params.orgId, request.id);
      await db.transaction().execute((trx) => renew(trx, work, params.invitationId, body.locale));
      return send(work, params.invitationId);
    },
    revokeInvitation: async ({ actor, params, request }) => {
      const work = workOf(actor, params.orgId, request.id);
      await db.transaction().execute((trx) => revoke(trx, work, params.invitationId));
      return undefined;
    },
    readInvitation: async ({ body }) => ({ data: await readOffer(db, body.token, context.now()) }),
    acceptInvitation: async ({ actor, body, request }) => {
      const person = { userId: actor.userId, email: actor.email, requestId: request.id };
      const orgId = await db.transaction().execute((trx) => accept(trx, body.token, person, context.now()));
      await publishAccessEvent(context, [actor.userId]);
      return { data: { orgId } };
    },
    declineInvitation: async ({ body, request }) => {
      await db.transaction().execute((trx) => decline(trx, body.token, request.id, context.now()));
      return undefined;
    },
  };
}
