import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { cookieNames, type Handler, invalidField, readCookie, setCookie } from '@imah/server-platform/http';
import { checkNewPassword } from './check-new-password.ts';
import { countFailure, isLocked } from './count-failure.ts';
import { endAccess } from './end-access.ts';
import { deviceOf } from './known-devices.ts';
import { notifyOfPassword } from '@imah/server-notifications';
import type { Passwords } from './passwords.ts';
import { rotateSession, sessionTimes } from '@imah/server-platform/sessions';

/**
 * Every other session and every live connection of the person ends. The own session goes on with a
 * new token where a cookie can carry it; a client that has only the bearer token keeps its token,
 * since the answer has no place for another one.
 */
export function changePassword(context: ServerContext, passwords: Passwords): Handler<'changePassword'> {
  return async ({ actor, body, request, reply }) => {
    const [at, device] = [new Date(context.now()), deviceOf(context, request)];
    const { current, locked } = await context.db
      .selectFrom('app_user as u')
      .select(['u.password_hash as current', isLocked(device, at).as('locked')])
      .where('u.id', '=', actor.userId)
      .executeTakeFirstOrThrow();
    // Whoever sits down at an open session guesses no more often here than at the login.
    const isRight = await passwords.verify(current, body.currentPassword);
    if (!isRight || locked) {
      await countFailure(context.db, actor.email, device, at);
      throw invalidField('currentPassword', 'wrong-password');
    }
    checkNewPassword('newPassword', body.newPassword, actor.email);

    const passwordHash = await passwords.hash(body.newPassword);
    const hasCookie = readCookie(context.config, request, cookieNames.session) === actor.sessionToken;
    const token = await context.db.transaction().execute(async (trx) => {
      const now = context.now();
      await sql`
        UPDATE app_user SET password_hash = ${passwordHash}, failed_attempts = 0, locked_until = NULL, updated_at = ${new Date(now)}
        WHERE id = ${actor.userId}`.execute(trx);
      await endAccess(trx, actor.userId, actor.sessionId, now);
      await notifyOfPassword(trx, actor.userId, 'changed', now);
      return hasCookie ? await rotateSession(trx, actor.sessionId) : null;
    });
    if (token !== null)
      setCookie(context.config, reply, cookieNames.session, { value: token, maxAgeMs: sessionTimes.absolute });
    await context.live.disconnect({ userId: actor.userId });
    return undefined;
  };
}
