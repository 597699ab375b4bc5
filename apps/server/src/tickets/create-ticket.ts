import { randomUUIDv7 } from 'node:crypto';
import type { TimeZone } from '@imah/contract/buildings/words';
import { readScanCode } from '@imah/contract/scan/words';
import type { Ticket, TicketDraft } from '@imah/contract/tickets';
import { residentTicketLimits, type TicketTimes } from '@imah/contract/tickets/words';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { attachFiles } from '../files/stored-files.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import type { Actor } from '../http/handler.ts';
import { readLockedTicket } from './read-tickets.ts';
import { requireResidentPriority } from './resident-priority.ts';
import { publishTicketEvent, notifyOfTicket } from './notify-of-ticket.ts';
import { writeTicketEvent } from './ticket-events.ts';
import { seesTicket } from './ticket-sight.ts';
import { dueDates, readPromise } from './ticket-times.ts';
import { beginWithChecklist } from './work/use-checklist.ts';

const hourMs = 3_600_000;

/** Who reports, where, and as whom: `own` is a resident, who reports for themselves and within limits. */
export interface Reporting {
  readonly orgId: string;
  readonly buildingId: string;
  readonly actor: Actor;
  readonly rows: 'all' | 'own';
  readonly requestId: string;
  readonly now: number;
}

/**
 * Reports a ticket. The id of a draft written without a network stands for one ticket, however often it arrives.
 * @throws {HttpProblem} 409 when the id is another ticket's, 422, 429 with Retry-After
 */
export async function createTicket(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  reporting: Reporting,
  draft: TicketDraft,
): Promise<Ticket> {
  const { ticket, isNew } = await context.db.transaction().execute(async (trx) => {
    // One at a time for each person: what counts against a limit is then all there.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${reporting.actor.userId}, 70))`.execute(trx);
    const earlier = draft.id === undefined ? null : await findEarlier(trx, reporting, draft.id);
    if (earlier !== null) return { ticket: earlier, isNew: false };
    if (reporting.rows === 'own') await enforceRateLimit(trx, reporting, draft);
    return { ticket: await writeTicket(trx, reporting, await validateDraft(trx, reporting, draft)), isNew: true };
  });
  if (isNew) await publishTicketEvent(context, ticket, 'created');
  return ticket;
}

async function findEarlier(trx: Transaction<Database>, reporting: Reporting, id: string): Promise<Ticket | null> {
  const { rows } = await sql<{ mine: boolean }>`
    SELECT t.org_id = ${reporting.orgId} AND t.building_id = ${reporting.buildingId} AND EXISTS (
      SELECT 1 FROM ticket_event e WHERE e.org_id = t.org_id AND e.ticket_id = t.id AND e.kind = 'created'
        AND e.actor_id = ${reporting.actor.userId}) AS mine
    FROM ticket t WHERE t.id = ${id}`.execute(trx);
  if (rows[0] === undefined) return null;
  const held = rows[0].mine
    ? await readLockedTicket(trx, { orgId: reporting.orgId, ticketId: id }, reporting.now)
    : null;
  // What has been made a matter of the staff since is not told to who reported it.
  if (held === null || !(await seesTicket(trx, reporting.actor, id))) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return held.ticket;
}

/** @throws {HttpProblem} 429: when the oldest that counts is a day old, there is room for another */
async function enforceRateLimit(trx: Transaction<Database>, reporting: Reporting, draft: TicketDraft): Promise<void> {
  const { tickets, identical, hours } = residentTicketLimits;
  const { rows } = await sql<{ at: Date; same: boolean }>`
    SELECT created_at AS at, lower(title) = lower(${draft.title}) AND building_id = ${reporting.buildingId}
      AND unit_id IS NOT DISTINCT FROM ${draft.unitId ?? null}::uuid AS same
    FROM ticket
    WHERE org_id = ${reporting.orgId} AND reporter_user_id = ${reporting.actor.userId}
      AND created_at > ${new Date(reporting.now - hours * hourMs)}
    ORDER BY created_at DESC, id DESC`.execute(trx);
  const blocking = rows[tickets - 1] ?? rows.filter(({ same }) => same)[identical - 1];
  if (blocking === undefined) return;
  const retryAfterSeconds = Math.ceil((blocking.at.getTime() + hours * hourMs - reporting.now) / 1000);
  throw new HttpProblem(429, 'TERLALU_BANYAK_TIKET', { retryAfterSeconds: Math.max(1, retryAfterSeconds) });
}

/** A draft of which everything is looked up. */
export interface ValidatedDraft extends TicketDraft {
  /** A name of the building's own for where it is. */
  readonly place?: string | null;
  readonly timeZone: TimeZone;
  readonly reporterName: string;
  readonly reporterPhone: string | null;
  readonly reporterUserId: string | null;
}

/** The draft with what a resident may not say put right, and every record it names looked up. */
async function validateDraft(
  trx: Transaction<Database>,
  reporting: Reporting,
  draft: TicketDraft,
): Promise<ValidatedDraft> {
  const { orgId, buildingId, actor, rows } = reporting;
  const isOwn = rows === 'own';
  const home = actor.memberships.find((membership) => membership.orgId === orgId);
  if (isOwn && draft.unitId !== undefined && home?.unitIds.has(draft.unitId) !== true)
    throw invalidField('unitId', 'not-an-option');
  const zone = await sql<{ timeZone: TimeZone }>`
    SELECT time_zone AS "timeZone" FROM building WHERE org_id = ${orgId} AND id = ${buildingId}`.execute(trx);
  const [building] = zone.rows;
  if (building === undefined) throw notFound();
  await requirePlaced(trx, reporting, draft);
  if (isOwn) await requireResidentPriority(trx, orgId, draft);
  const scanned = draft.scanCode === undefined ? {} : await placeOfScan(trx, reporting, draft.scanCode);
  const own = isOwn ? { source: 'app' as const, audience: 'resident' as const } : {};
  const other = isOwn ? undefined : draft.reporter;
  return {
    ...draft,
    ...(isPlaced(draft) ? {} : scanned),
    ...own,
    timeZone: building.timeZone,
    reporterName: other?.name ?? actor.name,
    reporterPhone: other === undefined ? await phoneOf(trx, orgId, actor.userId) : (other.phone ?? null),
    reporterUserId: other === undefined ? actor.userId : null,
  };
}

type NamedRecord = 'unitId' | 'floorId' | 'sectionId' | 'deviceId' | 'categoryId';

/** Whether a report says itself where it is. */
function isPlaced({ unitId, floorId, sectionId }: Pick<TicketDraft, 'unitId' | 'floorId' | 'sectionId'>): boolean {
  return [unitId, floorId, sectionId].some((one) => one !== undefined);
}

/** @throws {HttpProblem} 422 at what is not of this building or organisation */
export async function requirePlaced(
  trx: Transaction<Database>,
  { orgId, buildingId }: Pick<Reporting, 'orgId' | 'buildingId'>,
  { unitId, floorId, sectionId, deviceId, categoryId }: Partial<Pick<TicketDraft, NamedRecord>>,
): Promise<void> {
  if ([unitId, floorId, sectionId].filter((one) => one !== undefined).length > 1)
    throw invalidField('unitId', 'not-an-option');
  const { rows } = await sql<{ unit: boolean; floor: boolean; section: boolean; device: boolean; category: boolean }>`
    SELECT EXISTS (SELECT 1 FROM unit WHERE org_id = ${orgId} AND building_id = ${buildingId} AND id = ${unitId ?? null}::uuid
        AND deleted_at IS NULL) AS unit,
      EXISTS (SELECT 1 FROM floor f JOIN section s ON s.org_id = f.org_id AND s.id = f.section_id
        WHERE f.org_id = ${orgId} AND s.building_id = ${buildingId} AND f.id = ${floorId ?? null}::uuid) AS floor,
      EXISTS (SELECT 1 FROM section WHERE org_id = ${orgId} AND building_id = ${buildingId}
        AND id = ${sectionId ?? null}::uuid) AS section,
      EXISTS (SELECT 1 FROM device WHERE org_id = ${orgId} AND building_id = ${buildingId} AND id = ${deviceId ?? null}::uuid) AS device,
      EXISTS (SELECT 1 FROM ticket_category WHERE org_id = ${orgId} AND id = ${categoryId ?? null}::uuid) AS category`.execute(
    trx,
  );
  if (unitId !== undefined && rows[0]?.unit !== true) throw invalidField('unitId', 'not-an-option');
  if (floorId !== undefined && rows[0]?.floor !== true) throw invalidField('floorId', 'not-an-option');
  if (sectionId !== undefined && rows[0]?.section !== true) throw invalidField('sectionId', 'not-an-option');
  if (deviceId !== undefined && rows[0]?.device !== true) throw invalidField('deviceId', 'not-an-option');
  if (categoryId !== undefined && rows[0]?.category !== true) throw invalidField('categoryId', 'not-an-option');
}

/** Where the label hangs that was scanned; nothing for one of another building, or one that is not in use. */
async function placeOfScan(
  trx: Transaction<Database>,
  { orgId, buildingId }: Reporting,
  code: string,
): Promise<Pick<ValidatedDraft, 'place' | 'floorId' | 'sectionId'>> {
  const row = await trx
    .selectFrom('scan_code')
    .select(['place', 'floor_id', 'section_id'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('code', '=', readScanCode(code) ?? '')
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return {};
  return { place: row.place, floorId: row.floor_id ?? undefined, sectionId: row.section_id ?? undefined };
}

async function phoneOf(trx: Transaction<Database>, orgId: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ phone: string | null }>`
    SELECT phone FROM person WHERE org_id = ${orgId} AND user_id = ${userId} AND phone IS NOT NULL LIMIT 1`.execute(
    trx,
  );
  return rows[0]?.phone ?? null;
}

/** Writes a settled report: number, clocks, files, who is told. `actor` is null for somebody without an account. */
export async function writeTicket(
  trx: Transaction<Database>,
  reporting: Omit<Reporting, 'actor' | 'rows'> & { readonly actor: Pick<Actor, 'userId'> | null },
  draft: ValidatedDraft,
): Promise<Ticket> {
  const { orgId, buildingId, actor, requestId, now } = reporting;
  const { kind, title, details, unitId, floorId, sectionId, deviceId, categoryId } = draft;
  const { priority, source, audience, timeZone } = draft;
  const ticketId = draft.id ?? randomUUIDv7();
  const promised = await readPromise(trx, orgId, { priority, categoryId: categoryId ?? null, buildingId });
  const times: TicketTimes = {
    states: [{ at: now, state: 'new' }],
    promises: [{ at: now, ...promised }],
    respondedAt: null,
  };
  const { respondDueAt, resolveDueAt } = dueDates(times, timeZone, now);
  const { year, count } = await takeTicketNumber(trx, orgId, timeZone, now);
  const at = new Date(now);
  await sql`
    INSERT INTO ticket (org_id, id, building_id, year, count, unit_id, device_id, kind, category_id, priority, title, details,
      source, audience, reporter_name, reporter_phone, reporter_user_id, times, respond_due_at, resolve_due_at, state_since,
      created_at, updated_at, place, floor_id, section_id)
    VALUES (${orgId}, ${ticketId}, ${buildingId}, ${year}, ${count}, ${unitId ?? null}, ${deviceId ?? null}, ${kind},
      ${categoryId ?? null}, ${priority}, ${title}, ${details}, ${source}, ${audience}, ${draft.reporterName},
      ${draft.reporterPhone}, ${draft.reporterUserId}, ${JSON.stringify(times)}::jsonb, ${respondDueAt}, ${resolveDueAt}, ${at},
      ${at}, ${at}, ${draft.place ?? null}, ${floorId ?? null}, ${sectionId ?? null})`.execute(trx);
  const key = { orgId, ticketId };
  if (actor !== null)
    await attachFiles(trx, { orgId, kind: 'ticket', id: ticketId }, { fileIds: draft.fileIds, userId: actor.userId });
  await beginWithChecklist(trx, key, categoryId);
  await writeTicketEvent(trx, key, { kind: 'created', actorId: actor?.userId ?? null, data: { to: 'new' } }, now);
  const held = await readLockedTicket(trx, key, now);
  if (held === null) throw notFound();
  const except = actor === null ? [] : [actor.userId];
  const readers = { kind: 'granted', permission: 'ticket.assign', except } as const;
  const told = { kind: 'ticket-created', recipients: readers, by: draft.reporterName } as const;
  await notifyOfTicket(trx, told, held.ticket, now);
  const entry = {
    action: 'create',
    entity: 'ticket',
    entityId: ticketId,
    after: { number: held.ticket.number, title, priority },
  };
  const by = actor === null ? ({ kind: 'system' } as const) : ({ kind: 'user', id: actor.userId } as const);
  await writeAudit(trx, { orgId, buildingId, actor: by, requestId, ...entry }, now);
  return held.ticket;
}

/** The next number of the organisation in the building's year. Held until the transaction ends, so that none is left out. */
export async function takeTicketNumber(trx: Transaction<Database>, orgId: string, timeZone: TimeZone, now: number) {
  const { rows } = await sql<{ year: number; count: number }>`
    INSERT INTO number_counter AS counter (org_id, kind, year, last)
    VALUES (${orgId}, 'TKT', extract(year FROM ${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})::integer, 1)
    ON CONFLICT (org_id, kind, year) DO UPDATE SET last = counter.last + 1
    RETURNING year, last AS count`.execute(trx);
  const [taken] = rows;
  if (taken === undefined) throw new Error('no number was given');
  return taken;
}
