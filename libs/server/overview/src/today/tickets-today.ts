import { decide, type PolicyActor } from '@imah/contract/access';
import type { TicketRow } from '@imah/contract/tickets';
import type { TicketToday, Today } from '@imah/contract/today';
import { type RawBuilder, sql } from 'kysely';
import { holds } from '@imah/server-platform/access';
import { isOpen, isOverdue, isUnassigned, isVisibleTicket, readTicketRows, worksOn } from '@imah/server-tickets';
import { atOnce, type TodayAsk, type TodaySource, untimed } from './today-source.ts';

const hourMs = 60 * 60_000;
/** How long before its time is up a ticket is told to who works on it, and to who gives it out. */
const soonMs = { mine: 24 * hourMs, given: 4 * hourMs };

/**
 * Tickets that need the person now: what nobody has and what is late where they give tickets out, their own work; of their
 * own reports, a question to answer and a repair to rate.
 */
export const ticketsToday: TodaySource = async (ask, limit) => {
  const { db, actor, now } = ask;
  // Staff close what they see to; a resident is asked.
  const isAsked = sql`((t.state = 'resolved' OR (t.state = 'waiting' AND t.waiting_reason = 'resident'))
    AND t.audience = 'resident' AND t.reporter_user_id = ${actor.userId}
    AND ${worksOn(actor.userId)} IS NOT TRUE AND NOT ${holds(actor, 'ticket.transition', ticketPlace)})`;
  const condition = sql`${isHere(actor)} AND (${isToDo(ask)} OR ${isAsked})`;
  const order = sql`NOT (${isUnassigned} AND t.priority = 'emergency' AND ${isOpen}), t.state = 'resolved',
    CASE WHEN ${isUnassigned} THEN least(t.respond_due_at, t.resolve_due_at) ELSE t.resolve_due_at END, t.id`;
  const [found, counted] = await Promise.all([
    readTicketRows(db, { reader: actor, condition, order, limit }, now),
    sql<{ total: number; mine: string[] }>`
      SELECT count(*)::integer AS total, coalesce(array_agg(t.id) FILTER (WHERE ${worksOn(actor.userId)}), '{}') AS mine
      FROM ticket t WHERE ${condition}`.execute(db),
  ]);
  const { total, mine } = counted.rows[0] ?? { total: 0, mine: [] };
  return {
    total,
    items: found.map(({ row, resolveDueAt }) => {
      const reason = reasonOf(actor, row, { dueAt: resolveDueAt, isMine: mine.includes(row.id), now });
      const mayTake = reason === 'unassigned' && mayTakeOn(actor, row);
      return {
        until: untilOf(row, reason, resolveDueAt),
        item: { kind: 'ticket', reason, ticket: row, mine: mine.includes(row.id), mayTake },
      };
    }),
  };
};

/** Of the open tickets that wait for the person, those whose time is up and those that nobody has. */
export async function countWaitingTickets(ask: TodayAsk): Promise<Today['tickets']> {
  const { db, actor, now } = ask;
  const rows = await db
    .selectFrom('ticket as t')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(isOverdue(now)).as('overdue'),
      fn.countAll<number>().filterWhere(isUnassigned).as('unassigned'),
    ])
    .where(sql<boolean>`${isHere(actor)}`)
    .where(sql<boolean>`${isToDo(ask)}`)
    .execute();
  return rows[0] ?? { overdue: 0, unassigned: 0 };
}

const ticketPlace = { org: 't.org_id', building: 't.building_id' };

/** SQL: whether the person sees ticket `t`, and its building is in use. */
function isHere(actor: PolicyActor): RawBuilder<unknown> {
  return sql`${isVisibleTicket(actor)} AND EXISTS (
    SELECT 1 FROM building b WHERE b.org_id = t.org_id AND b.id = t.building_id AND b.status = 'active')`;
}

/** SQL: whether open ticket `t` is the person's own work, or has to be given out or looked after by them. */
function isToDo({ actor, now }: TodayAsk): RawBuilder<unknown> {
  const presses = sql`(${isUnassigned} OR t.resolve_due_at < ${new Date(now + soonMs.given)})`;
  return sql`(${isOpen} AND (${worksOn(actor.userId)} OR (${presses} AND ${holds(actor, 'ticket.assign', ticketPlace)})))`;
}

interface Facts {
  readonly dueAt: string | null;
  readonly isMine: boolean;
  readonly now: number;
}

function reasonOf(actor: PolicyActor, row: TicketRow, { dueAt, isMine, now }: Facts): TicketToday['reason'] {
  const { state, assignee, orgId, buildingId } = row;
  if (state === 'resolved') return 'to-rate';
  // Who works on it, or gives it out, has other reasons than the one who is asked.
  const isWork = isMine || decide(actor, 'ticket.assign', { orgId, buildingId }) === 'allowed';
  if (!isWork) return 'to-answer';
  if (assignee === null && !isMine) return 'unassigned';
  if (dueAt === null) return 'to-do';
  if (Date.parse(dueAt) < now) return 'overdue';
  return Date.parse(dueAt) < now + (isMine ? soonMs.mine : soonMs.given) ? 'due-soon' : 'to-do';
}

/** What nobody has must first be answered. */
function untilOf(
  { priority, sla, updatedAt }: TicketRow,
  reason: TicketToday['reason'],
  resolveDueAt: string | null,
): number {
  if (reason === 'to-rate') return untimed;
  // The work stands still since then.
  if (reason === 'to-answer') return Date.parse(updatedAt);
  if (reason === 'unassigned' && priority === 'emergency') return atOnce;
  const due = reason === 'unassigned' ? [sla.response.dueAt, resolveDueAt] : [resolveDueAt];
  return Math.min(...due.map((at) => (at === null ? untimed : Date.parse(at))));
}

function mayTakeOn(actor: PolicyActor, { orgId, buildingId }: TicketRow): boolean {
  return decide(actor, 'ticket.transition', { orgId, buildingId, ownerIds: [actor.userId] }) === 'allowed';
}
