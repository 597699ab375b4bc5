import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type Handler, localeOf } from '@imah/server-platform/http';
import { checkNewPassword } from './check-new-password.ts';
import { askForVerification, createAccount } from './create-account.ts';
import { openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { hashToken } from '@imah/server-platform/sessions';

/**
 * S-43. A mail that is taken is named as such: registering opens a session at once, so any other
 * answer would show it as well, and the person could not know what to do. The route's rate limit
 * (10 a minute and address) keeps it from being used to list accounts.
 */
export function register(context: ServerContext, passwords: Passwords): Handler<'register'> {
  return async ({ body, query, request, reply }) => {
    const { email, name, password, acceptedTerms, invitation } = body;
    checkNewPassword('password', password, email);
    const passwordHash = await passwords.hash(password);
    const emailVerified = invitation !== undefined && (await isInvited(context, invitation, email));
    const draft = { email, name, locale: localeOf(request), passwordHash, acceptedTerms, emailVerified };
    const user = await createAccount(context.db, draft, context.now());
    if (!emailVerified) await askForVerification(context, user.id);
    return openSession(context, user, query, { request, reply });
  };
}

/** Whether this token has gone out to this address by mail. */
async function isInvited(context: ServerContext, token: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM invitation WHERE token_hash = ${hashToken(token)} AND email = ${email}::citext
      AND status = 'pending' AND expires_at > ${new Date(context.now())}`.execute(context.db);
  return rows.length > 0;
}
