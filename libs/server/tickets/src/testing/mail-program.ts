import type { ImapPlace } from '@imah/server-platform/config';
import { ImapFlow } from 'imapflow';

export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly id?: string;
  readonly headers?: readonly string[];
}

/** A mail of plain text, as a mail program writes it. */
export function letter({ from, to, text, id = crypto.randomUUID(), headers = [] }: Letter): string {
  const own = [`From: ${from}`, `To: ${to}`, 'Subject: Re: Imah', `Message-ID: <${id}@program.test>`, ...headers];
  const type = headers.some((line) => /^content-type:/i.test(line)) ? [] : ['Content-Type: text/plain; charset=utf-8'];
  return [...own, ...type, '', ...text.split('\n')].join('\r\n');
}

/** Does something in a mailbox as its owner would, with a mail program. */
export async function inMailbox<T>(place: ImapPlace, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const { host, port, user, password, folder } = place;
  const client = new ImapFlow({
    host,
    port,
    secure: false,
    doSTARTTLS: false,
    auth: { user, pass: password },
    logger: false,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.mailboxOpen(folder);
    return await work(client);
  } finally {
    await client.logout().catch(() => client.close());
  }
}

/** Puts mails into the mailbox, as they arrive. */
export function deliver(place: ImapPlace, ...mails: readonly string[]): Promise<void> {
  return inMailbox(place, async (client) => {
    for (const mail of mails) await client.append(place.folder, Buffer.from(mail));
  });
}

/** How many mails of the mailbox are unread. */
export function countUnread(place: ImapPlace): Promise<number> {
  return inMailbox(place, async (client) => ((await client.search({ seen: false }, { uid: true })) || []).length);
}
