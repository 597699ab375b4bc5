import { randomUUIDv7 } from 'node:crypto';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { NewTicket } from './bill-questions/asked-line.ts';
import type { StoredTicket } from './ticket-row.ts';
import type { TicketTimes } from '@imah/contract/tickets/words';
import type { Transaction } from 'kysely';
import type { AuditFacts, Edit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { takeNumber } from '@imah/server-platform/database';
import { attachFiles } from '@imah/server-platform/files';
import { notifyOfTicket } from './notify-of-ticket.ts';
import { writeTicketEvent } from './ticket-events.ts';
import { getTicket } from './ticket-repository.ts';
import { linkAlarm } from './alarms/alarm-links.ts';
import { dueDates, readPromise } from './ticket-times.ts';
import { beginWithChecklist } from './work/put-checklist.ts';

/** A draft of which everything is looked up. */
export interface ValidatedDraft extends NewTicket {
  /** A name of the building's own for where it is. */
  readonly place?: string | null;
  readonly timeZone: TimeZone;
  readonly reporterName: string;
  readonly reporterPhone: string | null;
  readonly reporterUserId: string | null;
}

/** Writes a report of which everything is known: number, clocks, files, who is told. */
export async function writeTicket(
  trx: Transaction<Database>,
  { orgId, buildingId, actor, now }: Edit & { readonly buildingId: string },
  draft: ValidatedDraft,
): Promise<{ readonly ticket: StoredTicket; readonly audit: AuditFacts }> {
  const key = { orgId, ticketId: draft.id ?? randomUUIDv7() };
  await insertTicket(trx, { ...key, buildingId, now }, draft);
  if (draft.alarmId !== undefined) await linkAlarm(trx, key, draft.alarmId);
  if (actor !== null)
    await attachFiles(
      trx,
      { orgId, kind: 'ticket', id: key.ticketId },
      { fileIds: draft.fileIds, userId: actor.userId },
    );
  await beginWithChecklist(trx, key, draft.categoryId);
  await writeTicketEvent(trx, key, { kind: 'created', actorId: actor?.userId ?? null, data: { to: 'new' } }, now);
  const { ticket } = await getTicket(trx, key, now);
  const readers = { kind: 'granted', permission: 'ticket.assign' } as const;
  const by = { userId: actor?.userId ?? null, name: draft.reporterName };
  await notifyOfTicket(trx, { kind: 'ticket-created', recipients: readers, by }, ticket, now);
  const after = { number: ticket.number, title: draft.title, priority: draft.priority };
  return { ticket, audit: { action: 'create', entity: 'ticket', entityId: key.ticketId, buildingId, after } };
}

async function insertTicket(
  trx: Transaction<Database>,
  { orgId, ticketId, buildingId, now }: { orgId: string; ticketId: string; buildingId: string; now: number },
  draft: ValidatedDraft,
): Promise<void> {
  const { priority, timeZone, categoryId = null } = draft;
  const promised = await readPromise(trx, orgId, { priority, categoryId, buildingId });
  const times: TicketTimes = {
    states: [{ at: now, state: 'new' }],
    promises: [{ at: now, ...promised }],
    respondedAt: null,
  };
  const { respondDueAt, resolveDueAt } = dueDates(times, timeZone, now);
  const at = new Date(now);
  await trx
    .insertInto('ticket')
    .values({
      ...(await takeNumber(trx, { orgId, kind: 'TKT', timeZone }, now)),
      org_id: orgId,
      id: ticketId,
      building_id: buildingId,
      unit_id: draft.unitId ?? null,
      floor_id: draft.floorId ?? null,
      section_id: draft.sectionId ?? null,
      place: draft.place ?? null,
      device_id: draft.deviceId ?? null,
      alarm_id: draft.alarmId ?? null,
      bill_id: draft.line?.billId ?? null,
      bill_position: draft.line?.position ?? null,
      kind: draft.kind,
      category_id: categoryId,
      priority,
      title: draft.title,
      details: draft.details,
      source: draft.source,
      audience: draft.audience,
      reporter_name: draft.reporterName,
      reporter_phone: draft.reporterPhone,
      reporter_user_id: draft.reporterUserId,
      times: JSON.stringify(times),
      respond_due_at: respondDueAt,
      resolve_due_at: resolveDueAt,
      state_since: at,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
