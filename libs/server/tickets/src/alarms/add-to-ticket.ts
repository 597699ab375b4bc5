import type { Alarm } from '@imah/contract/alarms';
import { type AlarmConsequence, noConsequence } from '@imah/server-platform';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { ticketEvent } from '../notify-of-ticket.ts';
import { writeTicketEvent } from '../ticket-events.ts';
import { lockTicket } from '../ticket-repository.ts';
import { hasEnded } from './alarm-links.ts';

/** Writes what an alarm did into the timeline of a ticket, unless that has ended. */
export async function addToTicket(
  trx: Transaction<Database>,
  key: { readonly orgId: string; readonly ticketId: string; readonly now: number },
  kind: 'alarm-raised' | 'alarm-cleared',
  { rule }: Alarm,
): Promise<AlarmConsequence> {
  const { ticket } = await lockTicket(trx, key, key.now);
  if (hasEnded(ticket)) return noConsequence;
  await writeTicketEvent(trx, key, { kind, actorId: null, data: { note: rule?.name ?? null } }, key.now);
  return { ...noConsequence, effects: [ticketEvent(ticket, key.now)] };
}
