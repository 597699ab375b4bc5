import type { QuoteDecision, TicketQuoteDraft, TicketQuotes } from '@imah/contract/tickets';
import { quoteDays } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import type { TicketEdit } from '../change-ticket.ts';
import { changeQuote, stateAfterAnswer } from './change-quote.ts';

type OfQuote = TicketEdit & { readonly quoteId: string };

/**
 * Asks the resident to approve what the work will cost. The ticket waits for it, and a round that was asked before is
 * replaced; the same draft again changes nothing.
 * @throws {HttpProblem} 404, 409 where nobody can approve it or the ticket is not worked on, 422 at a day that is over
 */
export function askQuote(ports: CommandPorts, edit: TicketEdit, draft: TicketQuoteDraft): Promise<TicketQuotes> {
  const { orgId, ticketId, actor, now } = edit;
  const { id, lines, note, validUntil } = draft;
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return changeQuote(ports, edit, async (trx, { ticket }, { quotes, deciders }) => {
    if (quotes.some((known) => known.id === id)) return null;
    if (ticket.state !== 'in-progress' && ticket.state !== 'waiting')
      throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
    if (deciders.length === 0) throw new HttpProblem(409, 'PENYETUJU_TIDAK_ADA');
    const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(ticket.timeZone).toPlainDate();
    const last = Temporal.PlainDate.from(validUntil);
    if (Temporal.PlainDate.compare(last, today) < 0) throw invalidField('validUntil', 'in-the-past');
    if (today.until(last, { largestUnit: 'days' }).days > quoteDays.max) throw invalidField('validUntil', 'too-far');
    await endAsked(trx, edit, 'replaced');
    await trx
      .insertInto('ticket_quote')
      .values({
        org_id: orgId,
        ticket_id: ticketId,
        id,
        round: (quotes[0]?.round ?? 0) + 1,
        lines: JSON.stringify(lines),
        total,
        note,
        valid_until: validUntil,
        state: 'asked',
        asked_by: actor?.userId ?? null,
        asked_at: new Date(now),
      })
      .execute();
    return {
      to: 'waiting',
      event: 'quote-asked',
      payable: false,
      audit: { after: { total, validUntil, lines } },
      told: deciders.map((decider) => decider.id),
    };
  });
}

/** Takes a quote back that was not answered; one that is not there stays so. @throws {HttpProblem} 409 */
export function withdrawQuote(ports: CommandPorts, edit: OfQuote): Promise<TicketQuotes> {
  const { quoteId } = edit;
  return changeQuote(ports, edit, async (trx, { ticket }, { quotes, deciders }) => {
    const quote = quotes.find(({ id }) => id === quoteId);
    if (quote === undefined || quote.state === 'withdrawn') return null;
    if ((await endAsked(trx, edit, 'withdrawn')) !== quoteId) throw new HttpProblem(409, 'PERSETUJUAN_BERAKHIR');
    return {
      to: stateAfterAnswer(ticket),
      event: 'quote-withdrawn',
      payable: false,
      audit: { before: { total: quote.total } },
      told: deciders.map(({ id }) => id),
    };
  });
}

/**
 * Says yes or no to a quote, as one who pays; the same answer again changes nothing.
 * @throws {HttpProblem} 403 for anybody else, 404, 409 when it cannot be answered any more, 422 without a reason
 */
export function decideQuote(
  ports: CommandPorts,
  edit: OfQuote,
  { decision, reason }: QuoteDecision,
): Promise<TicketQuotes> {
  const { orgId, ticketId, quoteId, actor, now } = edit;
  return changeQuote(ports, edit, async (trx, { ticket }, { quotes, deciders }) => {
    const quote = quotes.find(({ id }) => id === quoteId);
    if (quote === undefined) throw notFound();
    if (!deciders.some(({ id }) => id === actor?.userId)) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    if (quote.state === decision && quote.endedBy?.id === actor?.userId) return null;
    const isOpen = ticket.state === 'waiting' || ticket.state === 'in-progress';
    if (quote.state !== 'asked' || !isOpen) throw new HttpProblem(409, 'PERSETUJUAN_BERAKHIR');
    if (decision === 'refused' && reason === undefined) throw invalidField('reason', 'required');
    const why = decision === 'refused' && reason !== undefined ? { reason } : {};
    await trx
      .updateTable('ticket_quote')
      .set({ state: decision, ended_by: actor?.userId ?? null, ended_at: new Date(now), reason: why.reason ?? null })
      .where('org_id', '=', orgId)
      .where('ticket_id', '=', ticketId)
      .where('id', '=', quoteId)
      .execute();
    return {
      to: stateAfterAnswer(ticket),
      event: decision === 'approved' ? 'quote-approved' : 'quote-refused',
      payable: decision === 'approved',
      ...why,
      audit: { after: { total: quote.total, round: quote.round } },
      told: quote.askedBy === null ? [] : [quote.askedBy.id],
    };
  });
}

/** Ends what is asked, where something is. Returns its id. */
export async function endAsked(
  trx: Transaction<Database>,
  { orgId, ticketId, actor, now }: TicketEdit,
  state: 'replaced' | 'withdrawn' | 'expired',
): Promise<string | null> {
  const ended = await trx
    .updateTable('ticket_quote')
    .set({ state, ended_by: actor?.userId ?? null, ended_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'asked')
    .returning('id')
    .executeTakeFirst();
  return ended?.id ?? null;
}
