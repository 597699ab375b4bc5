import type { Locale } from '@imah/contract/core/words';
import type { ServerContext } from '@imah/server-platform';
import { mailFaultOf, nameInMail, publicLink } from '@imah/server-platform/mail';
import { sql } from 'kysely';
import type { IncomingMail } from './incoming-mail.ts';
import { mailKey } from './known-mails.ts';
import { type RefusalReason, refusalTexts } from './refusal-texts.ts';

type Ports = Pick<ServerContext, 'config' | 'db' | 'log' | 'mailer' | 'now'>;

/** What a sender is told: why nothing was written, or which files are missing. */
export type Refusal =
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'files'; readonly names: readonly string[] };

/** A stranger's address may be forged, and is written to once a day; somebody with a token of theirs is told more often. */
const mostInADay = { stranger: 1, known: 10 } as const;
/** Senders who are told something on a day: addresses of strangers can be made up without end. */
const mostSenders = 500;

/** Tells the writer of a mail what could not be taken; never a program, and not without end. */
export async function refuseMail(
  ports: Ports,
  { from, kind, messageId }: Pick<IncomingMail, 'from' | 'kind' | 'messageId'>,
  refusal: Refusal,
  writer: 'stranger' | 'known',
): Promise<void> {
  const { config, db, log, mailer, now } = ports;
  if (from === null || kind === 'automatic') return;
  const { count, senders } = await countRefusal(ports, from, now());
  if (count > mostInADay[writer] || (writer === 'stranger' && senders > mostSenders)) return;
  const texts = refusalTexts[await localeOf(db, from)];
  const names = (files: readonly string[]) => files.map((name) => nameInMail(name).slice(0, 120)).join(', ');
  const said = refusal.kind === 'refused' ? texts.reasons[refusal.reason] : texts.files(names(refusal.names));
  const answered = messageId === null ? [] : [`<${messageId}>`];
  const domain = config.mailReplies?.address.domain ?? 'imah.invalid';
  await mailer
    .send({
      to: from,
      subject: texts.subject[refusal.kind],
      text: `${[said, texts.open(publicLink(config, '/imah')), texts.close].join('\n\n')}\n`,
      thread: { messageId: `<${crypto.randomUUID()}@${domain}>`, references: answered },
      automatic: 'replied',
    })
    .catch((error: unknown) => log.warn({ ...mailFaultOf(error) }, 'a refusal by mail could not be sent'));
}

/** Which one of its day this is for a sender, and which one the sender is. */
async function countRefusal({ db }: Ports, from: string, now: number): Promise<{ count: number; senders: number }> {
  const { rows } = await sql<{ count: number; senders: number }>`
    INSERT INTO mail_refusal AS r (sender_hash, day, count) VALUES (${mailKey(from)}, (${new Date(now)}::timestamptz AT TIME ZONE 'UTC')::date, 1)
    ON CONFLICT (sender_hash, day) DO UPDATE SET count = r.count + 1
    RETURNING count,
      1 + (SELECT count(*) FROM mail_refusal o WHERE o.day = r.day AND o.sender_hash <> r.sender_hash)::integer AS senders`.execute(
    db,
  );
  return rows[0] ?? { count: 0, senders: 0 };
}

/** The language of the account with that address; Indonesian for whoever has none. */
async function localeOf(db: ServerContext['db'], email: string): Promise<Locale> {
  const account = await db.selectFrom('app_user').select('locale').where('email', '=', email).executeTakeFirst();
  return account?.locale ?? 'id';
}
