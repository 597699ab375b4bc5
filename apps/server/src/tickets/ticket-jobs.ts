import { closeAfterDays } from '@imah/contract/tickets/words';
import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
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
export async function moveByTheClock(context: Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>): Promise<number> {
  const now = context.now();
  const { rows } = await sql<{ orgId: string; ticketId: string; to: 'new' | 'closed' }>`
    (SELECT org_id AS "orgId", id AS "ticketId", 'new' AS to FROM ticket
      WHERE state = 'deferred' AND deferred_until <= ${new Date(now)} ORDER BY deferred_until LIMIT ${batch})
    UNION ALL
    (SELECT org_id, id, 'closed' FROM ticket
      WHERE state = 'resolved' AND state_since <= ${new Date(now - closeAfterDays * dayMs)} ORDER BY state_since LIMIT ${batch})`.execute(
    context.db,
  );
  let moved = 0;
  for (const { orgId, ticketId, to } of rows) {
    try {
      await moveTicket(context, { orgId, ticketId, actor: null, version: null, now }, { to });
      moved += 1;
    } catch (error) {
      // Somebody moved it in this very moment, or it cannot be moved: the others must not wait for it.
      context.log.warn({ err: error, ticketId }, 'a ticket was not moved by the clock');
    }
  }
  return moved;
}
