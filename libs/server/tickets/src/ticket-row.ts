import type { PolicyActor } from '@imah/contract/access';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { Ticket, TicketRow } from '@imah/contract/tickets';
import {
  readTicketSla,
  ticketActsOf,
  ticketSides,
  type RatingReason,
  type SlaClock,
  type TicketAccessFacts,
  type TicketAudience,
  type TicketKind,
  type TicketPriority,
  type TicketSlaState,
  type TicketSource,
  type TicketState,
  type TicketTimes,
  type WaitingReason,
} from '@imah/contract/tickets/words';
import { shownName } from '@imah/server-platform/built-in-names';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A ticket of a list as the database gives it. */
export interface ListedRow {
  readonly id: string;
  readonly number: string;
  readonly orgId: string;
  readonly buildingId: string;
  readonly buildingName: string;
  readonly timeZone: TimeZone;
  readonly unitId: string | null;
  readonly unitCode: string | null;
  readonly floorId: string | null;
  readonly sectionId: string | null;
  readonly place: string | null;
  readonly kind: TicketKind;
  readonly categoryId: string | null;
  readonly categoryKey: string | null;
  readonly categoryName: string | null;
  readonly priority: TicketPriority;
  readonly title: string;
  readonly state: TicketState;
  readonly waitingReason: WaitingReason | null;
  readonly deferredUntil: Date | null;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  readonly executorIds: readonly string[];
  readonly reporterUserId: string | null;
  readonly reporterName: string | null;
  readonly ratedBy: string | null;
  readonly audience: TicketAudience;
  readonly reopenedCount: number;
  readonly times: TicketTimes;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly resolveDueAt: Date | null;
  readonly version: number;
}

/** A whole ticket as one row gives it: without what lies in other tables. */
export interface TicketRecord extends ListedRow {
  readonly details: string;
  readonly source: TicketSource;
  readonly deviceId: string | null;
  readonly alarmId: string | null;
  readonly billLine: Ticket['billLine'];
  readonly reporterPhone: string | null;
  readonly executors: Named[];
  readonly mergedCount: number;
  readonly alsoCount: number;
  readonly rating: 'good' | 'bad' | null;
  readonly ratingReasons: RatingReason[];
  readonly stateSince: Date;
  readonly mergedIntoId: string | null;
  readonly mergedIntoNumber: string | null;
}

/** A ticket as it stands, whoever reads it. */
export type StoredTicket = Omit<Ticket, 'abilities'>;
type StoredRow = Omit<TicketRow, 'abilities'>;

/** A ticket with what only the server needs of it. */
export interface LockedTicket {
  readonly ticket: StoredTicket;
  readonly times: TicketTimes;
  readonly access: TicketAccessFacts;
}

/** A row with where it stands in its list. */
export interface PlacedRow {
  readonly row: TicketRow;
  readonly resolveDueAt: string | null;
}

/** A ticket of the contract from its row and its files, as its clocks stand at `now`. */
export function toLockedTicket(full: TicketRecord, files: Ticket['files'], now: number): LockedTicket {
  const { details, source, deviceId, alarmId, billLine, reporterUserId, reporterPhone, executors } = full;
  const { mergedCount, alsoCount, rating, ratingReasons, ratedBy, stateSince, mergedIntoId, mergedIntoNumber } = full;
  const row = toRow(full, now);
  const ticket: StoredTicket = {
    ...row,
    details,
    source,
    deviceId,
    alarmId,
    billLine,
    reporterUserId,
    reporterPhone,
    executors,
    calendar: full.times.promises.at(-1)?.promise.calendar ?? 'business',
    outsideHours: readTicketSla(full.times, full.timeZone, now).outsideHours,
    mergedCount,
    alsoCount,
    files,
    // What was rated is closed, and has been since.
    feedback: rating === null ? null : { rating, reasons: ratingReasons, by: ratedBy, at: stateSince.toISOString() },
    mergedInto: mergedIntoId === null ? null : { id: mergedIntoId, number: mergedIntoNumber ?? '' },
  };
  return { ticket, times: full.times, access: accessFactsOf(ticket) };
}

/** The part of a ticket by which rights on it are decided. */
export function accessFactsOf({ assignee, executors, feedback, ...ticket }: StoredTicket): TicketAccessFacts {
  const { orgId, buildingId, unitId, audience, state, reporterUserId } = ticket;
  const executorIds = executors.map(({ id }) => id);
  const place = { orgId, buildingId, unitId, audience, state, reporterUserId };
  return { ...place, assigneeId: assignee?.id ?? null, executorIds, ratedBy: feedback?.by ?? null };
}

/** A row of a list as `reader` may see it, and its place there. */
export function toPlaced(row: ListedRow, reader: PolicyActor, now: number): PlacedRow {
  const abilities = { movesAs: ticketSides(reader, row), acts: ticketActsOf(reader, row) };
  return { row: { ...toRow(row, now), abilities }, resolveDueAt: row.resolveDueAt?.toISOString() ?? null };
}

function toRow(row: ListedRow, now: number): StoredRow {
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

function categoryOf({ categoryId, categoryKey, categoryName }: ListedRow): Named | null {
  return named(categoryId, categoryName === null ? null : shownName('category', categoryKey, categoryName));
}

function named(id: string | null, name: string | null): Named | null {
  return id === null || name === null ? null : { id, name };
}

function written({ state, elapsedMs, targetMs, dueAt }: Omit<SlaClock, 'state'> & { readonly state: TicketSlaState }) {
  return { state, elapsedMs, targetMs, dueAt: dueAt === null ? null : new Date(dueAt).toISOString() };
}
