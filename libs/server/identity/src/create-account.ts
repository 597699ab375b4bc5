import { randomUUIDv7 } from 'node:crypto';
import type { Locale } from '@imah/contract/core/words';
import type { SessionUser } from '@imah/contract/identity';
import { type Kysely, sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { emailMailQueue } from './email/send-email-mail.ts';

export interface AccountDraft {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  /** Null: the way in is a provider. */
  readonly passwordHash: string | null;
  readonly acceptedTerms: string;
  /** Somebody has vouched that the address is theirs. */
  readonly emailVerified: boolean;
}

/** Opens an account. @throws {HttpProblem} 422 for a mail that has one already */
export async function createAccount(db: Kysely<Database>, draft: AccountDraft, now: number): Promise<SessionUser> {
  const user = { id: randomUUIDv7(), email: draft.email, name: draft.name };
  const at = new Date(now);
  const { rows } = await sql`
    INSERT INTO app_user (id, email, name, locale, password_hash, email_verified_at, accepted_terms, accepted_terms_at, created_at, updated_at)
    VALUES (${user.id}, ${user.email}, ${user.name}, ${draft.locale}, ${draft.passwordHash},
      ${draft.emailVerified ? at : null}, ${draft.acceptedTerms}, ${at}, ${at}, ${at})
    ON CONFLICT (email) DO NOTHING RETURNING 1`.execute(db);
  if (rows.length === 0) throw invalidField('email', 'email-taken');
  return user;
}

/** Asks a new account whether its address is its own. The account stands without it, and can ask for the mail again. */
export async function askForVerification({ jobs, log }: ServerContext, userId: string): Promise<void> {
  try {
    await jobs.send(emailMailQueue, { userId, what: 'link' });
  } catch (error) {
    log.error({ err: error, userId }, 'the mail that asks for the verification of an address was not queued');
  }
}
