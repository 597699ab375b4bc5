import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { invalidField } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';
import { countFailure, forgetFailures } from '../identity/count-failure.ts';
import type { Passwords } from '../identity/passwords.ts';
import { grantStepUp } from '../identity/step-up.ts';

/** By what the person can show who they are. */
export function getStepUp(context: ServerContext): Handler<'getStepUp'> {
  return async ({ actor }) => {
    const { passwordHash } = await readSecrets(context, actor.userId);
    return { data: { methods: passwordHash === null ? [] : ['password'] } };
  };
}

/** A wrong secret counts towards the lock of the account as one at the login does; during a lock nothing is right. */
export function confirmStepUp(context: ServerContext, passwords: Passwords): Handler<'confirmStepUp'> {
  return async ({ actor, body }) => {
    const { passwordHash, isLocked } = await readSecrets(context, actor.userId);
    const isRight = 'password' in body ? await passwords.verify(passwordHash, body.password) : false;
    if (isLocked || !isRight) {
      await countFailure(context.db, actor.email, new Date(context.now()));
      throw 'password' in body ? invalidField('password', 'wrong-password') : invalidField('code', 'invalid');
    }
    await forgetFailures(context.db, actor.userId);
    const expiresAt = await grantStepUp(context, actor.sessionId);
    return { data: { expiresAt: expiresAt.toISOString() } };
  };
}

async function readSecrets(
  context: ServerContext,
  userId: string,
): Promise<{ passwordHash: string | null; isLocked: boolean }> {
  const { rows } = await sql<{ passwordHash: string | null; isLocked: boolean }>`
    SELECT password_hash AS "passwordHash", coalesce(locked_until > ${new Date(context.now())}, false) AS "isLocked"
    FROM app_user WHERE id = ${userId}`.execute(context.db);
  return rows[0] ?? { passwordHash: null, isLocked: true };
}
