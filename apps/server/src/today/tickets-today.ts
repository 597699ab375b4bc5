import {
  decide,
  decideRows,
  type Permission,
  type PolicyActor,
  type TicketRow,
  type TicketToday,
} from '@imah/contract';
import { type RawBuilder, sql } from 'kysely';
import { isOpen } from '../tickets/list-tickets.ts';
import { readTicketRows } from '../tickets/read-tickets.ts';
import { isVisibleTicket, worksOn } from '../tickets/ticket-scope.ts';
import type { TodaySource } from './today-source.ts';

/** How long before its time is up a ticket is told to who works on it. */
const soonMs = 24 * 60 * 60_000;

/** Tickets that need the person now: emergencies that nobody has, their own work that is or will be late, a repair to rate. */
export const ticketsToday: TodaySource = async ({ db, actor, now }, limit) => {
  const isFree = sql`t.assignee_id IS NULL AND NOT EXISTS (
    SELECT 1 FROM ticket_executor e WHERE e.org_id = t.org_id AND e.ticket_id = t.id)`;
  const toGive = sql`(${isOpen} AND t.priority = 'emergency' AND ${isFree} AND ${holds(actor, 'ticket.assign')})`;
  const toDo = sql`(${isOpen} AND t.resolve_due_at < ${new Date(now + soonMs)} AND ${worksOn(actor.userId)})`;
  // Staff close what they see to; a resident is asked.
  const toRate = sql`(t.state = 'resolved' AND t.audience = 'resident' AND t.reporter_user_id = ${actor.userId}
    AND NOT ${holds(actor, 'ticket.transition')})`;
  const condition = sql`${isVisibleTicket(actor)} AND (${toGive} OR ${toDo} OR ${toRate})`;
  const order = sql`t.state = 'resolved', t.assignee_id IS NOT NULL, t.resolve_due_at, t.id`;
  const [found, counted] = await Promise.all([
    readTicketRows(db, { reader: actor, condition, order, limit }, now),
    sql<{ total: number; free: string[] }>`
      SELECT count(*)::integer AS total, coalesce(array_agg(t.id) FILTER (WHERE ${isFree} AND ${isOpen}), '{}') AS free
      FROM ticket t WHERE ${condition}`.execute(db),
  ]);
  const { total, free } = counted.rows[0] ?? { total: 0, free: [] };
  return {
    total,
    items: found.map(({ row, resolveDueAt }) => {
      const reason = reasonOf(!free.includes(row.id), row.state, resolveDueAt, now);
      return { kind: 'ticket', reason, ticket: row, mayTake: reason === 'unassigned' && mayTake(actor, row) };
    }),
  };
};

/** SQL: whether ticket `t` is where the person holds `permission` for everything. */
function holds(actor: PolicyActor, permission: Permission): RawBuilder<unknown> {
  const places = actor.memberships
    .filter(({ orgId }) => decideRows(actor, permission, { orgId }) === 'all')
    .map(({ orgId, buildings }) =>
      buildings === 'all'
        ? sql`t.org_id = ${orgId}`
        : sql`(t.org_id = ${orgId} AND t.building_id = ANY(${[...buildings]}::uuid[]))`,
    );
  return places.length === 0 ? sql`false` : sql`(${sql.join(places, sql` OR `)})`;
}

function reasonOf(
  isGiven: boolean,
  state: TicketRow['state'],
  dueAt: string | null,
  now: number,
): TicketToday['reason'] {
  if (state === 'resolved') return 'to-rate';
  if (!isGiven) return 'unassigned';
  return dueAt !== null && Date.parse(dueAt) < now ? 'overdue' : 'due-soon';
}

function mayTake(actor: PolicyActor, { orgId, buildingId }: TicketRow): boolean {
  return decide(actor, 'ticket.transition', { orgId, buildingId, ownerIds: [actor.userId] }) === 'allowed';
}
