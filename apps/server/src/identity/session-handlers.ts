import type { ServerContext } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { sessionTokens } from '../http/read-actor.ts';
import { clearSessionCookie } from '../http/session-cookie.ts';
import { endSession } from './sessions.ts';

/** S-40. The client may have only the cookie, which scripts cannot read: the token it needs for its calls is in the answer. */
export function getSession(): Handler<'getSession'> {
  return async ({ actor }) => {
    if (actor === null) return {};
    return { user: { id: actor.userId, email: actor.email, name: actor.name }, token: actor.sessionToken };
  };
}

/**
 * S-41. Logging out without a session is no error: the wish is fulfilled. The live channel knows persons, not sessions:
 * all their connections end, and those whose session goes on come back by its own secret.
 */
export function deleteSession(context: ServerContext): Handler<'deleteSession'> {
  return async ({ request, reply }) => {
    for (const token of sessionTokens(request)) {
      const userId = await endSession(context.db, token);
      if (userId !== null) await context.live.disconnect({ userId });
    }
    clearSessionCookie(context.config, reply);
    return undefined;
  };
}
