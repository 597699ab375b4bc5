import type { PolicyActor } from '@imah/contract/access';
import { id, instant } from '@imah/contract/core';
import type { TicketQuery, TicketRow } from '@imah/contract/tickets';
import { ticketPriorities, ticketStates } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { patternOf, readSought } from './list/found-by.ts';
import { readUsualPage } from './list/usual-lists.ts';
import { readTicketRows } from './ticket-repository.ts';
import type { PlacedRow } from './ticket-row.ts';
import { isVisibleTicket, knowsReporter, worksOn } from './ticket-scope.ts';
import { isOpen, isOverdue, isUnassigned } from './ticket-predicates.ts';

const newest = z.object({ createdAt: instant, id });
const due = z.object({ dueAt: z.nullable(instant), id });
const changed = z.object({ updatedAt: instant, id });
const pressing = z.object({ rank: z.int32(), createdAt: instant, id });

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
    meta: { nextCursor: last === undefined ? null : writeCursor(positionOf(last, query.sort)) },
  };
}

function readPage(db: Kysely<Database>, actor: PolicyActor, query: TicketQuery, now: number): Promise<PlacedRow[]> {
  const { condition: after, order } = orders[query.sort](query.cursor);
  const condition = sql`${isVisibleTicket(actor)} AND ${ticketFilter(actor, query, now)} AND ${after}`;
  return readTicketRows(db, { reader: actor, condition, order, limit: query.limit + 1 }, now);
}

/** The orders of a list, each with the place after which a page begins. */
const orders = { newest: newestFirst, due: dueFirst, updated: changedFirst, priority: pressingFirst } as const;

function changedFirst(cursor: string | undefined) {
  const after = readCursor(changed, cursor);
  return {
    order: sql`t.updated_at DESC, t.id DESC`,
    condition:
      after === null ? sql`true` : sql`(t.updated_at, t.id) < (${after.updatedAt}::timestamptz, ${after.id}::uuid)`,
  };
}

function pressingFirst(cursor: string | undefined) {
  const after = readCursor(pressing, cursor);
  return {
    order: sql`t.priority_rank, t.created_at DESC, t.id DESC`,
    condition:
      after === null
        ? sql`true`
        : sql`(t.priority_rank > ${after.rank} OR (t.priority_rank = ${after.rank}
            AND (t.created_at, t.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)))`,
  };
}

function newestFirst(cursor: string | undefined) {
  const after = readCursor(newest, cursor);
  return {
    order: sql`t.created_at DESC, t.id DESC`,
    condition:
      after === null ? sql`true` : sql`(t.created_at, t.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
  };
}

// Clocks that stand come last.
function dueFirst(cursor: string | undefined) {
  const after = readCursor(due, cursor);
  return { order: sql`t.resolve_due_at, t.id`, condition: after === null ? sql`true` : isDueAfter(after) };
}

function isDueAfter({ dueAt, id: last }: z.output<typeof due>): RawBuilder<unknown> {
  return dueAt === null
    ? sql`(t.resolve_due_at IS NULL AND t.id > ${last})`
    : sql`((t.resolve_due_at, t.id) > (${dueAt}::timestamptz, ${last}::uuid) OR t.resolve_due_at IS NULL)`;
}

function positionOf({ row, resolveDueAt }: PlacedRow, sort: TicketQuery['sort']) {
  const { id: last, createdAt, updatedAt, priority } = row;
  if (sort === 'due') return { dueAt: resolveDueAt, id: last };
  if (sort === 'updated') return { updatedAt, id: last };
  if (sort === 'priority') return { rank: ticketPriorities.indexOf(priority), createdAt, id: last };
  return { createdAt, id: last };
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

function isOfStates(states: readonly string[]): RawBuilder<unknown> {
  if (ticketStates.every((state) => states.includes(state))) return sql`true`;
  const [only] = states;
  return states.length === 1 ? sql`t.state = ${only}` : sql`t.state = ANY(${[...states]}::text[])`;
}

function isMine(actor: PolicyActor, mine: NonNullable<TicketQuery['mine']>): RawBuilder<unknown> {
  if (mine === 'assigned') return worksOn(actor.userId);
  if (mine === 'reported') return sql`t.reporter_user_id = ${actor.userId}`;
  const unitIds = actor.memberships.flatMap((membership) => [...membership.unitIds]);
  return sql`(t.audience = 'resident' AND t.unit_id = ANY(${unitIds}::uuid[]))`;
}
