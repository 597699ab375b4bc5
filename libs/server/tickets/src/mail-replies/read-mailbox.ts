import type { ServerContext } from '@imah/server-platform';
import type { ImapPlace } from '@imah/server-platform/config';
import { ImapFlow } from 'imapflow';
import { holdMailbox, leaveMailbox, type LeaseOf } from './mailbox-lease.ts';
import { type FoundMail, takeMail } from './take-mail.ts';

/** Mails of one turn; the next goes on with the rest. */
const mostAtOnce = 50;
/** Of a larger mail only the beginning is read: who wrote it, and whom it is for. */
const mostBytes = 26 * 1_048_576;
const beginning = 65_536;

/** What came of a turn: mails that were read, or that another process reads them. */
export type Turn = number | 'elsewhere';

/**
 * Reads what is unread in the mailbox of answers, oldest first, and marks it as read once it is done with. A mail that
 * cannot be taken now stays unread, and does not hold up the others. Ends early when `signal` says so.
 * @throws {Error} when the mailbox cannot be read
 */
export async function readMailbox(context: ServerContext, holder: string, signal?: AbortSignal): Promise<Turn> {
  const { config, db, now } = context;
  if (config.mailReplies === null) return 0;
  const { mailbox } = config.mailReplies;
  const lease = { mailbox: `${mailbox.user}@${mailbox.host}:${mailbox.port}/${mailbox.folder}`, holder };
  if ((await holdMailbox(db, lease, now())) === 'elsewhere') return 'elsewhere';
  try {
    return await readUnread(context, mailbox, lease, signal);
  } finally {
    await leaveMailbox(db, lease);
  }
}

async function readUnread(
  context: ServerContext,
  place: ImapPlace,
  lease: LeaseOf,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { db, log, now } = context;
  const client = clientOf(place);
  // A line that breaks also fails the command under way; unheard, it would end the process.
  client.on('error', () => {});
  const end = () => client.close();
  signal?.addEventListener('abort', end);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(place.folder);
    const unread = (await client.search({ seen: false }, { uid: true })) || [];
    let taken = 0;
    for (const uid of unread.slice(0, mostAtOnce)) {
      if (signal?.aborted === true || (await holdMailbox(db, lease, now())) === 'elsewhere') break;
      const found = await fetchMail(client, uid, `${lease.mailbox}/${uidValidity}/${uid}`);
      if (found === null) continue;
      try {
        await takeMail(context, found);
      } catch (error) {
        log.warn({ err: error }, 'a mail could not be taken, and is tried again');
        continue;
      }
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      taken += 1;
    }
    await client.logout();
    return taken;
  } finally {
    signal?.removeEventListener('abort', end);
    client.close();
  }
}

/** Null for one that was taken away meanwhile. */
async function fetchMail(client: ImapFlow, uid: number, place: string): Promise<FoundMail | null> {
  const head = await client.fetchOne(String(uid), { size: true }, { uid: true });
  if (head === false) return null;
  const extent = (head.size ?? 0) > mostBytes ? 'cut' : 'whole';
  const source = { start: 0, maxLength: extent === 'cut' ? beginning : mostBytes };
  const mail = await client.fetchOne(String(uid), { source }, { uid: true });
  return mail === false || mail.source === undefined ? null : { source: mail.source, extent, place };
}

function clientOf({ host, port, security, user, password }: ImapPlace): ImapFlow {
  return new ImapFlow({
    host,
    port,
    secure: security === 'tls',
    ...(security === 'tls' ? {} : { doSTARTTLS: security === 'starttls' }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: 15_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
}
