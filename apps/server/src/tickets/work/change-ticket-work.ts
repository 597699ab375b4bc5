import type { Ticket, TicketWork } from '@imah/contract/tickets';
import { openTicketStates } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem } from '../../http/errors.ts';
import type { Actor } from '../../http/handler.ts';
import { lockTicket } from '../change-ticket.ts';
import { publishTicketEvent } from '../notify-of-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import { readTicketWork } from './read-ticket-work.ts';

/** Who writes down what for which ticket. */
export interface Working extends TicketKey {
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: number;
}

/** What was done: what the audit says of it, or nothing when it stood so already. */
export type WorkDone = {
  readonly action: string;
  readonly before?: object;
  readonly after?: object;
} | null;

/**
 * Changes what is written down of the work while nobody else does.
 * @throws {HttpProblem} 404, and 409 when the ticket has ended
 */
export async function changeTicketWork(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  working: Omit<Working, 'actor' | 'requestId'> & {
    /** Null for a rule. */
    readonly actor: Actor | null;
    readonly requestId?: string;
  },
  write: (trx: Transaction<Database>, ticket: Ticket) => Promise<WorkDone>,
): Promise<TicketWork> {
  const { orgId, ticketId, actor, requestId, now } = working;
  const { ticket, done, work } = await context.db.transaction().execute(async (trx) => {
    const held = await lockTicket(trx, working, now);
    const isOpen = [...openTicketStates, 'resolved'].some((state) => state === held.ticket.state);
    if (!isOpen) throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
    const written = await write(trx, held.ticket);
    if (written !== null) {
      const by = actor === null ? ({ kind: 'system' } as const) : ({ kind: 'user', id: actor.userId } as const);
      const place = { orgId, buildingId: held.ticket.buildingId };
      const what = { actor: by, requestId, entity: 'ticket', entityId: ticketId, ...written };
      await writeAudit(trx, { ...place, ...what }, now);
    }
    return { ticket: held.ticket, done: written, work: await readTicketWork(trx, working) };
  });
  if (done !== null) await publishTicketEvent(context, ticket);
  return work;
}
