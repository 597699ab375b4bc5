import type { PolicyActor } from '@imah/contract/access';
import type { TicketCountQuery, TicketCounts } from '@imah/contract/tickets';
import { ticketStates } from '@imah/contract/tickets/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { ticketFilter } from '../list-tickets.ts';
import { isOpen } from '../ticket-predicates.ts';
import { isVisibleTicket } from '../ticket-scope.ts';
import { countUsual, type StateCount } from './usual-lists.ts';

/** How many of the tickets a person may see the filters let through. `now` in milliseconds since 1970 UTC. */
export async function countTickets(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TicketCountQuery,
  now: number,
): Promise<TicketCounts> {
  const rows = (await countUsual(db, actor, query, now)) ?? (await countFiltered(db, actor, query, now));
  const states = { new: 0, 'in-progress': 0, waiting: 0, deferred: 0, resolved: 0, closed: 0, cancelled: 0, merged: 0 };
  let overdue = 0;
  let unassigned = 0;
  for (const row of rows) {
    states[row.state] = row.count;
    overdue += row.overdue;
    unassigned += row.unassigned;
  }
  return { states, overdue, unassigned };
}

async function countFiltered(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TicketCountQuery,
  now: number,
): Promise<StateCount[]> {
  const state = ticketStates.join(',');
  const rows = await db
    .selectFrom('ticket as t')
    .select('t.state')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${isOpen} AND t.resolve_due_at < ${new Date(now)}`)
        .as('overdue'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${isOpen} AND t.assignee_id IS NULL`)
        .as('unassigned'),
    ])
    .where(sql<boolean>`${isVisibleTicket(actor)}`)
    .where(sql<boolean>`${ticketFilter(actor, { ...query, state }, now)}`)
    .groupBy(['t.state'])
    .execute();
  return rows;
}
