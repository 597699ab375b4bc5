import { readScanCode } from '@imah/contract/scan/words';
import type { TicketDraft } from '@imah/contract/tickets';
import { mayResidentGive, residentTicketLimits } from '@imah/contract/tickets/words';
import { sql, type Transaction } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import type { TicketOutcome } from './change-ticket.ts';
import { findTicketOfAlarm, lockAlarm, requireAlarm } from './alarms/alarm-of-draft.ts';
import { type NewTicket, requireFreeLine } from './bill-questions/asked-line.ts';
import { ticketEvent } from './notify-of-ticket.ts';
import { requirePlaced } from './require-placed.ts';
import { findTicket } from './ticket-repository.ts';
import { seesTicket } from './ticket-sight.ts';
import { type ValidatedDraft, writeTicket } from './write-ticket.ts';

const hourMs = 3_600_000;

/** Who reports, where, and as whom: `own` is a resident, who reports for themselves and within limits. */
export interface Reporting extends PersonalEdit {
  readonly buildingId: string;
  readonly rows: 'all' | 'own';
}

/**
 * Reports a ticket. The id of a draft written without a network stands for one ticket, however often it arrives.
 * @throws {HttpProblem} 409 when the id is another ticket's, 422, 429 with Retry-After
 */
export function createTicket(ports: CommandPorts, edit: Reporting, draft: NewTicket): Promise<TicketOutcome> {
  return runCommand<void, TicketOutcome>(ports, edit, {
    lock: async (trx) => {
      await lockReporter(trx, edit);
      if (draft.alarmId !== undefined) await lockAlarm(trx, edit, draft.alarmId);
    },
    findEarlier: async (trx) =>
      (draft.id === undefined ? null : await findEarlier(trx, edit, draft.id)) ??
      (draft.alarmId === undefined ? null : await findTicketOfAlarm(trx, edit, draft.alarmId)),
    authorize: (trx) => (edit.rows === 'own' ? enforceRateLimit(trx, edit, draft) : undefined),
    validate: (trx) => requireFreeLine(trx, edit, draft),
    write: async (trx) => {
      const { ticket, audit } = await writeTicket(trx, edit, await validateDraft(trx, edit, draft));
      return { result: { ticket, rules: 'created' }, audit, effects: [ticketEvent(ticket, edit.now, 'created')] };
    },
  });
}

/** One at a time for each person: what counts against a limit is then all there. */
async function lockReporter(trx: Transaction<Database>, { actor }: Reporting): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${actor.userId}, 70))`.execute(trx);
}

async function findEarlier(trx: Transaction<Database>, edit: Reporting, id: string): Promise<TicketOutcome | null> {
  const { orgId, buildingId, actor, now } = edit;
  const known = await trx.selectFrom('ticket').select('id').where('id', '=', id).executeTakeFirst();
  if (known === undefined) return null;
  const mine = await trx
    .selectFrom('ticket as t')
    .innerJoin('ticket_event as e', (join) => join.onRef('e.org_id', '=', 't.org_id').onRef('e.ticket_id', '=', 't.id'))
    .select('t.id')
    .where('t.id', '=', id)
    .where('t.org_id', '=', orgId)
    .where('t.building_id', '=', buildingId)
    .where('e.kind', '=', 'created')
    .where('e.actor_id', '=', actor.userId)
    .executeTakeFirst();
  const found = mine === undefined ? null : await findTicket(trx, { orgId, ticketId: id }, now);
  // What has been made a matter of the staff since is not told to who reported it.
  if (found === null || !(await seesTicket(trx, actor, id))) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return { ticket: found.ticket, rules: null };
}

/** @throws {HttpProblem} 429: when the oldest that counts is a day old, there is room for another */
async function enforceRateLimit(trx: Transaction<Database>, edit: Reporting, draft: TicketDraft): Promise<void> {
  const { tickets, identical, hours } = residentTicketLimits;
  const reported = await trx
    .selectFrom('ticket')
    .select(['created_at', 'title', 'building_id', 'unit_id'])
    .where('org_id', '=', edit.orgId)
    .where('reporter_user_id', '=', edit.actor.userId)
    .where('created_at', '>', new Date(edit.now - hours * hourMs))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const same = reported.filter(
    ({ title, building_id, unit_id }) =>
      title.toLowerCase() === draft.title.toLowerCase() &&
      building_id === edit.buildingId &&
      unit_id === (draft.unitId ?? null),
  );
  const blocking = reported[tickets - 1] ?? same[identical - 1];
  if (blocking === undefined) return;
  const retryAfterSeconds = Math.ceil((blocking.created_at.getTime() + hours * hourMs - edit.now) / 1000);
  throw new HttpProblem(429, 'TERLALU_BANYAK_TIKET', { retryAfterSeconds: Math.max(1, retryAfterSeconds) });
}

async function validateDraft(trx: Transaction<Database>, edit: Reporting, draft: NewTicket): Promise<ValidatedDraft> {
  const { orgId, buildingId, actor, rows } = edit;
  const isOwn = rows === 'own';
  const home = actor.memberships.find((membership) => membership.orgId === orgId);
  if (isOwn && draft.unitId !== undefined && home?.unitIds.has(draft.unitId) !== true)
    throw invalidField('unitId', 'not-an-option');
  const building = await trx
    .selectFrom('building')
    .select('time_zone')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  if (building === undefined) throw notFound();
  await requirePlaced(trx, edit, draft);
  const alarm = draft.alarmId === undefined ? null : await requireAlarm(trx, edit, draft);
  if (isOwn) await requireResidentPriority(trx, orgId, draft);
  const scanned = draft.scanCode === undefined ? {} : await placeOfScan(trx, edit, draft, draft.scanCode);
  const ofAlarm = alarm === null ? {} : { deviceId: alarm.deviceId, source: 'alarm' as const };
  const own = isOwn ? { source: 'app' as const, audience: 'resident' as const } : {};
  const other = isOwn ? undefined : draft.reporter;
  return {
    ...draft,
    ...scanned,
    ...(draft.line === undefined ? {} : { place: draft.line.unitCode }),
    ...ofAlarm,
    ...own,
    timeZone: building.time_zone,
    reporterName: other?.name ?? actor.name,
    reporterPhone: other === undefined ? await phoneOf(trx, orgId, actor.userId) : (other.phone ?? null),
    reporterUserId: other === undefined ? actor.userId : null,
  };
}

/** @throws {HttpProblem} 422 at `priority` when it is more pressing than the category leaves to residents */
async function requireResidentPriority(
  trx: Transaction<Database>,
  orgId: string,
  { priority, categoryId }: Pick<TicketDraft, 'priority' | 'categoryId'>,
): Promise<void> {
  const category = await trx
    .selectFrom('ticket_category')
    .select('resident_priority')
    .where('org_id', '=', orgId)
    .where('id', '=', categoryId ?? null)
    .executeTakeFirst();
  if (!mayResidentGive(priority, category?.resident_priority)) throw invalidField('priority', 'not-an-option');
}

/** Whether a report says itself where it is. */
function isPlaced({ unitId, floorId, sectionId }: Pick<TicketDraft, 'unitId' | 'floorId' | 'sectionId'>): boolean {
  return [unitId, floorId, sectionId].some((one) => one !== undefined);
}

/**
 * Where the label hangs that was scanned, of a report that does not say itself where it is; of one that does, the device in
 * its unit on which it hangs. Nothing for a label of another building, or one that is not in use.
 */
async function placeOfScan(
  trx: Transaction<Database>,
  { orgId, buildingId }: Reporting,
  draft: Pick<TicketDraft, 'unitId' | 'floorId' | 'sectionId'>,
  code: string,
): Promise<Partial<Pick<ValidatedDraft, 'place' | 'floorId' | 'sectionId' | 'deviceId'>>> {
  const row = await trx
    .selectFrom('scan_code as s')
    .leftJoin('device as d', (join) => join.onRef('d.org_id', '=', 's.org_id').onRef('d.id', '=', 's.device_id'))
    .select(['s.place', 's.floor_id', 's.section_id', 's.device_id', 'd.unit_id as unitOfDevice'])
    .where('s.org_id', '=', orgId)
    .where('s.building_id', '=', buildingId)
    .where('s.code', '=', readScanCode(code) ?? '')
    .where('s.revoked_at', 'is', null)
    .where('d.archived_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return {};
  const device = row.device_id === null ? {} : { deviceId: row.device_id };
  if (isPlaced(draft)) return row.unitOfDevice !== null && row.unitOfDevice === draft.unitId ? device : {};
  return {
    place: row.place,
    floorId: row.floor_id ?? undefined,
    sectionId: row.section_id ?? undefined,
    ...device,
  };
}

async function phoneOf(trx: Transaction<Database>, orgId: string, userId: string): Promise<string | null> {
  const person = await trx
    .selectFrom('person')
    .select('phone')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('phone', 'is not', null)
    .executeTakeFirst();
  return person?.phone ?? null;
}
