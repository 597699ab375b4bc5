import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type Handler, HttpProblem } from '@imah/server-platform/http';
import { countFailure, forgetFailures, isLocked } from './count-failure.ts';
import { deviceOf } from './known-devices.ts';
import { openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { checkCode } from './second-factor.ts';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly locked: boolean;
}

/** Who asks to be let in: from which browser, at which moment. */
interface Attempt {
  readonly device: Buffer | null;
  readonly at: Date;
}

/** S-42. An unknown mail, a wrong password and a locked account take the same work and get the same answer. */
export function login(context: ServerContext, passwords: Passwords): Handler<'login'> {
  return async ({ body, query, request, reply }) => {
    const attempt = { at: new Date(context.now()), device: deviceOf(context, request) };
    const { at, device } = attempt;
    const rows = await context.db
      .selectFrom('app_user as u')
      .select(['u.id', 'u.email', 'u.name', 'u.password_hash as passwordHash'])
      .select([isLocked(device, at).as('locked')])
      .where(sql<boolean>`u.email = ${body.email}::citext`)
      .where('u.status', '=', 'active')
      .execute();
    const [account] = rows;

    const isRight = await passwords.verify(account?.passwordHash ?? null, body.password);
    if (account === undefined || account.locked || !isRight) {
      await countFailure(context.db, body.email, device, at);
      throw new HttpProblem(401, 'EMAIL_ATAU_SANDI_SALAH');
    }
    await requireSecondFactor(context, account, attempt, body.code);
    await forgetFailures(context.db, account.id, device, at);
    const { id, email, name } = account;
    return openSession(context, { id, email, name }, query, { request, reply });
  };
}

/** A wrong code counts like a wrong password; asking for the code forgives nothing that was counted before. */
async function requireSecondFactor(
  context: ServerContext,
  account: Account,
  { device, at }: Attempt,
  code = '',
): Promise<void> {
  const verdict = await checkCode(context.db, account.id, code, at.getTime());
  if (verdict === 'off' || verdict === 'right') return;
  if (code === '') throw new HttpProblem(401, 'PERLU_KODE');
  await countFailure(context.db, account.email, device, at);
  throw new HttpProblem(401, 'KODE_SALAH');
}
