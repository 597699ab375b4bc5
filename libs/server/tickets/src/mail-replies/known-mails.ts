import { createHash } from 'node:crypto';
import type { Database } from '@imah/server-platform/database/schema';
import { type Kysely, sql } from 'kysely';

const keptMs = 90 * 86_400_000;
/** Answers of one account in an hour. */
const mostAnswers = 60;

/** What a mail is known by. */
export function mailKey(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(parts.join('\n')).digest();
}

/**
 * A UUID of version 7 that the same parts always give, so that what is written twice is written once. `at` is when the
 * mail was first looked at, in milliseconds since 1970 UTC.
 */
export function idFrom(at: number, ...parts: readonly string[]): string {
  const time = at.toString(16).padStart(12, '0');
  const hex = mailKey(...parts).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-a${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}

/** Notes that a mail is looked at: how often it was, since when, and what came of it if it is done with. */
export async function beginMail(
  db: Kysely<Database>,
  key: Buffer,
  now: number,
): Promise<{ readonly attempts: number; readonly at: Date; readonly outcome: string | null }> {
  return db
    .insertInto('incoming_mail')
    .values({ key, at: new Date(now) })
    .onConflict((mail) => mail.column('key').doUpdateSet((eb) => ({ attempts: eb('incoming_mail.attempts', '+', 1) })))
    .returning(['attempts', 'at', 'outcome'])
    .executeTakeFirstOrThrow();
}

export async function endMail(
  db: Kysely<Database>,
  key: Buffer,
  { outcome, userId }: { readonly outcome: string; readonly userId: string | null },
): Promise<void> {
  await db.updateTable('incoming_mail').set({ outcome, user_id: userId }).where('key', '=', key).execute();
}

/** Whether the account has answered as often in the last hour as it may. */
export async function answersTooOften(db: Kysely<Database>, userId: string, now: number): Promise<boolean> {
  const { count } = await db
    .selectFrom('incoming_mail')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('at', '>', new Date(now - 3_600_000))
    .executeTakeFirstOrThrow();
  return Number(count) >= mostAnswers;
}

/** Forgets mails of long ago; a mailbox keeps none of them unread. */
export async function purgeKnownMails(db: Kysely<Database>, now: number): Promise<void> {
  const before = new Date(now - keptMs);
  await db.deleteFrom('incoming_mail').where('at', '<', before).execute();
  await sql`DELETE FROM mail_refusal WHERE day < (${before}::timestamptz AT TIME ZONE 'UTC')::date`.execute(db);
}
