import { randomUUID } from 'node:crypto';
import type { ServerContext } from '@imah/server-platform';
import { repeat } from '@imah/server-platform/jobs';
import { mailFaultOf } from '@imah/server-platform/mail';
import { purgeKnownMails } from './known-mails.ts';
import { readMailbox } from './read-mailbox.ts';

const everyMs = 30_000;
const purgeEveryMs = 3_600_000;
/** A mailbox that cannot be read is asked more and more seldom. */
const longestPauseMs = 15 * 60_000;

/** Reads the mailbox of answers again and again, in one of all processes on the same database. */
export function startMailReplies(context: ServerContext): { readonly stop: () => Promise<void> } {
  const { config, db, log, now } = context;
  if (config.mailReplies === null) return { stop: async () => {} };
  const holder = randomUUID();
  const stopping = new AbortController();
  let failures = 0;
  let notBefore = 0;

  async function turn(): Promise<void> {
    if (now() < notBefore) return;
    try {
      await readMailbox(context, holder, stopping.signal);
      failures = 0;
    } catch (error) {
      if (stopping.signal.aborted) return;
      failures += 1;
      notBefore = now() + Math.min(longestPauseMs, everyMs * 2 ** Math.min(failures, 10));
      log.warn({ failures, ...mailFaultOf(error) }, 'the mailbox of answers could not be read');
    }
  }

  const timers = [repeat(everyMs, turn, log), repeat(purgeEveryMs, () => purgeKnownMails(db, now()), log)];
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(timers.map((stop) => stop()));
    },
  };
}
