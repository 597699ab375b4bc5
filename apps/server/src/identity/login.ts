import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { HttpProblem } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';
import { countFailure, forgetFailures } from './count-failure.ts';
import { openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { checkCode } from './second-factor.ts';

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
    await requireSecondFactor(context, account, body.code);
    await forgetFailures(context.db, account.id);
    const { id, email, name } = account;
    return openSession(context, { id, email, name }, query, { request, reply });
  };
}

/** A wrong code counts like a wrong password; asking for the code forgives nothing that was counted before. */
async function requireSecondFactor(context: ServerContext, account: Account, code = ''): Promise<void> {
  const now = context.now();
  const verdict = await checkCode(context.db, account.id, code, now);
  if (verdict === 'off' || verdict === 'right') return;
  if (code === '') throw new HttpProblem(401, 'PERLU_KODE');
  await countFailure(context.db, account.email, new Date(now));
  throw new HttpProblem(401, 'KODE_SALAH');
}
