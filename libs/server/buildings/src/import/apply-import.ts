import { randomUUIDv7 } from 'node:crypto';
import type { SectionKind } from '@imah/contract/buildings/words';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { PlaceEdit } from '../place-edit.ts';
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
  const { orgId, buildingId } = edit;
  const created = new Date(edit.now);
  const sections = plan.newSections.map((name) => ({ id: randomUUIDv7(), name }));
  await sql`
    INSERT INTO section (org_id, id, building_id, name, kind, position)
    SELECT ${orgId}, s.id, ${buildingId}, s.name, ${kindOfSection}, last.position + s.nr
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(sections)}::jsonb) AS (id uuid, name text)) WITH ORDINALITY AS s(id, name, nr),
      (SELECT coalesce(max(position), -1) AS position FROM section WHERE org_id = ${orgId} AND building_id = ${buildingId}) last`.execute(
    trx,
  );
  const sectionIds = new Map([...known.sections, ...sections].map(({ id, name }) => [sectionKey(name), id]));
  const nameOf = new Map([...known.sections, ...sections].map(({ id, name }) => [id, name]));

  const floors = plan.newFloors.map(({ section, level, label }) => ({
    id: randomUUIDv7(),
    sectionId: sectionIds.get(sectionKey(section)),
    level,
    label: label.slice(0, 40),
  }));
  await sql`
    INSERT INTO floor (org_id, id, section_id, level, label)
    SELECT ${orgId}, id, "sectionId", level, label
    FROM jsonb_to_recordset(${JSON.stringify(floors)}::jsonb) AS f(id uuid, "sectionId" uuid, level integer, label text)`.execute(
    trx,
  );
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
  await sql`
    INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, status, area_milli_m2, npp, created_at)
    SELECT ${orgId}, id, ${buildingId}, "floorId", code, kind, status, "areaMilliM2", "nppE6"::numeric / 1000000, ${created}
    FROM jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      AS u(id uuid, "floorId" uuid, code text, kind text, status text, "areaMilliM2" bigint, "nppE6" integer)`.execute(
    trx,
  );
  await moveIn(
    trx,
    edit,
    units.flatMap(({ id, person }) => (person === null ? [] : [{ ...person, unitId: id }])),
  );
}

/** Each is the one who pays for their unit. Rows with the same address or number are the same person. */
async function moveIn(
  trx: Transaction<Database>,
  { orgId, buildingId, now }: PlaceEdit,
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
  await sql`
    INSERT INTO person (org_id, id, name, phone, email, created_at)
    SELECT ${orgId}, id, name, phone, email, ${new Date(now)}
    FROM jsonb_to_recordset(${JSON.stringify([...people.values()])}::jsonb) AS p(id uuid, name text, phone text, email text)`.execute(
    trx,
  );
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, is_billing_party, period, created_at)
    SELECT ${orgId}, o.id, o."unitId", o."personId", o.role, true,
      daterange(coalesce(o.since, (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date), NULL), ${new Date(now)}
    FROM jsonb_to_recordset(${JSON.stringify(occupancies)}::jsonb)
      AS o(id uuid, "unitId" uuid, "personId" uuid, role text, since date)
    JOIN building b ON b.org_id = ${orgId} AND b.id = ${buildingId}`.execute(trx);
}

/** The key under which two rows name the same person. */
export function peopleKey({ name, email, phone }: Pick<RowPerson, 'name' | 'email' | 'phone'>, row: number): string {
  const contact = email ?? phone;
  return contact === null ? `row ${row}` : `${name.toLowerCase()} ${contact}`;
}
