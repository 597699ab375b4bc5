import { sql } from 'kysely';
import type { ServerContext } from '../../context.ts';
import { changeQuote } from './change-quote.ts';
import { endAsked } from './ticket-quotes.ts';

const batch = 200;

/** Ends the quotes whose last day is over where their building is; the work goes on. Returns how many. */
export async function expireQuotes(context: Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>): Promise<number> {
  const now = context.now();
  const { rows } = await sql<{ orgId: string; ticketId: string }>`
    SELECT q.org_id AS "orgId", q.ticket_id AS "ticketId" FROM ticket_quote q
    JOIN ticket t ON t.org_id = q.org_id AND t.id = q.ticket_id
    JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    WHERE q.state = 'asked' AND q.valid_until < (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date
    ORDER BY q.valid_until, q.ticket_id LIMIT ${batch}`.execute(context.db);
  let expired = 0;
  for (const key of rows) {
    try {
      await changeQuote(context, { ...key, actor: null, now }, async (trx, { ticket }, { quotes, deciders }) => {
        const id = await endAsked(trx, { ...key, actor: null }, 'expired', now);
        const quote = quotes.find((known) => known.id === id);
        if (quote === undefined) return null;
        const isWaiting = ticket.state === 'waiting' && ticket.waitingReason === 'approval';
        return {
          to: isWaiting ? 'in-progress' : ticket.state,
          event: 'quote-expired',
          payable: false,
          audit: { before: { total: quote.total, validUntil: quote.validUntil } },
          told: [...deciders.map((decider) => decider.id), ...(quote.askedBy === null ? [] : [quote.askedBy.id])],
        };
      });
      expired += 1;
    } catch (error) {
      context.log.warn({ err: error, ticketId: key.ticketId }, 'a quote was not ended by the clock');
    }
  }
  return expired;
}
