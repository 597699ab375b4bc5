import type { ServerContext } from '@imah/server-platform';
import {
  bearerToken,
  clearCookie,
  cookieNames,
  type Handler,
  pageToken,
  sessionTokens,
} from '@imah/server-platform/http';
import { endSession } from '@imah/server-platform/sessions';

/** S-40. A client that has only the cookie, which scripts cannot read, is told a token that stands for it beside it. */
export function getSession(): Handler<'getSession'> {
  return async ({ actor, request }) => {
    if (actor === null) return {};
    const { userId: id, email, name, sessionToken } = actor;
    const isKnown = bearerToken(request) === sessionToken;
    return { user: { id, email, name }, token: isKnown ? sessionToken : pageToken(sessionToken) };
  };
}

/**
 * S-41. Logging out without a session is no error: the wish is fulfilled. The live channel knows persons, not sessions:
 * all their connections end, and those whose session goes on come back by its own secret.
 */
export function deleteSession(context: ServerContext): Handler<'deleteSession'> {
  return async ({ request, reply }) => {
    for (const token of sessionTokens(context.config, request)) {
      const userId = await endSession(context.db, token);
      if (userId !== null) await context.live.disconnect({ userId });
    }
    clearCookie(context.config, reply, cookieNames.session);
    return undefined;
  };
}
