import type { Locale } from '@imah/contract/core/words';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { nameInMail, publicLink } from '@imah/server-platform/mail';
import { notify } from '@imah/server-notifications';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import { emailMails } from './email-mails.ts';

export const emailMailQueue = 'identity-email-mail';

/** `link`: ask the address in question whether it is the person's; `notice`: tell the address in use of a change. */
export interface EmailMailJob {
  readonly userId: string;
  readonly what: 'link' | 'notice';
}

export const emailTimes = {
  /** Milliseconds for which the link of a mail is good. */
  validMs: 24 * 60 * 60_000,
  /** A second mail to the same address within this time would only fill somebody's mailbox. */
  quietMs: 60_000,
} as const;
const hours = emailTimes.validMs / 3_600_000;

interface Account {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly isVerified: boolean;
  readonly pendingEmail: string | null;
  /** Another account has the address that is asked for. */
  readonly isTaken: boolean;
}

/** Sends what is due now: an account that has meanwhile been verified, or has given its change up, gets no mail. */
export async function sendEmailMail(context: ServerContext, { userId, what }: EmailMailJob): Promise<void> {
  const account = await readAccount(context, userId);
  if (account === null) return;
  const { email, locale, isVerified, pendingEmail, isTaken } = account;
  const name = nameInMail(account.name);
  const mails = emailMails[locale];
  if (what === 'notice') {
    // An address that nobody has verified may be a stranger's, mistyped: the change is none of their business.
    if (pendingEmail === null || !isVerified) return;
    const link = publicLink(context.config, '/imah/akun#email');
    await context.mailer.send({ to: email, ...mails.notice(name, link) });
    return;
  }
  if (pendingEmail === null && isVerified) return;
  const to = pendingEmail ?? email;
  if (await wasJustSent(context, userId, to)) return;
  const token = createToken();
  const link = publicLink(context.config, `/verifikasi?token=${token}`);
  await keepToken(context, userId, to, token);
  const ask = pendingEmail === null ? mails.verify : mails.change;
  const mail = isTaken ? mails.taken() : ask(name, link, hours);
  try {
    await context.mailer.send({ to, ...mail });
  } catch (error) {
    // The job tries again, with a token of its own; this one must not count as a mail that has just gone out.
    await sql`DELETE FROM email_verification WHERE token_hash = ${hashToken(token)}`.execute(context.db);
    throw error;
  }
}

/** Tells a person that the mail to the address they gave could not be delivered. */
export async function notifyOfLostEmailMail(context: ServerContext, { userId, what }: EmailMailJob): Promise<void> {
  const account = await readAccount(context, userId);
  if (account === null || what === 'notice' || (account.pendingEmail === null && account.isVerified)) return;
  const notice = {
    kind: 'mail-failed',
    recipients: { kind: 'people', userIds: [userId] },
    actorId: null,
    dedupeKey: `mail-failed/${userId}`,
    data: { mail: 'verification', to: account.pendingEmail ?? account.email },
    href: '/imah/akun#email',
  } as const;
  await context.db.transaction().execute((trx) => notify(trx, notice, context.now()));
}

async function readAccount(context: ServerContext, userId: string): Promise<Account | null> {
  const account = await context.db
    .selectFrom('app_user as u')
    .leftJoin('app_user as o', 'o.email', 'u.pending_email')
    .select([
      'u.email',
      'u.name',
      'u.locale',
      'u.email_verified_at as verifiedAt',
      'u.pending_email as pendingEmail',
      'u.pending_email_until as pendingUntil',
      'o.id as otherId',
    ])
    .where('u.id', '=', userId)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
  if (account === undefined) return null;
  const { email, name, locale, verifiedAt, pendingEmail, pendingUntil, otherId } = account;
  const isPending = pendingUntil !== null && pendingUntil.getTime() > context.now();
  return {
    email,
    name,
    locale,
    isVerified: verifiedAt !== null,
    pendingEmail: isPending ? pendingEmail : null,
    isTaken: isPending && otherId !== null,
  };
}

async function wasJustSent(context: ServerContext, userId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM email_verification
    WHERE user_id = ${userId} AND email = ${email}::citext AND used_at IS NULL
      AND created_at > ${new Date(context.now() - emailTimes.quietMs)}`.execute(context.db);
  return rows.length > 0;
}

// Before the mail: a link that is in somebody's mailbox has to work.
async function keepToken(context: ServerContext, userId: string, email: string, token: string): Promise<void> {
  const now = context.now();
  await sql`
    INSERT INTO email_verification (token_hash, user_id, email, created_at, expires_at)
    VALUES (${hashToken(token)}, ${userId}, ${email}, ${new Date(now)}, ${new Date(now + emailTimes.validMs)})`.execute(
    context.db,
  );
}
