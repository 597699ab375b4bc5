import { closeAfterDays } from '@imah/contract/tickets/words';
import type { Kysely } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { addUpTally } from './list/add-up-tally.ts';
import { moveTicket } from './move-ticket.ts';
import { expireQuotes } from './quote/expire-quotes.ts';
import { followTimedRules } from './settings/follow-timed-rules.ts';

const queue = 'tickets-by-the-clock';
const batch = 200;
const dayMs = 86_400_000;

/** Makes the queue of this module and starts its worker; to be called once pg-boss runs. */
export async function startTicketJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, async () => {
    await moveByTheClock(context);
    await expireQuotes(context);
    await followTimedRules(context);
    await addUpTally(context.db);
  });
  await jobs.schedule(queue, '* * * * *');
}

/** Wakes the tickets that were put off until now and closes those that nobody spoke of for a week. Returns how many. */
export async function moveByTheClock(context: CommandPorts): Promise<number> {
  const now = context.now();
  const due = [...(await readWaking(context.db, now)), ...(await readSilent(context.db, now))];
  let moved = 0;
  for (const { orgId, ticketId, to } of due) {
    try {
      await moveTicket(context, { orgId, ticketId, actor: null, now }, { to });
      moved += 1;
    } catch (error) {
      // Somebody moved it in this very moment, or it cannot be moved: the others must not wait for it.
      context.log.warn({ err: error, ticketId }, 'a ticket was not moved by the clock');
    }
  }
  return moved;
}

interface DueMove {
  readonly orgId: string;
  readonly ticketId: string;
  readonly to: 'new' | 'closed';
}

async function readWaking(db: Kysely<Database>, now: number): Promise<DueMove[]> {
  const rows = await db
    .selectFrom('ticket')
    .select(['org_id as orgId', 'id as ticketId'])
    .where('state', '=', 'deferred')
    .where('deferred_until', '<=', new Date(now))
    .orderBy('deferred_until')
    .limit(batch)
    .execute();
  return rows.map((row) => ({ ...row, to: 'new' }));
}

async function readSilent(db: Kysely<Database>, now: number): Promise<DueMove[]> {
  const rows = await db
    .selectFrom('ticket')
    .select(['org_id as orgId', 'id as ticketId'])
    .where('state', '=', 'resolved')
    .where('state_since', '<=', new Date(now - closeAfterDays * dayMs))
    .orderBy('state_since')
    .limit(batch)
    .execute();
  return rows.map((row) => ({ ...row, to: 'closed' }));
}
