import { sql } from 'kysely';
import { nameInMail, publicLink } from '@imah/server-platform/mail';
import type { ServerContext } from '@imah/server-platform';
import { resetMail } from './reset-mail.ts';
import { createToken, hashToken } from '@imah/server-platform/sessions';

export const resetMailQueue = 'identity-reset-mail';

const resetTimes = {
  validMs: 60 * 60_000,
  /** A second mail within this time would only fill somebody's mailbox. */
  quietMs: 60_000,
} as const;

/** Sends the link to set a new password, where the mail belongs to an account. */
export async function sendResetMail(context: ServerContext, email: string): Promise<void> {
  const now = context.now();
  const rows = await context.db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.email', 'u.name', 'u.locale'])
    .where(sql<boolean>`u.email = ${email}::citext`)
    .where('u.status', '=', 'active')
    .where(
      sql<boolean>`NOT EXISTS ( SELECT 1 FROM password_reset r WHERE r.user_id = u.id AND r.created_at > ${new Date(now - resetTimes.quietMs)} )`,
    )
    .execute();
  const [account] = rows;
  if (account === undefined) return;

  const token = createToken();
  const { subject, text } = resetMail[account.locale](
    nameInMail(account.name),
    publicLink(context.config, `/lupa?token=${token}`),
    resetTimes.validMs / 60_000,
  );
  await context.mailer.send({ to: account.email, subject, text });
  // After the mail: a delivery that failed is tried again by the job, with a token of its own.
  await sql`
    INSERT INTO password_reset (token_hash, user_id, created_at, expires_at)
    VALUES (${hashToken(token)}, ${account.id}, ${new Date(now)}, ${new Date(now + resetTimes.validMs)})`.execute(
    context.db,
  );
}
