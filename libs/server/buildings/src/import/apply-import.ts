import { randomUUIDv7 } from 'node:crypto';
import type { SectionKind } from '@imah/contract/buildings/words';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { insertFloors } from '../floor-repository.ts';
import { insertPeople, insertStays } from '../occupant-repository.ts';
import type { PlaceEdit } from '../place-edit.ts';
import { insertSections } from '../section-repository.ts';
import { insertUnits } from '../unit-repository.ts';
import type { RowPerson } from './import-row.ts';
import { floorKey, type ImportPlan, type KnownPlaces, sectionKey } from './plan-import.ts';

/** Writes what was planned: sections, floors, units, and who lives in them. */
export async function applyImport(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  plan: ImportPlan,
  known: KnownPlaces,
  kindOfSection: SectionKind,
): Promise<void> {
  const sections = plan.newSections.map((name) => ({ id: randomUUIDv7(), name }));
  await insertSections(trx, edit, kindOfSection, sections);
  const sectionIds = new Map([...known.sections, ...sections].map(({ id, name }) => [sectionKey(name), id]));
  const nameOf = new Map([...known.sections, ...sections].map(({ id, name }) => [id, name]));

  const floors = plan.newFloors.map(({ section, level, label }) => ({
    id: randomUUIDv7(),
    sectionId: sectionIds.get(sectionKey(section)),
    level,
    label: label.slice(0, 40),
  }));
  await insertFloors(trx, edit, floors);
  const floorIds = new Map(
    [...known.floors, ...floors].map(({ id, sectionId, level }) => [
      floorKey(nameOf.get(sectionId ?? '') ?? '', level),
      id,
    ]),
  );

  const units = plan.good.map((unit) => ({
    ...unit,
    id: randomUUIDv7(),
    floorId: floorIds.get(floorKey(unit.section, unit.level)),
  }));
  await insertUnits(trx, edit, units);
  await moveIn(
    trx,
    edit,
    units.flatMap(({ id, person }) => (person === null ? [] : [{ ...person, unitId: id }])),
  );
}

/** Each is the one who pays for their unit. Rows with the same address or number are the same person. */
async function moveIn(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  stays: readonly (RowPerson & { readonly unitId: string })[],
): Promise<void> {
  if (stays.length === 0) return;
  const people = new Map<string, RowPerson & { id: string }>();
  const occupancies = stays.map((stay, index) => {
    const key = peopleKey(stay, index);
    const person = people.get(key) ?? { ...stay, id: randomUUIDv7() };
    people.set(key, person);
    return { id: randomUUIDv7(), unitId: stay.unitId, personId: person.id, role: stay.role, since: stay.since };
  });
  await insertPeople(trx, edit, [...people.values()]);
  await insertStays(trx, edit, occupancies);
}

/** The key under which two rows name the same person. */
export function peopleKey({ name, email, phone }: Pick<RowPerson, 'name' | 'email' | 'phone'>, row: number): string {
  const contact = email ?? phone;
  return contact === null ? `row ${row}` : `${name.toLowerCase()} ${contact}`;
}
