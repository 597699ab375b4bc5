import { openTicketStates } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { AuditFacts, Effect } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { TicketEdit } from './change-ticket.ts';
import { applyStep } from './move-ticket.ts';
import { ticketEvent } from './notify-of-ticket.ts';
import { lockTicket } from './ticket-repository.ts';

/**
 * Cancels a ticket because nobody needs to come any more for what it was made for; who may do that, the caller has decided, whatever
 * they may do to tickets. Null where it is not open.
 */
export async function withdrawTicket(
  trx: Transaction<Database>,
  edit: TicketEdit,
  reason: string,
): Promise<{ readonly audit: AuditFacts; readonly effect: Effect } | null> {
  const locked = await lockTicket(trx, edit, edit.now);
  if (!openTicketStates.some((state) => state === locked.ticket.state)) return null;
  const { ticket, audit } = await applyStep(trx, edit, locked, { to: 'cancelled', reason });
  return {
    audit: { entity: 'ticket', entityId: ticket.id, buildingId: ticket.buildingId, ...audit },
    effect: ticketEvent(ticket, edit.now),
  };
}
