import type { Places } from '@imah/contract/buildings';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** SQL: the share (NPP) of unit `u` in millionths of a per cent. */
export const nppE6 = sql<number | null>`(u.npp * 1000000)::bigint`;

/** Units `u` as the contract has them. */
export function selectUnits(db: Kysely<Database>) {
  return db
    .selectFrom('unit as u')
    .select(['u.id', 'u.floor_id as floorId', 'u.code', 'u.kind', 'u.status', 'u.area_milli_m2 as areaMilliM2'])
    .select(['u.version', nppE6.as('nppE6')]);
}

/** The places of a building from the ground up; or only the given units, with the floors and sections they are in. */
export async function readPlaces(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  only: 'all' | ReadonlySet<string>,
): Promise<Places> {
  const [sections, floors, units] = await Promise.all([
    db
      .selectFrom('section')
      .select(['id', 'name', 'kind', 'position', 'version'])
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .orderBy('position')
      .orderBy(sql`lower(name)`)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('floor as f')
      .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
      .select(['f.id', 'f.section_id as sectionId', 'f.level', 'f.label', 'f.version'])
      .where('f.org_id', '=', orgId)
      .where('s.building_id', '=', buildingId)
      .orderBy('s.position')
      .orderBy(sql`lower(s.name)`)
      .orderBy('s.id')
      .orderBy('f.level')
      .execute(),
    selectUnits(db)
      .innerJoin('floor as f', (join) => join.onRef('f.org_id', '=', 'u.org_id').onRef('f.id', '=', 'u.floor_id'))
      .where('u.org_id', '=', orgId)
      .where('u.building_id', '=', buildingId)
      .where('u.deleted_at', 'is', null)
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
