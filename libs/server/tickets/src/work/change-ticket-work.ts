import type { TicketWork } from '@imah/contract/tickets';
import type { StoredTicket } from '../ticket-row.ts';
import { openTicketStates } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { CommandPorts, PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { runTicketCommand, type TicketEdit } from '../change-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import { readTicketWork } from './read-ticket-work.ts';

/** Who writes down what for which ticket. */
export type Working = PersonalEdit & TicketKey;

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
export function changeTicketWork(
  ports: CommandPorts,
  edit: TicketEdit,
  write: (trx: Transaction<Database>, ticket: StoredTicket) => Promise<WorkDone>,
): Promise<TicketWork> {
  return runTicketCommand<TicketWork>(ports, edit, {
    validate: (_trx, { ticket }) => requireUnended(ticket),
    write: async (trx, { ticket }) => {
      const audit = await write(trx, ticket);
      return { result: await readTicketWork(trx, edit), audit };
    },
  });
}

/** @throws {HttpProblem} 409 where nothing can be written down any more */
export function requireUnended({ state }: Pick<StoredTicket, 'state'>): void {
  const isUnended = [...openTicketStates, 'resolved'].some((one) => one === state);
  if (!isUnended) throw new HttpProblem(409, 'TIKET_TIDAK_BISA_PINDAH');
}
