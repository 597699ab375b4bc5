import type { Places } from '@imah/contract/buildings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { BuildingKey } from './building-repository.ts';
import { selectFloors } from './floor-repository.ts';
import { listSections } from './section-repository.ts';
import { selectUnits } from './unit-repository.ts';

/** The places of a building from the ground up; or only the given units, with the floors and sections they are in. */
export async function listPlaces(
  db: Kysely<Database>,
  key: BuildingKey,
  only: 'all' | ReadonlySet<string>,
): Promise<Places> {
  const [sections, floors, units] = await Promise.all([
    listSections(db, key),
    selectFloors(db, key)
      .orderBy('s.position')
      .orderBy(sql`lower(s.name)`)
      .orderBy('s.id')
      .orderBy('f.level')
      .execute(),
    selectUnits(db, key)
      .innerJoin('floor as f', (join) => join.onRef('f.org_id', '=', 'u.org_id').onRef('f.id', '=', 'u.floor_id'))
      .orderBy('f.level')
      .orderBy('u.code')
      .orderBy('u.id')
      .execute(),
  ]);
  const places = { sections, floors, units };
  return only === 'all' ? places : around(places, only);
}

function around(places: Places, unitIds: ReadonlySet<string>): Places {
  const units = places.units.filter((unit) => unitIds.has(unit.id));
  const floorIds = new Set(units.map((unit) => unit.floorId));
  const floors = places.floors.filter((floor) => floorIds.has(floor.id));
  const sectionIds = new Set(floors.map((floor) => floor.sectionId));
  return { sections: places.sections.filter((section) => sectionIds.has(section.id)), floors, units };
}

/** Whether a unit or a device is in one of the floors that `of` names: of a section, or one of them. */
export async function isPlaceUsed(
  db: Kysely<Database>,
  { orgId }: BuildingKey,
  of: { readonly sectionId: string } | { readonly floorId: string },
): Promise<boolean> {
  const floors = db
    .selectFrom('floor')
    .select('id')
    .where('org_id', '=', orgId)
    .where((eb) => ('sectionId' in of ? eb('section_id', '=', of.sectionId) : eb('id', '=', of.floorId)));
  const used = await db
    .selectFrom('unit')
    .select('id')
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null)
    .where('floor_id', 'in', floors)
    .unionAll(
      db
        .selectFrom('device')
        .select('id')
        .where('org_id', '=', orgId)
        .where('archived_at', 'is', null)
        .where('floor_id', 'in', floors),
    )
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

export async function deletePlace(
  trx: Transaction<Database>,
  { orgId }: BuildingKey,
  table: 'section' | 'floor',
  id: string,
): Promise<void> {
  await trx.deleteFrom(table).where('org_id', '=', orgId).where('id', '=', id).execute();
}
