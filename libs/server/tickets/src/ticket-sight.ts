import { decide, type PolicyActor } from '@imah/contract/access';
import type { Ticket, TicketEvent } from '@imah/contract/tickets';
import {
  knowsTicketReporter,
  mayReadTicketNotes,
  type TicketAccessFacts,
  ticketAbilities,
  type TicketEventKind,
} from '@imah/contract/tickets/words';
import type { Kysely } from 'kysely';
import { loadActor, resolveTarget } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { accessFactsOf, type StoredTicket } from './ticket-row.ts';

/** Whether the policy lets the person see a ticket. */
export async function seesTicket(db: Kysely<Database>, actor: PolicyActor, ticketId: string): Promise<boolean> {
  const target = await resolveTarget(db, 'ticket', ticketId);
  return target !== null && decide(actor, 'ticket.view', target) === 'allowed';
}

/** A ticket as the person may see it, with what they may do: who reported it is for the staff and for themselves. */
export function ticketAsSeenBy(actor: PolicyActor, ticket: StoredTicket): Ticket {
  const facts = accessFactsOf(ticket);
  const { movesAs, acts, ...abilities } = ticketAbilities(actor, facts);
  return {
    ...ticket,
    ...(knowsTicketReporter(actor, facts) ? {} : { reporterUserId: null, reporterName: null, reporterPhone: null }),
    abilities: { ...abilities, movesAs: [...movesAs], acts: [...acts] },
  };
}

/**
 * The history of a ticket as the person may see it: that it was reported, and by whom only where they may know; what alarms
 * did only where they work there.
 */
export function eventsAsSeenBy(
  actor: PolicyActor,
  facts: TicketAccessFacts,
  events: readonly TicketEvent[],
): TicketEvent[] {
  const known = mayReadTicketNotes(actor, facts) ? events : events.filter(({ kind }) => !isForStaff(kind));
  if (knowsTicketReporter(actor, facts)) return [...known];
  return known.map((event) => (event.kind === 'created' ? { ...event, actor: null } : event));
}

const forStaff: readonly TicketEventKind[] = ['alarm-raised', 'alarm-cleared', 'nobody-on-duty'];
const isForStaff = (kind: TicketEventKind) => forStaff.includes(kind);

/** Of these people the ones who may see a ticket now. */
export async function thoseWhoSee(
  db: Kysely<Database>,
  ticketId: string,
  userIds: readonly string[],
  now: number,
): Promise<string[]> {
  const seeing: string[] = [];
  for (const userId of new Set(userIds)) {
    const actor = await loadActor(db, userId, now);
    if (actor !== null && (await seesTicket(db, actor, ticketId))) seeing.push(userId);
  }
  return seeing;
}
