import type { savedReplyEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { createSavedReply, deleteSavedReply, readSavedReplies, updateSavedReply } from './saved-replies.ts';

export function savedReplyHandlers(context: ServerContext): Pick<Handlers, keyof typeof savedReplyEndpoints> {
  const { db } = context;
  return {
    listSavedReplies: async ({ target }) => ({ data: await readSavedReplies(db, target.orgId) }),
    createSavedReply: async ({ edit, body }) => ({ data: await createSavedReply(context, edit, body) }),
    updateSavedReply: async ({ edit, body }) => ({ data: await updateSavedReply(context, edit, body) }),
    deleteSavedReply: ({ edit }) => deleteSavedReply(context, edit).then(() => undefined),
    listRepliesForTicket: async ({ edit: { orgId } }) => ({ data: await readSavedReplies(db, orgId) }),
  };
}
