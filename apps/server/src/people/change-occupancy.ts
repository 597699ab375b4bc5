import { randomUUIDv7 } from 'node:crypto';
import type { Occupancy, OccupancyChange, OccupancyDraft } from '@imah/contract/people';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type PlaceEdit, sameFields, writeEdit } from '../buildings/place-edit.ts';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import { readOccupancies, readPerson } from './read-people.ts';
import { withinHousehold } from './household/update-household.ts';
import { inUnit, type Moved, withUnit } from './in-unit.ts';
import { assignBilling, type Stay, toDay } from './stays.ts';
import { updateUnitStatus } from './unit-status.ts';
import { readStays, requireFaultless, writeStays } from './write-stays.ts';
import { createPerson, withoutNumbers } from './write-person.ts';

/**
 * Somebody moves in. Who becomes the billing party takes the bills over for their days.
 * @throws {HttpProblem} 404 without the unit, 422 at the field that breaks a rule of the unit
 */
export function addOccupancy(
  db: Kysely<Database>,
  edit: PlaceEdit,
  unitId: string,
  draft: OccupancyDraft,
): Promise<Moved<Occupancy>> {
  return inUnit(db, edit, unitId, (trx) => writeNew(db, trx, edit, unitId, draft));
}

/** The same as part of another change, which makes its own announcements. */
export async function addStay(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  draft: OccupancyDraft,
): Promise<Occupancy> {
  return (await withUnit(trx, edit, unitId, () => writeNew(db, trx, edit, unitId, draft))).value;
}

/** The same within a change of the unit that is under way. */
export async function writeNew(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  draft: OccupancyDraft,
): Promise<Occupancy> {
  const personId = await personOf(db, trx, edit, draft);
  const id = randomUUIDv7();
  const from = toDay(draft.from);
  const to = draft.to === undefined || draft.to === null ? null : toDay(draft.to);
  const before = await readStays(trx, edit, unitId);
  const stay: Stay = { id, personId, role: draft.role, share: draft.sharePpm ?? null, pays: false, from, to };
  const all = [...before, stay];
  const after = draft.isBillingParty ? assignBilling(all, { personId, from, to }, randomUUIDv7) : all;
  requireFaultless(after);
  await writeStays(trx, edit, unitId, before, after);
  await updateUnitStatus(trx, edit, [unitId]);
  await writeEdit(trx, edit, {
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
  return readOne(trx, edit, id);
}

/**
 * Changes a stay. Days that it gives up as billing party go to `successorId`.
 * @throws {HttpProblem} 404, 412, 422 at the field that breaks a rule of the unit
 */
export function updateOccupancy(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, version, change }: { id: string; version: number; change: OccupancyChange },
): Promise<Moved<Occupancy>> {
  return ofUnit(db, edit, id, (trx, unitId) => writeChange(trx, edit, unitId, { id, version, change }));
}

/** The same within a change of the unit that is under way. */
export async function writeChange(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  { id, version, change }: { id: string; version: number; change: OccupancyChange },
): Promise<Occupancy> {
  const current = await readOne(trx, edit, id);
  requireVersion(current, version);
  const before = await readStays(trx, edit, unitId);
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
  await writeEdit(trx, edit, {
    action: 'update',
    entity: 'occupancy',
    entityId: id,
    subjectId: was.personId,
    before: sameFields(current, change),
    after: change,
  });
  return readOne(trx, edit, id);
}

/** @throws {HttpProblem} 404, 412, or 409 when others would be left with nobody who pays */
export function deleteOccupancy(
  db: Kysely<Database>,
  edit: PlaceEdit,
  { id, version }: { id: string; version: number },
): Promise<Moved<string>> {
  return ofUnit(db, edit, id, async (trx, unitId) => {
    const current = await readOne(trx, edit, id);
    requireVersion(current, version);
    const before = await readStays(trx, edit, unitId);
    const rest = before.filter((stay) => stay.id !== id);
    const after = await withinHousehold(trx, edit, unitId, rest);
    try {
      requireFaultless(after);
    } catch (error) {
      if (error instanceof HttpProblem) throw new HttpProblem(409, 'TANPA_PENANGGUNG');
      throw error;
    }
    await writeStays(trx, edit, unitId, before, after);
    await updateUnitStatus(trx, edit, [unitId]);
    await writeEdit(trx, edit, {
      action: 'delete',
      entity: 'occupancy',
      entityId: id,
      subjectId: current.person.id,
      before: current,
    });
    return unitId;
  });
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
  if (draft.person !== undefined) return createPerson(db, trx, edit, draft.person);
  if (draft.personId === undefined) throw invalidField('personId', 'person-missing');
  if ((await readPerson(trx, edit, draft.personId)) === null) throw invalidField('personId', 'not-an-option');
  return draft.personId;
}

async function readOne(trx: Transaction<Database>, edit: PlaceEdit, id: string): Promise<Occupancy> {
  const [occupancy] = await readOccupancies(trx, edit, sql`o.id = ${id}`);
  if (occupancy === undefined) throw notFound();
  return occupancy;
}

async function ofUnit<T>(
  db: Kysely<Database>,
  edit: PlaceEdit,
  id: string,
  work: (trx: Transaction<Database>, unitId: string) => Promise<T>,
): Promise<Moved<T>> {
  const [occupancy] = await readOccupancies(db, edit, sql`o.id = ${id}`);
  if (occupancy === undefined) throw notFound();
  return inUnit(db, edit, occupancy.unitId, (trx) => work(trx, occupancy.unitId));
}
