import type { Ticket, TicketQuotes } from '@imah/contract/tickets';
import { enterState, mayMoveTicket, type TicketState } from '@imah/contract/tickets/words';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem, notFound } from '../../http/errors.ts';
import type { Actor } from '../../http/handler.ts';
import { notify } from '../../notifications/notify.ts';
import { changeTicket, nameOf } from '../change-ticket.ts';
import { type LockedTicket, readLockedTicket } from '../read-tickets.ts';
import { followRules } from '../settings/follow-rules.ts';
import { workersOf } from '../notify-of-ticket.ts';
import { type TicketKey, writeTicketEvent } from '../ticket-events.ts';
import { timesColumns } from '../ticket-times.ts';
import { readQuotes } from './read-quotes.ts';

export type QuoteContext = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** Who does what with the quotes of which ticket. */
export interface Quoting extends TicketKey {
  /** Null for the clock. */
  readonly actor: Actor | null;
  readonly requestId?: string;
  readonly now: number;
}

/** What is done: where the ticket goes, what is written, who hears of it. */
export interface QuoteDone {
  readonly to: TicketState;
  readonly event: 'quote-asked' | 'quote-approved' | 'quote-refused' | 'quote-withdrawn' | 'quote-expired';
  readonly payable: boolean;
  readonly reason?: string;
  readonly audit: { readonly before?: object; readonly after?: object };
  /** Besides those who work on it. */
  readonly told: readonly string[];
}

/** Does something with the quotes of a ticket while nobody else does; null: it stood so already. */
export async function changeQuote(
  context: QuoteContext,
  quoting: Quoting,
  write: (trx: Transaction<Database>, held: LockedTicket, known: TicketQuotes) => Promise<QuoteDone | null>,
): Promise<TicketQuotes> {
  const { orgId, ticketId, actor, requestId, now } = quoting;
  let done: QuoteDone | null = null;
  const edit = {
    orgId,
    ticketId,
    actor,
    version: null,
    now,
    ...(requestId === undefined ? {} : { requestId }),
    followUp: (ticket: Ticket) => followRules(context, 'moved', ticket),
  };
  await changeTicket(
    context,
    edit,
    async (held) => {
      // `isDone` was asked before, in the same transaction.
      if (done === null) throw notFound();
      const what = done;
      const { from, columns } = stateColumns(held, what, now);
      return {
        columns: sql`payable = ${what.payable}${columns}`,
        audit: { action: what.event, before: what.audit.before ?? {}, after: what.audit.after ?? {} },
        follow: async (trx, after) => {
          const waitingReason = what.to === 'waiting' ? ('approval' as const) : null;
          const data = { from, to: what.to, waitingReason, reason: what.reason ?? null };
          await writeTicketEvent(trx, quoting, { kind: what.event, actorId: actor?.userId ?? null, data }, now);
          await notifyOfQuote(trx, after, what, actor, now);
        },
      };
    },
    async (trx) => {
      const held = await readLockedTicket(trx, quoting, now);
      if (held === null) throw notFound();
      done = await write(trx, held, await readQuotes(trx, held, now));
      return done === null;
    },
  );
  const held = await readLockedTicket(context.db, quoting, now);
  if (held === null) throw notFound();
  return readQuotes(context.db, held, now);
}

/** The columns by which a ticket goes where the quote sends it; none where it is there. @throws {HttpProblem} 409 */
function stateColumns(
  { ticket, times, standing }: LockedTicket,
  { to }: QuoteDone,
  now: number,
): { readonly from: TicketState; readonly columns: RawBuilder<unknown> } {
  const from = ticket.state;
  const waitingReason = to === 'waiting' ? 'approval' : null;
  if (from === to) return { from, columns: sql`, waiting_reason = ${waitingReason}` };
  const isAsking = from === 'in-progress' && to === 'waiting';
  if (!isAsking && mayMoveTicket(standing, 'system', to).kind !== 'allowed')
    throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
  const next = enterState(times, to, now);
  const moved = sql`state = ${to}, state_since = ${new Date(now)}, waiting_reason = ${waitingReason}`;
  return { from, columns: sql`, ${moved}, ${timesColumns(next, ticket.timeZone, now)}` };
}

async function notifyOfQuote(
  trx: Transaction<Database>,
  ticket: Ticket,
  { event, told }: QuoteDone,
  actor: Actor | null,
  now: number,
): Promise<void> {
  const people = event === 'quote-asked' ? told : [...told, ...workersOf(ticket)];
  const userIds = [...new Set(people)].filter((id) => id !== actor?.userId);
  if (userIds.length === 0) return;
  const { id, orgId, buildingId, number, title, state, version } = ticket;
  await notify(
    trx,
    {
      ...(event === 'quote-asked'
        ? ({ kind: 'ticket-quote-asked' } as const)
        : ({ kind: 'ticket-quote-answered' } as const)),
      recipients: { kind: 'people', userIds },
      place: { orgId, buildingId },
      dedupeKey: `${event}/${id}/${version}`,
      data: { number, title, state, by: nameOf(actor), quote: event },
      href: `/imah/ticket/${id}`,
    },
    now,
  );
}
