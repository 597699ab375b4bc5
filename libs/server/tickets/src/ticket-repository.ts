import type { PolicyActor } from '@imah/contract/access';
import type { TicketAccessFacts } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql, type Transaction, type Updateable } from 'kysely';
import { prepare } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOf } from '@imah/server-platform/files';
import { notFound } from '@imah/server-platform/http';
import { questionedLine } from './bill-questions/questioned-line.ts';
import type { TicketKey } from './ticket-events.ts';
import {
  type ListedRow,
  type LockedTicket,
  type PlacedRow,
  type TicketRecord,
  toLockedTicket,
  toPlaced,
} from './ticket-row.ts';
import { knowsReporter } from './ticket-scope.ts';

// Asked only of those that have no unit, so that a list of units costs nothing more.
const place = `CASE WHEN t.unit_id IS NOT NULL THEN NULL
    WHEN t.floor_id IS NOT NULL THEN (SELECT x.label || ', ' || s.name FROM floor x
      JOIN section s ON s.org_id = x.org_id AND s.id = x.section_id WHERE x.org_id = t.org_id AND x.id = t.floor_id)
    WHEN t.section_id IS NOT NULL THEN (SELECT s.name FROM section s WHERE s.org_id = t.org_id AND s.id = t.section_id)
    ELSE t.place END`;
/** SQL: where ticket `t` is when it is no unit, in the building's own words; null for the building as such. */
export const ticketPlace = sql.raw(place);

const columns = (reporter: string) => `
  t.id, t.number, t.org_id AS "orgId", t.building_id AS "buildingId", b.name AS "buildingName", b.time_zone AS "timeZone",
  t.unit_id AS "unitId", un.code AS "unitCode", t.floor_id AS "floorId", t.section_id AS "sectionId", ${place} AS place, t.kind, t.category_id AS "categoryId", c.key AS "categoryKey", c.name AS "categoryName", t.priority,
  t.title, t.state, t.waiting_reason AS "waitingReason", t.deferred_until AS "deferredUntil",
  t.assignee_id AS "assigneeId", a.name AS "assigneeName", t.reporter_user_id AS "reporterUserId", ${reporter} AS "reporterName",
  ARRAY(SELECT e.user_id FROM ticket_executor e WHERE e.org_id = t.org_id AND e.ticket_id = t.id) AS "executorIds",
  CASE WHEN t.rating IS NOT NULL THEN (SELECT e.actor_id FROM ticket_event e
    WHERE e.org_id = t.org_id AND e.ticket_id = t.id AND e.kind = 'moved' ORDER BY e.seq DESC LIMIT 1) END AS "ratedBy", t.audience,
  t.reopened_count AS "reopenedCount", t.times, t.created_at AS "createdAt", t.updated_at AS "updatedAt", t.version`;

const joins = `
  JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
  -- The units of one page, whatever the planner thinks of reading them all.
  LEFT JOIN LATERAL (SELECT x.code FROM unit x WHERE x.org_id = t.org_id AND x.id = t.unit_id OFFSET 0) un ON true
  LEFT JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
  LEFT JOIN LATERAL (SELECT x.name FROM app_user x WHERE x.id = t.assignee_id OFFSET 0) a ON true`;

/**
 * Tickets `t` for which `condition` holds, in the order given; the page is cut before anything is joined. Who reported
 * one is told to `reader` where they may know it.
 */
export async function readTicketRows(
  db: Kysely<Database>,
  {
    reader,
    condition,
    order,
    limit,
  }: { reader: PolicyActor; condition: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
  now: number,
): Promise<PlacedRow[]> {
  const { rows } = await sql<ListedRow>`
    SELECT ${sql.raw(columns('t.known_reporter'))}, t.resolve_due_at AS "resolveDueAt"
    FROM (SELECT t.*, CASE WHEN ${knowsReporter(reader)} THEN t.reporter_name END AS known_reporter
      FROM ticket t WHERE ${condition} ORDER BY ${order} LIMIT ${limit}) t ${sql.raw(joins)}
    ORDER BY ${order}`.execute(db);
  return rows.map((row) => toPlaced(row, reader, now));
}

/** The tickets that `page` names (`org_id`, `id` and the columns of the order), in that order. */
export async function readTicketPage(
  db: Kysely<Database>,
  { reader, page, order }: { reader: PolicyActor; page: RawBuilder<unknown>; order: string },
  now: number,
): Promise<PlacedRow[]> {
  const { rows } = await sql<ListedRow>`
    SELECT ${sql.raw(columns('t.known_reporter'))}, t.resolve_due_at AS "resolveDueAt"
    FROM (SELECT t.*, CASE WHEN ${knowsReporter(reader)} THEN t.reporter_name END AS known_reporter
      FROM (${page}) p JOIN ticket t ON t.org_id = p.org_id AND t.id = p.id) t ${sql.raw(joins)}
    ORDER BY ${sql.raw(order)}`.execute(db);
  return rows.map((row) => toPlaced(row, reader, now));
}

/** The same for who oversees the building, planned once: `condition` has its values as `$1`, `$2`, … To be called as the program is loaded. */
export function prepareTicketRows<V extends readonly unknown[]>(
  name: string,
  { condition, order, limit }: { readonly condition: string; readonly order: string; readonly limit: number },
): PreparedRows<V> {
  return prepared(name, `SELECT t.* FROM ticket t WHERE ${condition} ORDER BY ${order} LIMIT ${limit}`, order);
}

/** The same of a page as `readTicketPage` takes it, for who oversees all that it names. */
export function prepareTicketPage<V extends readonly unknown[]>(
  name: string,
  { page, order }: { readonly page: string; readonly order: string },
): PreparedRows<V> {
  return prepared(name, `SELECT t.* FROM (${page}) p JOIN ticket t ON t.org_id = p.org_id AND t.id = p.id`, order);
}

type PreparedRows<V extends readonly unknown[]> = (
  db: Kysely<Database>,
  asked: { reader: PolicyActor; now: number },
  ...values: V
) => Promise<PlacedRow[]>;

function prepared<V extends readonly unknown[]>(name: string, tickets: string, order: string): PreparedRows<V> {
  const page = prepare<V, ListedRow>(
    name,
    `SELECT ${columns('t.reporter_name')}, t.resolve_due_at AS "resolveDueAt" FROM (${tickets}) t ${joins} ORDER BY ${order}`,
  );
  return async (db, { reader, now }, ...values) => (await page(db, ...values)).map((row) => toPlaced(row, reader, now));
}

/** One ticket by its organisation and id, or null. `lock` holds it until the transaction ends. */
export async function findTicket(
  db: Kysely<Database>,
  { orgId, ticketId }: { readonly orgId: string; readonly ticketId: string },
  now: number,
): Promise<LockedTicket | null> {
  const { rows } = await sql<TicketRecord>`
    SELECT ${sql.raw(columns('t.reporter_name'))}, t.resolve_due_at AS "resolveDueAt", t.details, t.source, t.device_id AS "deviceId", t.alarm_id AS "alarmId",
      ${questionedLine} AS "billLine", t.reporter_phone AS "reporterPhone", t.rating,
      t.rating_reasons AS "ratingReasons", t.state_since AS "stateSince", t.merged_into_id AS "mergedIntoId", m.number AS "mergedIntoNumber",
      (SELECT count(*)::integer FROM ticket x WHERE x.org_id = t.org_id AND x.merged_into_id = t.id) AS "mergedCount",
      (SELECT count(*)::integer FROM ticket_follower f WHERE f.org_id = t.org_id AND f.ticket_id = t.id) AS "alsoCount",
      (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id), '[]')
        FROM ticket_executor e JOIN app_user u ON u.id = e.user_id
        WHERE e.org_id = t.org_id AND e.ticket_id = t.id) AS executors
    FROM ticket t ${sql.raw(joins)} LEFT JOIN ticket m ON m.org_id = t.org_id AND m.id = t.merged_into_id
    WHERE t.org_id = ${orgId} AND t.id = ${ticketId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return toLockedTicket(row, await readFilesOf(db, { orgId, kind: 'ticket', id: ticketId }), now);
}

/** The part of a ticket by which rights on it are decided, or null. */
export async function findAccessFacts(db: Kysely<Database>, ticketId: string): Promise<TicketAccessFacts | null> {
  const row = await db
    .selectFrom('ticket as t')
    .select(['t.org_id', 't.building_id', 't.unit_id', 't.audience', 't.state', 't.reporter_user_id', 't.assignee_id'])
    .select((eb) =>
      eb
        .fn<string[]>('array', [
          eb
            .selectFrom('ticket_executor as e')
            .select('e.user_id')
            .whereRef('e.org_id', '=', 't.org_id')
            .whereRef('e.ticket_id', '=', 't.id'),
        ])
        .as('executor_ids'),
    )
    .where('t.id', '=', ticketId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    orgId: row.org_id,
    buildingId: row.building_id,
    unitId: row.unit_id,
    audience: row.audience,
    state: row.state,
    reporterUserId: row.reporter_user_id,
    assigneeId: row.assignee_id,
    executorIds: row.executor_ids,
  };
}

/** Locks several tickets of an organisation in the one order in which everybody does, so that nobody waits in a ring. */
export async function lockInOrder(
  trx: Transaction<Database>,
  orgId: string,
  ticketIds: readonly string[],
): Promise<void> {
  await trx
    .selectFrom('ticket')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', ticketIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Reads a ticket that stays as it is until the transaction ends. @throws {HttpProblem} 404 */
export async function lockTicket(trx: Transaction<Database>, key: TicketKey, now: number): Promise<LockedTicket> {
  await lockInOrder(trx, key.orgId, [key.ticketId]);
  return getTicket(trx, key, now);
}

/** @throws {HttpProblem} 404 */
export async function getTicket(db: Kysely<Database>, key: TicketKey, now: number): Promise<LockedTicket> {
  const found = await findTicket(db, key, now);
  if (found === null) throw notFound();
  return found;
}

/** Writes columns of a ticket as its next version. Returns it as it then is. */
export async function updateTicketRow(
  trx: Transaction<Database>,
  { orgId, ticketId, now }: TicketKey & { readonly now: number },
  columns: Updateable<Database['ticket']>,
): Promise<LockedTicket> {
  await trx
    .updateTable('ticket')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1), updated_at: new Date(now) }))
    .where('org_id', '=', orgId)
    .where('id', '=', ticketId)
    .execute();
  return getTicket(trx, { orgId, ticketId }, now);
}

/** Who works on a ticket besides the one who answers for it: those named and nobody else. */
export async function replaceExecutors(
  trx: Transaction<Database>,
  { orgId, ticketId }: TicketKey,
  userIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('ticket_executor').where('org_id', '=', orgId).where('ticket_id', '=', ticketId).execute();
  if (userIds.length === 0) return;
  const rows = userIds.map((userId) => ({ org_id: orgId, ticket_id: ticketId, user_id: userId }));
  await trx.insertInto('ticket_executor').values(rows).execute();
}
