import type { TicketObserver } from '@imah/contract/tickets';
import { mostTicketObservers } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import { writeAudit } from '../../access/audit.ts';
import type { ServerContext } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem, invalidField } from '../../http/errors.ts';
import type { Actor } from '../../http/handler.ts';
import type { LockedTicket } from '../read-tickets.ts';
import { lockTicket } from '../change-ticket.ts';
import { publishTicketEvent } from '../notify-of-ticket.ts';
import type { TicketKey } from '../ticket-events.ts';
import { readObservers, seesAsStaff } from './read-observers.ts';

/** Who has whom told of which ticket; often themselves. */
export interface Observing extends TicketKey {
  readonly actor: Actor;
  readonly userId: string;
  readonly requestId: string;
  readonly now: number;
}

type Step = 'done' | 'nothing';

/**
 * Has somebody told of every public step.
 * @throws {HttpProblem} 409 when too many are, 422 where they may not see it or have stopped following it themselves
 */
export function addObserver(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  observing: Observing,
): Promise<TicketObserver[]> {
  return changeObservers(context, observing, 'observe', async (trx, { standing }) => {
    const { orgId, ticketId, userId, actor, now } = observing;
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
    if (!isOwn && !(await seesAsStaff(trx, standing, userId, now))) throw invalidField('userId', 'not-an-option');
    if ((await readObservers(trx, observing)).length >= mostTicketObservers)
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
export function removeObserver(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  observing: Observing,
): Promise<TicketObserver[]> {
  return changeObservers(context, observing, 'stop-observing', async (trx) => {
    const { orgId, ticketId, userId, actor, now } = observing;
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

async function changeObservers(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  { orgId, ticketId, actor, userId, requestId, now }: Observing,
  action: 'observe' | 'stop-observing',
  change: (trx: Transaction<Database>, held: LockedTicket) => Promise<Step>,
): Promise<TicketObserver[]> {
  const key = { orgId, ticketId };
  const { ticket, step, observers } = await context.db.transaction().execute(async (trx) => {
    // One at a time for each ticket: nobody is one too many.
    const held = await lockTicket(trx, key, now);
    const done = await change(trx, held);
    if (done === 'done') {
      const by = { kind: 'user', id: actor.userId } as const;
      const entry = { action, entity: 'ticket', entityId: ticketId, after: { userId } };
      await writeAudit(trx, { orgId, buildingId: held.ticket.buildingId, actor: by, requestId, ...entry }, now);
    }
    return { ticket: held.ticket, step: done, observers: await readObservers(trx, key) };
  });
  if (step === 'done') await publishTicketEvent(context, ticket);
  return observers;
}
