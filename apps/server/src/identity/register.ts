import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { invalidField } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';
import { localeOf } from '../http/problem.ts';
import { checkNewPassword } from './check-new-password.ts';
import { openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';

/**
 * S-43. A mail that is taken is named as such: registering opens a session at once, so any other
 * answer would show it as well, and the person could not know what to do. The route's rate limit
 * (10 a minute and address) keeps it from being used to list accounts.
 */
export function register(context: ServerContext, passwords: Passwords): Handler<'register'> {
  return async ({ body, query, request, reply }) => {
    checkNewPassword('password', body.password, body.email);
    const user = { id: randomUUIDv7(), email: body.email, name: body.name };
    const at = new Date(context.now());
    const passwordHash = await passwords.hash(body.password);
    const { rows } = await sql`
      INSERT INTO app_user (id, email, name, locale, password_hash, accepted_terms, accepted_terms_at, created_at, updated_at)
      VALUES (${user.id}, ${user.email}, ${user.name}, ${localeOf(request)}, ${passwordHash}, ${body.acceptedTerms}, ${at}, ${at}, ${at})
      ON CONFLICT (email) DO NOTHING RETURNING 1`.execute(context.db);
    if (rows.length === 0) throw invalidField('email', 'email-taken');
    return openSession(context, user, query, { request, reply });
  };
}
