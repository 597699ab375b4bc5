import type { PolicyActor } from '@imah/contract/access';
import type { TicketQuery, TicketRow } from '@imah/contract/tickets';
import { ticketStates } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { patternOf, readSought } from './list/found-by.ts';
import { pageOfAll } from './list/page-of-all.ts';
import { cursorAfter, isAfter, ticketOrders } from './list/ticket-orders.ts';
import { readUsualPage } from './list/usual-lists.ts';
import { readTicketPage, readTicketRows } from './ticket-repository.ts';
import type { PlacedRow } from './ticket-row.ts';
import { isVisibleTicket, isWorkOf, knowsReporter } from './ticket-scope.ts';
import { isOpen, isOverdue, isUnassigned } from './ticket-predicates.ts';

/** A page of the tickets a person may see that the filters let through. @throws {HttpProblem} 422 at `cursor` */
export async function listTickets(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TicketQuery,
  now: number,
): Promise<{ data: TicketRow[]; meta: { nextCursor: string | null } }> {
  const found = (await readUsualPage(db, actor, query, now)) ?? (await readPage(db, actor, query, now));
  const last = found.length > query.limit ? found[query.limit - 1] : undefined;
  return {
    data: found.slice(0, query.limit).map(({ row }) => row),
    meta: { nextCursor: last === undefined ? null : cursorAfter(last, query.sort) },
  };
}

function readPage(db: Kysely<Database>, actor: PolicyActor, query: TicketQuery, now: number): Promise<PlacedRow[]> {
  const after = isAfter(query.sort, query.cursor);
  const filter = ticketFilter(actor, query, now);
  const order = ticketOrders[query.sort];
  const limit = query.limit + 1;
  if (isWide(query)) {
    const page = pageOfAll(actor, { condition: sql`${filter} AND ${after}`, order, limit });
    return readTicketPage(db, { reader: actor, page, order: order.by }, now);
  }
  const condition = sql`${isVisibleTicket(actor)} AND ${filter} AND ${after}`;
  return readTicketRows(db, { reader: actor, condition, order: sql.raw(order.by), limit }, now);
}

/** Whether a list is of so many tickets that only the order of each building keeps it short. */
function isWide({ buildingId, unitId, floorId, sectionId, assignee, mine, q }: TicketQuery): boolean {
  const isPlaced = [buildingId, unitId, floorId, sectionId].some((place) => place !== undefined);
  return !isPlaced && mine === undefined && q === undefined && (assignee === undefined || assignee === 'none');
}

// A list of all buildings is of those that are run; an archived one keeps its own. Asked once, not of each ticket.
const inUse = sql`t.building_id NOT IN (SELECT b.id FROM building b WHERE b.status = 'archived')`;

/** SQL: whether the filters let ticket `t` through. `now` in milliseconds since 1970 UTC. */
export function ticketFilter(
  actor: PolicyActor,
  query: Partial<Omit<TicketQuery, 'limit' | 'cursor' | 'sort'>>,
  now: number,
): RawBuilder<unknown> {
  const { buildingId, state, priority, categoryId, unitId, floorId, sectionId, assignee, mine, q } = query;
  const parts = [
    query.due === 'overdue' ? sql`${isOpen} AND ${isOverdue(now)}` : null,
    state === undefined ? isOpen : isOfStates(state.split(',')),
    buildingId === undefined ? inUse : sql`t.building_id = ${buildingId}`,
    priority === undefined ? null : sql`t.priority = ANY(${priority.split(',')}::text[])`,
    buildingId === undefined && (floorId ?? sectionId) !== undefined ? isInBuildingOf(floorId, sectionId) : null,
    categoryId === undefined ? null : sql`t.category_id = ${categoryId}`,
    unitId === undefined ? null : sql`t.unit_id = ${unitId}`,
    floorId === undefined ? null : isOnFloors(sql`f.id = ${floorId}`),
    sectionId === undefined
      ? null
      : sql`(t.section_id = ${sectionId} OR ${isOnFloors(sql`f.section_id = ${sectionId}`)})`,
    assignee === undefined ? null : assignee === 'none' ? isUnassigned : sql`t.assignee_id = ${assignee}`,
    mine === undefined ? null : isMine(actor, mine),
    q === undefined ? null : isFoundBy(actor, q),
  ];
  return sql.join([sql`true`, ...parts.filter((part) => part !== null)], sql` AND `);
}

/** SQL: whether ticket `t` has the text, or a number that begins with it. */
function isFoundBy(actor: PolicyActor, q: string): RawBuilder<unknown> {
  const sought = readSought(q);
  // The parts of "tkt-2026-" are in every ticket: an index of text would read them all.
  if (sought.kind === 'number') return isNumbered(sought.year, sought.digits);
  const pattern = patternOf(sought);
  // The key holds the reporter's name as well, which a neighbour could find out by looking for it.
  return sql`(t.search_key LIKE ${pattern} AND (${knowsReporter(actor)}
    OR left(t.search_key, length(t.search_key) - length(lower(t.reporter_name))) LIKE ${pattern}))`;
}

/** Digits of which the last are missing stand for a range; those of six are followed by those of seven. */
function isNumbered(year: number, digits: string): RawBuilder<unknown> {
  if (digits === '') return sql`t.year = ${year}`;
  const step = 10 ** (6 - digits.length);
  const first = Number(digits) * step;
  const end = first + step;
  return sql`(t.year = ${year} AND (t.count BETWEEN ${first}::integer AND ${end - 1}::integer
    OR t.count BETWEEN ${Math.max(first * 10, 1_000_000)}::integer AND ${end * 10 - 1}::integer))`;
}

/** SQL: whether ticket `t` is on one of the floors `f` for which `condition` holds, or in a unit of theirs. */
function isOnFloors(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(t.floor_id IN (SELECT f.id FROM floor f WHERE ${condition}) OR t.unit_id IN (
    SELECT u.id FROM floor f JOIN unit u ON u.org_id = f.org_id AND u.floor_id = f.id WHERE ${condition}))`;
}

// What is on a floor is in its building, which the indexes begin with.
function isInBuildingOf(floorId: string | undefined, sectionId: string | undefined): RawBuilder<unknown> {
  const ofFloor = sql`(SELECT f.section_id FROM floor f WHERE f.id = ${floorId})`;
  return sql`t.building_id = (SELECT s.building_id FROM section s WHERE s.id = ${sectionId ?? ofFloor})`;
}

function isOfStates(states: readonly string[]): RawBuilder<unknown> {
  if (ticketStates.every((state) => states.includes(state))) return sql`true`;
  const [only] = states;
  return states.length === 1 ? sql`t.state = ${only}` : sql`t.state = ANY(${[...states]}::text[])`;
}

function isMine(actor: PolicyActor, mine: NonNullable<TicketQuery['mine']>): RawBuilder<unknown> {
  if (mine === 'assigned') return isWorkOf(actor.userId);
  if (mine === 'reported') return sql`t.reporter_user_id = ${actor.userId}`;
  const unitIds = actor.memberships.flatMap((membership) => [...membership.unitIds]);
  return sql`(t.audience = 'resident' AND t.unit_id = ANY(${unitIds}::uuid[]))`;
}
