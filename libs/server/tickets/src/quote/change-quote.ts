import type { TicketQuotes } from '@imah/contract/tickets';
import { enterState, mayMoveTicket, type TicketState } from '@imah/contract/tickets/words';
import type { Transaction, Updateable } from 'kysely';
import { type CommandPorts, nameOf } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, HttpProblem } from '@imah/server-platform/http';
import { notify } from '@imah/server-notifications';
import { runTicketCommand, type TicketEdit, type TicketOutcome } from '../change-ticket.ts';
import { workersOf } from '../notify-of-ticket.ts';
import { withRules } from '../settings/follow-rules.ts';
import { writeTicketEvent } from '../ticket-events.ts';
import { getTicket, updateTicketRow } from '../ticket-repository.ts';
import type { LockedTicket, StoredTicket } from '../ticket-row.ts';
import { timesColumns } from '../ticket-times.ts';
import { readQuotes } from './read-quotes.ts';

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
  ports: CommandPorts,
  edit: TicketEdit,
  write: (trx: Transaction<Database>, locked: LockedTicket, known: TicketQuotes) => Promise<QuoteDone | null>,
): Promise<TicketQuotes> {
  const { actor, now } = edit;
  const outcome = runTicketCommand<TicketOutcome>(ports, edit, {
    write: async (trx, locked) => {
      const done = await write(trx, locked, await readQuotes(trx, locked, now));
      if (done === null) return { result: { ticket: locked.ticket, rules: null }, audit: null };
      const columns = { payable: done.payable, ...stateColumns(locked, done, now) };
      const { ticket } = await updateTicketRow(trx, edit, columns);
      const { waitingReason } = ticket;
      const data = { from: locked.ticket.state, to: done.to, waitingReason, reason: done.reason ?? null };
      await writeTicketEvent(trx, edit, { kind: done.event, actorId: actor?.userId ?? null, data }, now);
      await notifyOfQuote(trx, ticket, done, actor, now);
      const { before = {}, after = {} } = done.audit;
      return { result: { ticket, rules: 'moved' }, audit: { action: done.event, before, after }, ticket };
    },
  });
  await withRules(ports, outcome);
  return readQuotes(ports.db, await getTicket(ports.db, edit, now), now);
}

/** Where a ticket goes once nothing is asked any more: on with the work, unless it waits for something else or has ended. */
export function stateAfterAnswer({ state, waitingReason }: StoredTicket): TicketState {
  return state === 'waiting' && waitingReason === 'approval' ? 'in-progress' : state;
}

/** The columns by which a ticket goes where the quote sends it. @throws {HttpProblem} 409 */
function stateColumns(
  { ticket, times, access }: LockedTicket,
  { to, event }: QuoteDone,
  now: number,
): Updateable<Database['ticket']> {
  const from = ticket.state;
  // What it waits for beside the answer, it goes on waiting for.
  if (from === to) return event === 'quote-asked' && to === 'waiting' ? { waiting_reason: 'approval' } : {};
  const waiting_reason = to === 'waiting' ? 'approval' : null;
  const isAsking = from === 'in-progress' && to === 'waiting';
  if (!isAsking && mayMoveTicket(access, 'system', to).kind !== 'allowed')
    throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
  const next = timesColumns(enterState(times, to, now), ticket.timeZone, now);
  return { state: to, state_since: new Date(now), waiting_reason, ...next };
}

async function notifyOfQuote(
  trx: Transaction<Database>,
  ticket: StoredTicket,
  { event, told }: QuoteDone,
  actor: Actor | null,
  now: number,
): Promise<void> {
  const people = event === 'quote-asked' ? told : [...told, ...workersOf(ticket)];
  const userIds = [...new Set(people)];
  if (userIds.length === 0) return;
  const { id, orgId, buildingId, number, title, state, version } = ticket;
  await notify(
    trx,
    {
      ...(event === 'quote-asked'
        ? ({ kind: 'ticket-quote-asked' } as const)
        : ({ kind: 'ticket-quote-answered' } as const)),
      recipients: { kind: 'people', userIds },
      actorId: actor?.userId ?? null,
      place: { orgId, buildingId },
      dedupeKey: `${event}/${id}/${version}`,
      data: { number, title, state, by: nameOf(actor), quote: event },
      href: `/imah/ticket/${id}`,
    },
    now,
  );
}
