import type { PgBoss } from 'pg-boss';
import type { ServerContext } from '../context.ts';
import { mailFaultOf } from './mail-fault.ts';

/** From ten seconds on, each pause twice as long up to an hour: a mail server may be away for a day and a night. */
const retries = { retryLimit: 34, retryDelay: 10, retryBackoff: true, retryDelayMax: 3_600 } as const;

export interface MailQueue<J extends object> {
  readonly name: string;
  readonly send: (job: J) => Promise<void>;
  /** Tells whoever caused the mail that it could not be delivered. */
  readonly giveUp?: (job: J) => Promise<void>;
}

/** Makes the queue of one kind of mail and starts its worker; to be called once pg-boss runs. */
export async function startMailQueue<J extends object>(
  { jobs, log }: Pick<ServerContext, 'log'> & { readonly jobs: PgBoss },
  { name, send, giveUp }: MailQueue<J>,
): Promise<void> {
  await jobs.createQueue(name, retries);
  // One that an earlier version has made keeps what it was made with.
  await jobs.updateQueue(name, retries);
  const options = { pollingIntervalSeconds: 1, includeMetadata: true } as const;
  await jobs.work<J, void, typeof options>(name, options, async (batch) => {
    for (const { data, retryCount, retryLimit } of batch) {
      try {
        await send(data);
      } catch (error) {
        const isLast = retryCount >= retryLimit;
        const told = { queue: name, attempt: retryCount + 1, of: retryLimit + 1, ...mailFaultOf(error) };
        log.warn(told, isLast ? 'a mail was given up' : 'a mail could not be sent, and is tried again');
        if (isLast) await giveUp?.(data);
        throw new Error('a mail could not be sent');
      }
    }
  });
}
