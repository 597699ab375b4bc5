import { randomUUIDv7 } from 'node:crypto';
import type { DutyShift, DutyShiftDraft } from '@imah/contract/buildings';
import { maxDutyShifts } from '@imah/contract/buildings/words';
import type { Kysely, Transaction } from 'kysely';
import { type AuditFacts, type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { lockBuilding } from '../building-repository.ts';
import { listContacts } from '../contacts/contact-repository.ts';
import type { PlaceEdit } from '../place-edit.ts';
import { buildingEvent } from '../publish-building.ts';
import { getShift, insertShift, listShifts, updateShiftRow } from './duty-repository.ts';
import { worksIn } from './works-in.ts';

type Said = Omit<AuditFacts, 'entity'>;
type ShiftEdit = PlaceEdit & { readonly shiftId: string; readonly version: number };

/** @throws {HttpProblem} 409 when the roster is full, 422 at `holder` of somebody who does not work there */
export function createDutyShift(ports: CommandPorts, edit: PlaceEdit, draft: DutyShiftDraft): Promise<DutyShift> {
  const id = randomUUIDv7();
  return changeRoster(ports, edit, async (trx) => {
    if ((await listShifts(trx, edit, edit.now)).length >= maxDutyShifts) throw new HttpProblem(409, 'DAFTAR_PENUH');
    await requireHolder(trx, edit, draft);
    await insertShift(trx, edit, id, draft);
    const result = await getShift(trx, edit, id, edit.now);
    return { result, said: [{ action: 'create', entityId: id, ...about(result), after: factsOf(result) }] };
  });
}

/** @throws {HttpProblem} 404, 412, 422 at `holder` of somebody who does not work there */
export function updateDutyShift(ports: CommandPorts, edit: ShiftEdit, draft: DutyShiftDraft): Promise<DutyShift> {
  const { shiftId: id } = edit;
  return changeRoster(ports, edit, async (trx) => {
    const known = await getShift(trx, edit, id, edit.now);
    requireVersion(known, edit.version);
    await requireHolder(trx, edit, draft);
    await updateShiftRow(trx, edit, id, draft);
    const result = await getShift(trx, edit, id, edit.now);
    const [before, after] = [factsOf(known), factsOf(result)];
    const facts = { action: 'update', entityId: id } as const;
    // What is said of two people is sealed for each: whoever erases their account takes theirs along.
    const said =
      accountOf(known) === accountOf(result)
        ? [{ ...facts, ...about(result), before, after }]
        : [
            { ...facts, ...about(known), before },
            { ...facts, ...about(result), after },
          ];
    return { result, said };
  });
}

/** @throws {HttpProblem} 404, 412 */
export function deleteDutyShift(ports: CommandPorts, edit: ShiftEdit): Promise<void> {
  const { orgId, shiftId: id } = edit;
  return changeRoster<void>(ports, edit, async (trx) => {
    const known = await getShift(trx, edit, id, edit.now);
    requireVersion(known, edit.version);
    await trx.deleteFrom('duty_shift').where('org_id', '=', orgId).where('id', '=', id).execute();
    return { result: undefined, said: [{ action: 'delete', entityId: id, ...about(known), before: factsOf(known) }] };
  });
}

/** The roster is of the building: it holds no more than it may, whoever fills it at once. */
function changeRoster<T>(
  ports: CommandPorts,
  edit: PlaceEdit,
  write: (trx: Transaction<Database>) => Promise<{ readonly result: T; readonly said: readonly Said[] }>,
): Promise<T> {
  const { buildingId, now } = edit;
  return runCommand<void, T>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const { result, said } = await write(trx);
      const packet = { entity: 'building', id: buildingId, version: 0, op: 'updated' } as const;
      return {
        result,
        audit: said.map((facts) => ({ entity: 'duty_shift', buildingId, ...facts })),
        effects: [buildingEvent(edit, packet, now)],
      };
    },
  });
}

/** On duty is who is given tickets of the building, or who is on its list of numbers. */
async function requireHolder(db: Kysely<Database>, edit: PlaceEdit, { holder }: DutyShiftDraft): Promise<void> {
  if (holder.kind === 'contact') {
    const contacts = await listContacts(db, edit, 'staff');
    if (!contacts.some(({ id }) => id === holder.contactId)) throw invalidField('holder.contactId', 'not-an-option');
    return;
  }
  if (!(await worksIn(db, edit, holder.userId, edit.now))) throw invalidField('holder.userId', 'not-an-option');
}

const weekdayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function factsOf({ holder, days, from, to }: DutyShift) {
  const { name, phone } = holder;
  const weekdays = days.map((day) => weekdayNames[day - 1]);
  // A post of the list of numbers is called what its list calls it; the name of a member is personal.
  return { ...(holder.kind === 'member' ? { name } : { contact: name }), phone, weekdays, fromTime: from, toTime: to };
}

/** Whom the personal fields of a shift are about. */
function about(shift: DutyShift): Pick<Said, 'subjectId'> {
  const subjectId = accountOf(shift);
  return subjectId === null ? {} : { subjectId };
}

function accountOf({ holder }: DutyShift): string | null {
  return holder.kind === 'member' ? holder.userId : null;
}
