import * as z from 'zod/mini';
import { created, defineEndpoints, may, noContent, ok } from '../../core/calls.ts';
import { savedReply, savedReplyDraft } from './saved-reply.ts';
import { savedReplyRoutes } from './saved-reply-routes.ts';

const changing = may('settings.update', 'organization', { reach: 'everywhere' });
const replies = z.array(savedReply);

/** Schemas, rights and limits of the calls about saved replies. */
export const savedReplyEndpoints = defineEndpoints(savedReplyRoutes, 'tickets', {
  listSavedReplies: ok('The saved replies of an organisation, by name', may('settings.view', 'organization'), replies),
  createSavedReply: created(
    'Save a reply; 422 where its name is taken or a placeholder is none',
    changing,
    savedReply,
    { body: savedReplyDraft, errors: [409] },
  ),
  updateSavedReply: ok('Change a saved reply; what was sent stays as it was', changing, savedReply, {
    body: savedReplyDraft,
  }),
  deleteSavedReply: noContent('Remove a saved reply', changing),
  listRepliesForTicket: ok(
    'The saved replies that can be inserted on a ticket; no resident reads them',
    may('ticketComment.create', 'ticketWork'),
    replies,
  ),
});
