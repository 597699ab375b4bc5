import type { PolicyActor } from '@imah/contract/access';
import type { Ticket, TicketRow } from '@imah/contract/tickets';
import {
  readTicketSla,
  type SlaClock,
  type TicketSlaState,
  type TicketAccessFacts,
  type TicketTimes,
} from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { shownName } from '../built-in-names/shown-name.ts';
import { prepare } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { readFilesOf } from '../files/stored-files.ts';
import { knowsReporter } from './ticket-scope.ts';
import { accessFactsOf } from './ticket-sight.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A row of a list as the database gives it. */
type Row = Omit<TicketRow, 'sla' | 'createdAt' | 'updatedAt' | 'deferredUntil' | 'category' | 'assignee'> & {
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deferredUntil: Date | null;
  readonly resolveDueAt: Date | null;
  readonly categoryId: string | null;
  readonly categoryKey: string | null;
  readonly categoryName: string | null;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly times: TicketTimes;
};

/** A ticket as one row gives it: without what lies in other tables. */
type FullRow = Row &
  Pick<
    Ticket,
    'details' | 'source' | 'deviceId' | 'reporterUserId' | 'reporterPhone' | 'executors' | 'mergedCount' | 'alsoCount'
  > & {
    readonly rating: 'good' | 'bad' | null;
    readonly ratingReasons: NonNullable<Ticket['feedback']>['reasons'];
    readonly mergedIntoId: string | null;
    readonly mergedIntoNumber: string | null;
  };

/** A ticket with what only the server needs of it. */
export interface LockedTicket {
  readonly ticket: Ticket;
  readonly times: TicketTimes;
  readonly standing: TicketAccessFacts;
}

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
  t.assignee_id AS "assigneeId", a.name AS "assigneeName", ${reporter} AS "reporterName", t.audience,
  t.reopened_count AS "reopenedCount", t.times, t.created_at AS "createdAt", t.updated_at AS "updatedAt", t.version`;

const joins = `
  JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
  -- The units of one page, whatever the planner thinks of reading them all.
  LEFT JOIN LATERAL (SELECT x.code FROM unit x WHERE x.org_id = t.org_id AND x.id = t.unit_id OFFSET 0) un ON true
  LEFT JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
  LEFT JOIN LATERAL (SELECT x.name FROM app_user x WHERE x.id = t.assignee_id OFFSET 0) a ON true`;

/** A row with where it stands in its list. */
export interface PlacedRow {
  readonly row: TicketRow;
  readonly resolveDueAt: string | null;
}

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
  const { rows } = await sql<Row>`
    SELECT ${sql.raw(columns('t.known_reporter'))}, t.resolve_due_at AS "resolveDueAt"
    FROM (SELECT t.*, CASE WHEN ${knowsReporter(reader)} THEN t.reporter_name END AS known_reporter
      FROM ticket t WHERE ${condition} ORDER BY ${order} LIMIT ${limit}) t ${sql.raw(joins)}
    ORDER BY ${order}`.execute(db);
  return rows.map((row) => toPlaced(row, now));
}

/** The same for who oversees the building, planned once: `condition` has its values as `$1`, `$2`, … To be called as the program is loaded. */
export function prepareTicketRows<V extends readonly unknown[]>(
  name: string,
  { condition, order, limit }: { readonly condition: string; readonly order: string; readonly limit: number },
): (db: Kysely<Database>, now: number, ...values: V) => Promise<PlacedRow[]> {
  const page = prepare<V, Row>(
    name,
    `SELECT ${columns('t.reporter_name')}, t.resolve_due_at AS "resolveDueAt"
    FROM (SELECT t.* FROM ticket t WHERE ${condition} ORDER BY ${order} LIMIT ${limit}) t ${joins}
    ORDER BY ${order}`,
  );
  return async (db, now, ...values) => (await page(db, ...values)).map((row) => toPlaced(row, now));
}

/** One ticket by its organisation and id, or null. `lock` holds it until the transaction ends. */
export async function readLockedTicket(
  db: Kysely<Database>,
  { orgId, ticketId }: { readonly orgId: string; readonly ticketId: string },
  now: number,
): Promise<LockedTicket | null> {
  const { rows } = await sql<FullRow>`
    SELECT ${sql.raw(columns('t.reporter_name'))}, t.resolve_due_at AS "resolveDueAt", t.details, t.source, t.device_id AS "deviceId",
      t.reporter_user_id AS "reporterUserId", t.reporter_phone AS "reporterPhone", t.rating,
      t.rating_reasons AS "ratingReasons", t.merged_into_id AS "mergedIntoId", m.number AS "mergedIntoNumber",
      (SELECT count(*)::integer FROM ticket x WHERE x.org_id = t.org_id AND x.merged_into_id = t.id) AS "mergedCount",
      (SELECT count(*)::integer FROM ticket_follower f WHERE f.org_id = t.org_id AND f.ticket_id = t.id) AS "alsoCount",
      (SELECT coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id), '[]')
        FROM ticket_executor e JOIN app_user u ON u.id = e.user_id
        WHERE e.org_id = t.org_id AND e.ticket_id = t.id) AS executors
    FROM ticket t ${sql.raw(joins)} LEFT JOIN ticket m ON m.org_id = t.org_id AND m.id = t.merged_into_id
    WHERE t.org_id = ${orgId} AND t.id = ${ticketId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  return toHeld(row, await readFilesOf(db, { orgId, kind: 'ticket', id: ticketId }), now);
}

/** The part of a ticket by which rights on it are decided, or null. */
export async function readTicketStanding(db: Kysely<Database>, ticketId: string): Promise<TicketAccessFacts | null> {
  const { rows } = await sql<TicketAccessFacts>`
    SELECT t.org_id AS "orgId", t.building_id AS "buildingId", t.unit_id AS "unitId", t.audience, t.state,
      t.reporter_user_id AS "reporterUserId", t.assignee_id AS "assigneeId", ARRAY(
        SELECT e.user_id FROM ticket_executor e WHERE e.org_id = t.org_id AND e.ticket_id = t.id) AS "executorIds"
    FROM ticket t WHERE t.id = ${ticketId}`.execute(db);
  return rows[0] ?? null;
}

function toHeld(full: FullRow, files: Ticket['files'], now: number): LockedTicket {
  const { details, source, deviceId, reporterUserId, reporterPhone, executors, mergedCount, alsoCount } = full;
  const { rating, ratingReasons, mergedIntoId, mergedIntoNumber } = full;
  const row = toRow(full, now);
  const ticket: Ticket = {
    ...row,
    details,
    source,
    deviceId,
    reporterUserId,
    reporterPhone,
    executors,
    calendar: full.times.promises.at(-1)?.promise.calendar ?? 'business',
    outsideHours: readTicketSla(full.times, full.timeZone, now).outsideHours,
    mergedCount,
    alsoCount,
    files,
    feedback: rating === null ? null : { rating, reasons: ratingReasons },
    mergedInto: mergedIntoId === null ? null : { id: mergedIntoId, number: mergedIntoNumber ?? '' },
  };
  return { ticket, times: full.times, standing: accessFactsOf(ticket) };
}

function toPlaced(row: Row, now: number): PlacedRow {
  return { row: toRow(row, now), resolveDueAt: row.resolveDueAt?.toISOString() ?? null };
}

function toRow(row: Row, now: number): TicketRow {
  const { response, resolution } = readTicketSla(row.times, row.timeZone, now);
  const { id, number, orgId, buildingId, buildingName, timeZone, unitId, unitCode, kind, priority, title, state } = row;
  const { waitingReason, reporterName, audience, reopenedCount, version, floorId, sectionId } = row;
  return {
    id,
    number,
    orgId,
    buildingId,
    buildingName,
    timeZone,
    unitId,
    unitCode,
    floorId,
    sectionId,
    place: row.place,
    kind,
    category: categoryOf(row),
    priority,
    title,
    state,
    waitingReason,
    deferredUntil: row.deferredUntil?.toISOString() ?? null,
    assignee: named(row.assigneeId, row.assigneeName),
    reporterName,
    audience,
    reopenedCount,
    sla: { response: written(response), resolution: written(resolution) },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version,
  };
}

function categoryOf({ categoryId, categoryKey, categoryName }: Row): Named | null {
  return named(categoryId, categoryName === null ? null : shownName('category', categoryKey, categoryName));
}

function named(id: string | null, name: string | null): Named | null {
  return id === null || name === null ? null : { id, name };
}

function written({ state, elapsedMs, targetMs, dueAt }: Omit<SlaClock, 'state'> & { readonly state: TicketSlaState }) {
  return { state, elapsedMs, targetMs, dueAt: dueAt === null ? null : new Date(dueAt).toISOString() };
}
