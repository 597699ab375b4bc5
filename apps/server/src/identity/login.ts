import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';
import { countFailure } from './count-failure.ts';
import { openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly isLocked: boolean;
}

/** S-42. An unknown mail, a wrong password and a locked account take the same work and get the same answer. */
export function login(context: ServerContext, passwords: Passwords): Handler<'login'> {
  return async ({ body, query, request, reply }) => {
    const at = new Date(context.now());
    const { rows } = await sql<Account>`
      SELECT id, email::text AS email, name, password_hash AS "passwordHash", coalesce(locked_until > ${at}, false) AS "isLocked"
      FROM app_user WHERE email = ${body.email}::citext AND status = 'active'`.execute(context.db);
    const [account] = rows;

    const isRight = await passwords.verify(account?.passwordHash ?? null, body.password);
    if (account === undefined || account.isLocked || !isRight) {
      await countFailure(context.db, body.email, at);
      throw new HttpProblem(401, 'EMAIL_ATAU_SANDI_SALAH');
    }
    await sql`
      UPDATE app_user SET failed_attempts = 0, locked_until = NULL
      WHERE id = ${account.id} AND (failed_attempts > 0 OR locked_until IS NOT NULL)`.execute(context.db);
    const { id, email, name } = account;
    return openSession(context, { id, email, name }, query, { request, reply });
  };
}
