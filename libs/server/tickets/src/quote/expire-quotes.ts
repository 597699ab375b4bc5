import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { changeQuote, stateAfterAnswer } from './change-quote.ts';
import { endAsked } from './ticket-quotes.ts';

const batch = 200;

/** Ends the quotes whose last day is over where their building is; the work goes on. Returns how many. */
export async function expireQuotes(context: Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>): Promise<number> {
  const now = context.now();
  const ended = await context.db
    .selectFrom('ticket_quote as q')
    .innerJoin('ticket as t', (join) => join.onRef('t.org_id', '=', 'q.org_id').onRef('t.id', '=', 'q.ticket_id'))
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 't.org_id').onRef('b.id', '=', 't.building_id'))
    .select(['q.org_id as orgId', 'q.ticket_id as ticketId'])
    .where('q.state', '=', 'asked')
    .where(sql<boolean>`q.valid_until < (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date`)
    .orderBy('q.valid_until')
    .orderBy('q.ticket_id')
    .limit(batch)
    .execute();
  let expired = 0;
  for (const key of ended) {
    const edit = { ...key, actor: null, now };
    try {
      await changeQuote(context, edit, async (trx, { ticket }, { quotes, deciders }) => {
        const id = await endAsked(trx, edit, 'expired');
        const quote = quotes.find((known) => known.id === id);
        if (quote === undefined) return null;
        return {
          to: stateAfterAnswer(ticket),
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
