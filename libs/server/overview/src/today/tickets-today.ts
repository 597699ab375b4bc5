import { decide, type PolicyActor } from '@imah/contract/access';
import type { TicketRow } from '@imah/contract/tickets';
import type { TicketToday } from '@imah/contract/today';
import { type RawBuilder, sql } from 'kysely';
import { holds, permissionScopes, scopeRows } from '@imah/server-platform/access';
import {
  helpsWith,
  isOpen,
  isOpenText,
  isOverdue,
  isUnassigned,
  isVisibleTicket,
  isWorkOf,
  readTicketPage,
  worksOn,
} from '@imah/server-tickets';
import { atOnce, isIn, type TodayAsk, type TodaySource, untimed, type WaitingTickets } from './today-source.ts';

const hourMs = 60 * 60_000;
/** How long before its time is up a ticket is told to who works on it, and to who gives it out. */
const soonMs = { mine: 24 * hourMs, given: 4 * hourMs };

/**
 * Tickets that need the person now: what nobody has and what is late where they give tickets out, their own work; of their
 * own reports, a question to answer and a repair to rate.
 */
export const ticketsToday: TodaySource = async (ask, limit) => {
  const { db, actor, now, waiting } = ask;
  const found = await readTicketPage(db, { reader: actor, page: firstOf(ask, limit), order }, now);
  const [mine, { total }] = await Promise.all([
    worksOnWhich(
      ask,
      found.map(({ row }) => row.id),
    ),
    waiting,
  ]);
  return {
    total,
    items: found.map(({ row, resolveDueAt }) => {
      const reason = reasonOf(actor, row, { dueAt: resolveDueAt, isMine: mine.has(row.id), now });
      const mayTake = reason === 'unassigned' && mayTakeOn(actor, row);
      return {
        until: untilOf(row, reason, resolveDueAt),
        item: { kind: 'ticket', reason, ticket: row, mine: mine.has(row.id), mayTake },
      };
    }),
  };
};

const order = `NOT (t.assignee_id IS NULL AND t.priority = 'emergency' AND ${isOpenText}), t.state = 'resolved',
  CASE WHEN t.assignee_id IS NULL THEN least(t.respond_due_at, t.resolve_due_at) ELSE t.resolve_due_at END, t.id`;

/** SQL: the first tickets that need the person: the first of each way by which one may, each by an index in its order. */
function firstOf(ask: TodayAsk, limit: number): RawBuilder<unknown> {
  const { actor } = ask;
  const here = isHere(ask);
  const places = givenIn(ask);
  const first = (condition: RawBuilder<unknown>, by: string) => sql`
    (SELECT t.org_id, t.id FROM ticket t WHERE ${here} AND ${condition} ORDER BY ${sql.raw(by)} LIMIT ${limit})`;
  const given = (condition: RawBuilder<unknown>, by: string) => sql`
    SELECT t.org_id, t.id FROM ${places} CROSS JOIN LATERAL (
      SELECT t.org_id, t.id FROM ticket t WHERE ${inBuilding} AND ${isVisibleTicket(actor)} AND ${condition}
      ORDER BY ${sql.raw(by)} LIMIT ${limit}) t`;
  const ways = [
    given(isFree, `(t.priority <> 'emergency'), least(t.respond_due_at, t.resolve_due_at), t.id`),
    given(isDueSoon(ask), 't.resolve_due_at, t.id'),
    first(sql`${isOpen} AND t.assignee_id = ${actor.userId}`, 't.resolve_due_at, t.id'),
    first(sql`${isOpen} AND ${helpsWith(actor.userId)}`, order),
    first(isAsked(actor), order),
  ];
  return sql`SELECT t.org_id, t.id FROM (${sql.join(ways, sql` UNION `)}) way
    JOIN ticket t ON t.org_id = way.org_id AND t.id = way.id ORDER BY ${sql.raw(order)} LIMIT ${limit}`;
}

async function worksOnWhich({ db, actor }: TodayAsk, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('ticket as t')
    .select('t.id')
    .where(sql<boolean>`t.id = ANY(${[...ids]}::uuid[])`)
    .where(worksOn(actor.userId))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How many tickets need the person; of the open ones those whose time is up and those that nobody has. */
export async function countWaitingTickets(ask: Omit<TodayAsk, 'waiting'>): Promise<WaitingTickets> {
  const { db, actor, now } = ask;
  const here = isHere(ask);
  const places = givenIn(ask);
  const counts = sql`count(*)::integer AS total, count(*) FILTER (WHERE ${isOpen} AND ${isOverdue(now)})::integer AS overdue,
    count(*) FILTER (WHERE ${isOpen} AND ${isUnassigned})::integer AS unassigned`;
  const given = (condition: RawBuilder<unknown>) => sql`
    SELECT t.* FROM ${places} CROSS JOIN LATERAL (
      SELECT ${counts} FROM ticket t WHERE ${inBuilding} AND ${isVisibleTicket(actor)} AND ${condition}) t`;
  const ofOthers = sql`(${presses(ask)} AND ${holds(actor, 'ticket.assign', ticketPlace)}) IS NOT TRUE`;
  const { rows } = await sql<WaitingTickets>`
    SELECT coalesce(sum(total), 0)::integer AS total, coalesce(sum(overdue), 0)::integer AS overdue,
      coalesce(sum(unassigned), 0)::integer AS unassigned
    FROM (${given(isFree)} UNION ALL ${given(isDueSoon(ask))}
      UNION ALL SELECT ${counts} FROM ticket t WHERE ${here} AND ${isOpen} AND ${isWorkOf(actor.userId)} AND ${ofOthers}
      UNION ALL SELECT count(*)::integer, 0, 0 FROM ticket t
        WHERE ${here} AND ${isAsked(actor)} AND (NOT ${isOpen} OR ${ofOthers})
    ) part`.execute(db);
  return rows[0] ?? { total: 0, overdue: 0, unassigned: 0 };
}

const ticketPlace = { org: 't.org_id', building: 't.building_id' };
const inBuilding = sql`t.org_id = b.org_id AND t.building_id = b.id`;

type Asked = Pick<TodayAsk, 'actor' | 'buildingId'>;

/** SQL: the buildings `b` in use where the person gives tickets out. */
function givenIn(ask: Asked): RawBuilder<unknown> {
  const places = permissionScopes(ask.actor, 'ticket.assign').filter(({ unit_ids }) => unit_ids === null);
  return sql`${scopeRows(places, 's')}
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids)) AND b.status = 'active' AND ${isIn(ask, 'b.id')}`;
}

/** SQL: whether the person sees ticket `t`, and its building is in use. */
function isHere(ask: Asked): RawBuilder<unknown> {
  return sql`${isVisibleTicket(ask.actor)} AND ${isIn(ask, 't.building_id')} AND EXISTS (
    SELECT 1 FROM building b WHERE b.org_id = t.org_id AND b.id = t.building_id AND b.status = 'active')`;
}

// What has to be given out or looked after by whoever gives out tickets: two kinds that have nothing in common.
const isFree = sql`${isOpen} AND ${isUnassigned}`;
const isDueSoon = ({ now }: Pick<TodayAsk, 'now'>) =>
  sql`${isOpen} AND t.assignee_id IS NOT NULL AND t.resolve_due_at < ${new Date(now + soonMs.given)}`;
const presses = ({ now }: Pick<TodayAsk, 'now'>) =>
  sql`(${isUnassigned} OR t.resolve_due_at < ${new Date(now + soonMs.given)})`;

/** SQL: whether ticket `t` waits for an answer of the person, who reported it. Staff close what they see to. */
function isAsked(actor: PolicyActor): RawBuilder<unknown> {
  return sql`((t.state = 'resolved' OR (t.state = 'waiting' AND t.waiting_reason = 'resident'))
    AND t.audience = 'resident' AND t.reporter_user_id = ${actor.userId}
    AND ${worksOn(actor.userId)} IS NOT TRUE AND NOT ${holds(actor, 'ticket.transition', ticketPlace)})`;
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
