import { sql, type Transaction } from 'kysely';
import { publishAccessEvent } from '@imah/server-platform/access';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { type Handler, HttpProblem } from '@imah/server-platform/http';
import { hashToken } from '@imah/server-platform/sessions';
import { errorCode } from '@imah/server-platform/system';

/**
 * Takes the link of the mail, once: the address is the person's, and where it is the one they asked for, it is in
 * use from now on. One that another account has taken meanwhile is answered like a link that is over.
 */
export function verifyEmail(context: ServerContext): Handler<'verifyEmail'> {
  return async ({ body }) => {
    const at = new Date(context.now());
    const { userId, email } = await context.db
      .transaction()
      .execute(async (trx) => {
        const link = await useLink(trx, hashToken(body.token), at);
        if (!(await adopt(trx, link, at))) throw over();
        return link;
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error) ? over() : error;
      });
    await publishAccessEvent(context, [userId]);
    return { data: { email } };
  };
}

interface UsedLink {
  readonly userId: string;
  readonly email: string;
}

async function useLink(trx: Transaction<Database>, tokenHash: Buffer, at: Date): Promise<UsedLink> {
  const { rows } = await sql<UsedLink>`
    UPDATE email_verification v SET used_at = ${at} FROM app_user u
    WHERE v.token_hash = ${tokenHash} AND v.used_at IS NULL AND v.expires_at > ${at}
      AND u.id = v.user_id AND u.status = 'active'
    RETURNING v.user_id AS "userId", v.email::text AS email`.execute(trx);
  const [link] = rows;
  if (link === undefined) throw over();
  return link;
}

/** False where the account neither has this address nor asks for it any more. */
async function adopt(trx: Transaction<Database>, { userId, email }: UsedLink, at: Date): Promise<boolean> {
  const own = await sql`
    UPDATE app_user SET email_verified_at = coalesce(email_verified_at, ${at}), updated_at = ${at}
    WHERE id = ${userId} AND email = ${email}::citext RETURNING 1`.execute(trx);
  if (own.rows.length > 0) return true;
  const changed = await sql`
    UPDATE app_user SET email = pending_email, email_verified_at = ${at}, pending_email = NULL,
      pending_email_until = NULL, updated_at = ${at}
    WHERE id = ${userId} AND pending_email = ${email}::citext AND pending_email_until > ${at}
      AND NOT EXISTS (SELECT 1 FROM app_user o WHERE o.email = ${email}::citext)
    RETURNING 1`.execute(trx);
  if (changed.rows.length === 0) return false;
  // They went to the address before.
  await sql`UPDATE password_reset SET used_at = ${at} WHERE user_id = ${userId} AND used_at IS NULL`.execute(trx);
  return true;
}

/** Another account took the address in the moment between the look and the change. */
function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

function over(): HttpProblem {
  return new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
}
