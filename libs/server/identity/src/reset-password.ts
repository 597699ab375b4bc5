import type { SessionUser } from '@imah/contract/identity';
import { type Kysely, sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { type Handler, HttpProblem } from '@imah/server-platform/http';
import { notifyOfPassword } from '@imah/server-notifications';
import { checkNewPassword } from './check-new-password.ts';
import { endEveryWayIn } from './end-access.ts';
import { openSession } from './open-session.ts';
import type { Passwords } from './passwords.ts';
import { hasSecondFactor } from './second-factor.ts';
import { hashToken } from '@imah/server-platform/sessions';

/**
 * Sets a new password with the token of the mail, once. A password that breaks a rule does not use the token up. A
 * browser goes straight in: whoever read the mail and set the password has shown as much as the login asks for, but for
 * the second factor, so an account that has one is still asked for it there.
 */
export function resetPassword(context: ServerContext, passwords: Passwords): Handler<'resetPassword'> {
  return async ({ body, query, request, reply }) => {
    const tokenHash = hashToken(body.token);
    const account = await findAccount(context.db, tokenHash, context.now());
    checkNewPassword('password', body.password, account.email);

    const passwordHash = await passwords.hash(body.password);
    await context.db.transaction().execute(async (trx) => {
      const now = context.now();
      const { rows } = await sql`
        UPDATE password_reset SET used_at = ${new Date(now)}
        WHERE token_hash = ${tokenHash} AND used_at IS NULL AND expires_at > ${new Date(now)} RETURNING 1`.execute(trx);
      if (rows.length === 0) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
      await endEveryWayIn(trx, account.id, now);
      // Who could read the mail has shown that the address is theirs.
      await sql`
        UPDATE app_user SET password_hash = ${passwordHash}, failed_attempts = 0, locked_until = NULL,
          email_verified_at = coalesce(email_verified_at, ${new Date(now)}), updated_at = ${new Date(now)}
        WHERE id = ${account.id}`.execute(trx);
      await notifyOfPassword(trx, account.id, 'reset', now);
    });
    await context.live.disconnect({ userId: account.id });
    if (query.web === 'true' && !(await hasSecondFactor(context.db, account.id)))
      await openSession(context, account, query, { request, reply });
    return undefined;
  };
}

async function findAccount(db: Kysely<Database>, tokenHash: Buffer, now: number): Promise<SessionUser> {
  const rows = await db
    .selectFrom('password_reset as r')
    .innerJoin('app_user as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.email', 'u.name'])
    .where('r.token_hash', '=', tokenHash)
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', new Date(now))
    .where('u.status', '=', 'active')
    .execute();
  const [account] = rows;
  if (account === undefined) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  return account;
}
