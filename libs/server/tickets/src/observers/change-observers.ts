import type { TicketObserver } from '@imah/contract/tickets';
import { mostTicketObservers } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { CommandPorts, PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { runTicketCommand } from '../change-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import type { LockedTicket } from '../ticket-row.ts';
import { readObservers, seesAsStaff } from './read-observers.ts';

/** Who has whom told of which ticket; often themselves. */
type Observing = PersonalEdit & TicketKey & { readonly userId: string };

type Step = 'done' | 'nothing';

/**
 * Has somebody told of every public step.
 * @throws {HttpProblem} 409 when too many are, 422 where they may not see it or have stopped following it themselves
 */
export function addObserver(ports: CommandPorts, edit: Observing): Promise<TicketObserver[]> {
  return changeObservers(ports, edit, 'observe', async (trx, { access }) => {
    const { orgId, ticketId, userId, actor, now } = edit;
    const known = await trx
      .selectFrom('ticket_observer')
      .select('state')
      .where('org_id', '=', orgId)
      .where('ticket_id', '=', ticketId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (known?.state === 'following') return 'nothing';
    const isOwn = userId === actor.userId;
    if (!isOwn && known?.state === 'stopped') throw invalidField('userId', 'not-an-option');
    if (!isOwn && !(await seesAsStaff(trx, access, userId, now))) throw invalidField('userId', 'not-an-option');
    if ((await readObservers(trx, edit)).length >= mostTicketObservers)
      throw new HttpProblem(409, 'TERLALU_BANYAK_PENGIKUT');
    const row = { state: 'following', since: new Date(now) };
    await trx
      .insertInto('ticket_observer')
      .values({ org_id: orgId, ticket_id: ticketId, user_id: userId, ...row })
      .onConflict((conflict) => conflict.columns(['org_id', 'ticket_id', 'user_id']).doUpdateSet(row))
      .execute();
    return 'done';
  });
}

/** Has somebody told of it no more. That they wanted that themselves is remembered. */
export function removeObserver(ports: CommandPorts, edit: Observing): Promise<TicketObserver[]> {
  return changeObservers(ports, edit, 'stop-observing', async (trx) => {
    const { orgId, ticketId, userId, actor, now } = edit;
    if (userId !== actor.userId) {
      const { numDeletedRows } = await trx
        .deleteFrom('ticket_observer')
        .where('org_id', '=', orgId)
        .where('ticket_id', '=', ticketId)
        .where('user_id', '=', userId)
        .where('state', '=', 'following')
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n ? 'done' : 'nothing';
    }
    const { numUpdatedRows } = await trx
      .updateTable('ticket_observer')
      .set({ state: 'stopped', since: new Date(now) })
      .where('org_id', '=', orgId)
      .where('ticket_id', '=', ticketId)
      .where('user_id', '=', userId)
      .where('state', '=', 'following')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n ? 'done' : 'nothing';
  });
}

function changeObservers(
  ports: CommandPorts,
  edit: Observing,
  action: 'observe' | 'stop-observing',
  change: (trx: Transaction<Database>, locked: LockedTicket) => Promise<Step>,
): Promise<TicketObserver[]> {
  return runTicketCommand<TicketObserver[]>(ports, edit, {
    // One at a time for each ticket: nobody is one too many.
    write: async (trx, locked) => {
      const step = await change(trx, locked);
      const audit = step === 'done' ? { action, after: { userId: edit.userId } } : null;
      return { result: await readObservers(trx, edit), audit };
    },
  });
}
