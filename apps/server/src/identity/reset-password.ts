import { type Kysely, sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { HttpProblem } from '../http/errors.ts';
import type { Handler } from '../http/handler.ts';
import { tellOfPassword } from '../notifications/tell-of-password.ts';
import { checkNewPassword } from './check-new-password.ts';
import { endAccess } from './end-access.ts';
import type { Passwords } from './passwords.ts';
import { hashToken } from './sessions.ts';

/** Sets a new password with the token of the mail, once. A password that breaks a rule does not use the token up. */
export function resetPassword(context: ServerContext, passwords: Passwords): Handler<'resetPassword'> {
  return async ({ body }) => {
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
      // Who could read the mail has shown that the address is theirs.
      await sql`
        UPDATE app_user SET password_hash = ${passwordHash}, failed_attempts = 0, locked_until = NULL,
          email_verified_at = coalesce(email_verified_at, ${new Date(now)}), updated_at = ${new Date(now)}
        WHERE id = ${account.id}`.execute(trx);
      await endAccess(trx, account.id, null, now);
      await tellOfPassword(trx, account.id, 'reset', now);
    });
    await context.live.disconnect({ userId: account.id });
    return undefined;
  };
}

async function findAccount(
  db: Kysely<Database>,
  tokenHash: Buffer,
  now: number,
): Promise<{ id: string; email: string }> {
  const { rows } = await sql<{ id: string; email: string }>`
    SELECT u.id, u.email::text AS email FROM password_reset r JOIN app_user u ON u.id = r.user_id
    WHERE r.token_hash = ${tokenHash} AND r.used_at IS NULL AND r.expires_at > ${new Date(now)} AND u.status = 'active'`.execute(
    db,
  );
  const [account] = rows;
  if (account === undefined) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  return account;
}
