import * as z from 'zod/mini';
import { defineEndpoints } from '../../core/endpoint.ts';
import { id, orgParams } from '../../core/ids.ts';
import { answer } from '../../core/list.ts';
import { savedReply, savedReplyDraft } from './saved-reply.ts';
import { savedReplyRoutes } from './saved-reply-routes.ts';

const tag = 'tickets';
const changing = {
  kind: 'permission',
  permission: 'settings.update',
  subject: 'organization',
  reach: 'everywhere',
} as const;
const replies = { status: 200, schema: answer(z.array(savedReply)) } as const;
const one = z.extend(orgParams, { replyId: id });

/** Schemas, rights and limits of the calls about saved replies. */
export const savedReplyEndpoints = defineEndpoints(savedReplyRoutes, {
  listSavedReplies: {
    summary: 'The saved replies of an organisation, by name',
    tag,
    access: { kind: 'permission', permission: 'settings.view', subject: 'organization' },
    params: orgParams,
    response: replies,
  },
  createSavedReply: {
    summary: 'Save a reply; 422 where its name is taken or a placeholder is none',
    tag,
    access: changing,
    params: orgParams,
    body: savedReplyDraft,
    response: { status: 201, schema: answer(savedReply) },
    errors: [409],
  },
  updateSavedReply: {
    summary: 'Change a saved reply; what was sent stays as it was',
    tag,
    access: changing,
    params: one,
    body: savedReplyDraft,
    response: { status: 200, schema: answer(savedReply) },
  },
  deleteSavedReply: {
    summary: 'Remove a saved reply',
    tag,
    access: changing,
    params: one,
    response: { status: 204 },
  },
  listRepliesForTicket: {
    summary: 'The saved replies that can be inserted on a ticket; no resident reads them',
    tag,
    access: { kind: 'permission', permission: 'ticketComment.create', subject: 'ticketWork' },
    params: z.object({ ticketId: id }),
    response: replies,
  },
});
