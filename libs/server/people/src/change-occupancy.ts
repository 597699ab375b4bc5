import { randomUUIDv7 } from 'node:crypto';
import type { Occupancy, OccupancyChange, OccupancyDraft } from '@imah/contract/people';
import type { Kysely, Transaction } from 'kysely';
import { type PlaceEdit, sameFields } from '@imah/server-buildings';
import type { CommandPorts, VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { getOccupancy } from './occupancy-repository.ts';
import { findPerson, insertPerson } from './person-repository.ts';
import { requireFaultless } from './require-faultless.ts';
import { listStays, writeStays } from './stay-repository.ts';
import { withinHousehold } from './household/update-household.ts';
import { changePeople, type PeopleEdit } from './change-people.ts';
import { lockUnit, lockUnits, withUnit } from './in-unit.ts';
import { assignBilling, type Stay, toDay } from './stays.ts';
import { updateUnitStatus } from './unit-status.ts';
import { withoutNumbers } from './without-numbers.ts';

/** Who changes which stay, and which version of it they saw. */
export type OccupancyEdit = VersionedEdit & PlaceEdit & { readonly occupancyId: string };

/**
 * Somebody moves in. Who becomes the billing party takes the bills over for their days.
 * @throws {HttpProblem} 404 without the unit, 422 at the field that breaks a rule of the unit
 */
export function addOccupancy(
  ports: CommandPorts,
  edit: PlaceEdit & { readonly unitId: string },
  draft: OccupancyDraft,
): Promise<Occupancy> {
  const { unitId } = edit;
  return changePeople(ports, edit, {
    lock: (trx) => lockUnit(trx, edit, unitId),
    write: (trx, work) => addStay(ports.db, trx, work, unitId, draft),
    eventOf: ({ id }) => ({ id, op: 'created' }),
  });
}

/** The same as part of another change. */
export function addStay(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PeopleEdit,
  unitId: string,
  draft: OccupancyDraft,
): Promise<Occupancy> {
  return withUnit(trx, edit, unitId, () => writeNew(db, trx, edit, unitId, draft));
}

/** The same within a change of the unit that is under way. */
export async function writeNew(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PeopleEdit,
  unitId: string,
  draft: OccupancyDraft,
): Promise<Occupancy> {
  const personId = await personOf(db, trx, edit, draft);
  const id = randomUUIDv7();
  const from = toDay(draft.from);
  const to = draft.to === undefined || draft.to === null ? null : toDay(draft.to);
  const before = await listStays(trx, edit, unitId);
  const stay: Stay = { id, personId, role: draft.role, share: draft.sharePpm ?? null, pays: false, from, to };
  const all = [...before, stay];
  const after = draft.isBillingParty ? assignBilling(all, { personId, from, to }, randomUUIDv7) : all;
  requireFaultless(after);
  await writeStays(trx, edit, unitId, before, after);
  await updateUnitStatus(trx, edit, [unitId]);
  edit.record({
    action: 'create',
    entity: 'occupancy',
    entityId: id,
    subjectId: personId,
    after: {
      ...draft,
      unitId,
      personId,
      person: draft.person === undefined ? undefined : withoutNumbers(draft.person),
    },
  });
  return getOccupancy(trx, edit, id);
}

/**
 * Changes a stay. Days that it gives up as billing party go to `successorId`.
 * @throws {HttpProblem} 404, 412, 422 at the field that breaks a rule of the unit
 */
export function updateOccupancy(ports: CommandPorts, edit: OccupancyEdit, change: OccupancyChange): Promise<Occupancy> {
  return changePeople(ports, edit, {
    lock: (trx) => lockOccupancy(trx, edit),
    authorize: (_trx, stay) => requireVersion(stay, edit.version),
    write: (trx, work, stay) => withUnit(trx, work, stay.unitId, () => writeChange(trx, work, stay, change)),
    eventOf: ({ id }) => ({ id, op: 'updated' }),
  });
}

/** The same within a change of the unit that is under way. */
export async function writeChange(
  trx: Transaction<Database>,
  edit: PeopleEdit,
  current: Occupancy,
  change: OccupancyChange,
): Promise<Occupancy> {
  const { id, unitId } = current;
  const before = await listStays(trx, edit, unitId);
  const was = before.find((stay) => stay.id === id);
  if (was === undefined) throw notFound();
  const changed: Stay = {
    ...was,
    role: change.role ?? was.role,
    share: change.sharePpm === undefined ? was.share : change.sharePpm,
    from: change.from === undefined ? was.from : toDay(change.from),
    to: change.to === undefined ? was.to : change.to === null ? null : toDay(change.to),
    pays: change.isBillingParty ?? was.pays,
  };
  const moved = before.map((stay) => (stay.id === id ? changed : stay));
  const after = await withinHousehold(trx, edit, unitId, reassignBilling(moved, was, changed, change));
  requireFaultless(after);
  await writeStays(trx, edit, unitId, before, after);
  await updateUnitStatus(trx, edit, [unitId]);
  edit.record({
    action: 'update',
    entity: 'occupancy',
    entityId: id,
    subjectId: was.personId,
    before: sameFields(current, change),
    after: change,
  });
  return getOccupancy(trx, edit, id);
}

/** @throws {HttpProblem} 404, 412, or 409 when others would be left with nobody who pays */
export function deleteOccupancy(ports: CommandPorts, edit: OccupancyEdit): Promise<void> {
  const { occupancyId: id } = edit;
  return changePeople(ports, edit, {
    lock: (trx) => lockOccupancy(trx, edit),
    authorize: (_trx, stay) => requireVersion(stay, edit.version),
    write: (trx, work, stay) =>
      withUnit(trx, work, stay.unitId, async () => {
        const before = await listStays(trx, edit, stay.unitId);
        const rest = before.filter((one) => one.id !== id);
        const after = await withinHousehold(trx, edit, stay.unitId, rest);
        requirePayerLeft(after);
        await writeStays(trx, edit, stay.unitId, before, after);
        await updateUnitStatus(trx, edit, [stay.unitId]);
        const { id: subjectId } = stay.person;
        work.record({ action: 'delete', entity: 'occupancy', entityId: id, subjectId, before: stay });
      }),
    eventOf: () => ({ id, op: 'deleted' }),
  });
}

function requirePayerLeft(stays: readonly Stay[]): void {
  try {
    requireFaultless(stays);
  } catch (error) {
    if (error instanceof HttpProblem) throw new HttpProblem(409, 'TANPA_PENANGGUNG');
    throw error;
  }
}

/** Who pays after a change: the changed one where it asks to, its successor where it no longer does. */
function reassignBilling(stays: readonly Stay[], was: Stay, changed: Stay, change: OccupancyChange): Stay[] {
  const { personId } = changed;
  const taken = changed.pays
    ? assignBilling(stays, { personId, from: changed.from, to: changed.to }, randomUUIDv7)
    : [...stays];
  if (change.successorId === undefined) return taken;
  const left = changed.pays && changed.to !== null ? changed.to + 1 : was.from;
  const from = change.isBillingParty === false ? was.from : left;
  return assignBilling(taken, { personId: change.successorId, from, to: was.to }, randomUUIDv7);
}

async function personOf(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PlaceEdit,
  draft: OccupancyDraft,
): Promise<string> {
  if (draft.person !== undefined) return insertPerson(db, trx, edit, draft.person);
  if (draft.personId === undefined) throw invalidField('personId', 'person-missing');
  if ((await findPerson(trx, edit, draft.personId)) === null) throw invalidField('personId', 'not-an-option');
  return draft.personId;
}

/** The stay, with the people of its unit, and of another one, left as they are. @throws {HttpProblem} 404 */
export async function lockOccupancy(
  trx: Transaction<Database>,
  edit: Pick<OccupancyEdit, 'occupancyId'> & PlaceEdit,
  otherUnitId?: string,
): Promise<Occupancy> {
  // A stay never leaves its unit: who moves has another one.
  const { unitId } = await getOccupancy(trx, edit, edit.occupancyId);
  await lockUnits(trx, edit, otherUnitId === undefined ? [unitId] : [unitId, otherUnitId]);
  return getOccupancy(trx, edit, edit.occupancyId);
}
