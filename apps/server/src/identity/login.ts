import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';
import { openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';

/** From the fifth wrong password on, each one locks the account, twice as long every time (domain model 5.1). */
const lockout = { attempts: 5, firstMs: 15 * 60_000, longestMs: 24 * 3_600_000 } as const;

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
      await countFailure(context, body.email, at);
      throw new HttpProblem(401, 'EMAIL_ATAU_SANDI_SALAH');
    }
    await sql`
      UPDATE app_user SET failed_attempts = 0, locked_until = NULL
      WHERE id = ${account.id} AND (failed_attempts > 0 OR locked_until IS NOT NULL)`.execute(context.db);
    const { id, email, name } = account;
    return openSession(context, { id, email, name }, query, { request, reply });
  };
}

/** The same statement for every mail, known or not; attempts during a lock do not prolong it. */
async function countFailure(context: ServerContext, email: string, at: Date): Promise<void> {
  await sql`
    UPDATE app_user SET failed_attempts = failed_attempts + 1,
      locked_until = CASE WHEN failed_attempts + 1 >= ${lockout.attempts} THEN ${at}::timestamptz + interval '1 millisecond' *
        least(${lockout.firstMs} * power(2, least(failed_attempts + 1 - ${lockout.attempts}, 20)), ${lockout.longestMs}) END
    WHERE email = ${email}::citext AND status = 'active' AND (locked_until IS NULL OR locked_until <= ${at})`.execute(
    context.db,
  );
}
