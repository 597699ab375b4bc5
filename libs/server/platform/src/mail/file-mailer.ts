import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Mailer } from './mailer.ts';

const storedMail = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  replyTo: z.string().optional(),
});
export type StoredMail = z.infer<typeof storedMail>;

/** Lays every mail as a file into `folder`, for installations without a mail server. */
export function createFileMailer(folder: string, from: string, now: () => number): Mailer {
  let count = 0;
  return {
    async send({ to, subject, text, html, replyTo }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = now();
      count += 1;
      // Names sort by time; process and count keep two mails of one millisecond apart.
      const id = `${String(at).padStart(14, '0')}-${process.pid}-${count}`;
      const mail: StoredMail = {
        id,
        sentAt: new Date(at).toISOString(),
        from,
        to,
        subject,
        text,
        ...(html === undefined ? {} : { html }),
        ...(replyTo === undefined ? {} : { replyTo }),
      };
      const file = join(folder, `${id}.json`);
      await writeFile(`${file}.new`, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600, flush: true });
      await rename(`${file}.new`, file);
    },
    close: async () => {},
  };
}

/** The mails of `folder`, newest first. */
export async function readMails(folder: string, limit = 100): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .toReversed()
    .slice(0, limit);
  const parsed = await Promise.all(
    newest.map(async (name) => storedMail.safeParse(parseJson(await readFile(join(folder, name), 'utf8')))),
  );
  return parsed.flatMap(({ data }) => data ?? []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
