import { randomUUIDv7 } from 'node:crypto';
import { decide } from '@imah/contract/access';
import type { DutyShift, DutyShiftDraft } from '@imah/contract/buildings';
import { maxDutyShifts } from '@imah/contract/buildings/words';
import type { Kysely, Transaction } from 'kysely';
import { loadActor } from '@imah/server-platform/access';
import { type AuditFacts, type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { lockBuilding } from '../building-repository.ts';
import { listContacts } from '../contacts/contact-repository.ts';
import type { PlaceEdit } from '../place-edit.ts';
import { buildingEvent } from '../publish-building.ts';
import { getShift, insertShift, listShifts, updateShiftRow } from './duty-repository.ts';

type ShiftEdit = PlaceEdit & { readonly shiftId: string; readonly version: number };

/** @throws {HttpProblem} 409 when the roster is full, 422 at `holder` of somebody who does not work there */
export function createDutyShift(ports: CommandPorts, edit: PlaceEdit, draft: DutyShiftDraft): Promise<DutyShift> {
  const id = randomUUIDv7();
  return changeRoster(ports, edit, async (trx) => {
    if ((await listShifts(trx, edit)).length >= maxDutyShifts) throw new HttpProblem(409, 'DAFTAR_PENUH');
    await requireHolder(trx, edit, draft);
    await insertShift(trx, edit, id, draft);
    const result = await getShift(trx, edit, id);
    return { result, said: { action: 'create', entityId: id, after: factsOf(result) } };
  });
}

/** @throws {HttpProblem} 404, 412, 422 at `holder` of somebody who does not work there */
export function updateDutyShift(ports: CommandPorts, edit: ShiftEdit, draft: DutyShiftDraft): Promise<DutyShift> {
  const { shiftId: id } = edit;
  return changeRoster(ports, edit, async (trx) => {
    const known = await getShift(trx, edit, id);
    requireVersion(known, edit.version);
    await requireHolder(trx, edit, draft);
    await updateShiftRow(trx, edit, id, draft);
    const result = await getShift(trx, edit, id);
    return { result, said: { action: 'update', entityId: id, before: factsOf(known), after: factsOf(result) } };
  });
}

/** @throws {HttpProblem} 404, 412 */
export function deleteDutyShift(ports: CommandPorts, edit: ShiftEdit): Promise<void> {
  const { orgId, shiftId: id } = edit;
  return changeRoster<void>(ports, edit, async (trx) => {
    const known = await getShift(trx, edit, id);
    requireVersion(known, edit.version);
    await trx.deleteFrom('duty_shift').where('org_id', '=', orgId).where('id', '=', id).execute();
    return { result: undefined, said: { action: 'delete', entityId: id, before: factsOf(known) } };
  });
}

/** The roster is of the building: it holds no more than it may, whoever fills it at once. */
function changeRoster<T>(
  ports: CommandPorts,
  edit: PlaceEdit,
  write: (trx: Transaction<Database>) => Promise<{ readonly result: T; readonly said: Omit<AuditFacts, 'entity'> }>,
): Promise<T> {
  const { buildingId, now } = edit;
  return runCommand<void, T>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const { result, said } = await write(trx);
      const packet = { entity: 'building', id: buildingId, version: 0, op: 'updated' } as const;
      return {
        result,
        audit: { entity: 'duty_shift', buildingId, ...said },
        effects: [buildingEvent(edit, packet, now)],
      };
    },
  });
}

/** On duty is who is given tickets of the building, or who is on its list of numbers. */
async function requireHolder(db: Kysely<Database>, edit: PlaceEdit, { holder }: DutyShiftDraft): Promise<void> {
  const { orgId, buildingId, now } = edit;
  if (holder.kind === 'contact') {
    const contacts = await listContacts(db, edit, 'staff');
    if (!contacts.some(({ id }) => id === holder.contactId)) throw invalidField('holder.contactId', 'not-an-option');
    return;
  }
  const actor = await loadActor(db, holder.userId, now);
  const target = { orgId, buildingId, ownerIds: [holder.userId] };
  if (actor === null || decide(actor, 'ticket.transition', target) !== 'allowed')
    throw invalidField('holder.userId', 'not-an-option');
}

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function factsOf({ holder: { name, phone }, days, from, to }: DutyShift) {
  return { name, phone, weekdays: days.map((day) => weekdayNames[day - 1]), fromTime: from, toTime: to };
}
