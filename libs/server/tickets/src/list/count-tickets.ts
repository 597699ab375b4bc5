import type { PolicyActor } from '@imah/contract/access';
import type { TicketCountQuery, TicketCounts } from '@imah/contract/tickets';
import { ticketStates } from '@imah/contract/tickets/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { ticketFilter } from '../list-tickets.ts';
import { isOpen, isOverdue, isUnassigned } from '../ticket-predicates.ts';
import { isVisibleAsOwn, isVisibleTicket } from '../ticket-scope.ts';
import { countTallied, type StateCount } from './count-tallied.ts';

/** How many of the tickets a person may see the filters let through. `now` in milliseconds since 1970 UTC. */
export async function countTickets(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TicketCountQuery,
  now: number,
): Promise<TicketCounts> {
  const rows = await readCounts(db, actor, query, now);
  const states = { new: 0, 'in-progress': 0, waiting: 0, deferred: 0, resolved: 0, closed: 0, cancelled: 0, merged: 0 };
  let overdue = 0;
  let unassigned = 0;
  for (const row of rows) {
    if (row.count > 0) states[row.state] += row.count;
    overdue += row.overdue;
    unassigned += row.unassigned;
  }
  return { states, overdue, unassigned };
}

async function readCounts(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TicketCountQuery,
  now: number,
): Promise<StateCount[]> {
  const own = isVisibleAsOwn(actor);
  const tallied = await countTallied(db, actor, query, now);
  if (tallied === null) return countRows(db, actor, query, now);
  // What the person sees as their own is little, and counted beside it.
  return own === null ? tallied : [...tallied, ...(await countRows(db, actor, query, now, own))];
}

async function countRows(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TicketCountQuery,
  now: number,
  visible = isVisibleTicket(actor),
): Promise<StateCount[]> {
  // Those that are late are open: asked for all states, the others would be read as well.
  const state = query.due === 'overdue' ? undefined : ticketStates.join(',');
  return db
    .selectFrom('ticket as t')
    .select('t.state')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${isOpen} AND ${isOverdue(now)}`)
        .as('overdue'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${isOpen} AND ${isUnassigned}`)
        .as('unassigned'),
    ])
    .where(visible)
    .where(sql<boolean>`${ticketFilter(actor, { ...query, state }, now)}`)
    .groupBy(['t.state'])
    .execute();
}
