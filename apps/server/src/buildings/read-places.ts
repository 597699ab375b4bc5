import type { Floor, Places, Section, Unit } from '@imah/contract/buildings';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** SQL: the columns of a `Unit`, of the table `unit u`. */
export const unitColumns = sql.raw(`
  u.id, u.floor_id AS "floorId", u.code, u.kind, u.status, u.area_milli_m2 AS "areaMilliM2",
  (u.npp * 1000000)::bigint AS "nppE6", u.version`);

/** The places of a building from the ground up; or only the given units, with the floors and sections they are in. */
export async function readPlaces(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  only: 'all' | ReadonlySet<string>,
): Promise<Places> {
  const [sections, floors, units] = await Promise.all([
    sql<Section>`
      SELECT id, name, kind, position, version FROM section
      WHERE org_id = ${orgId} AND building_id = ${buildingId} ORDER BY position, lower(name), id`.execute(db),
    sql<Floor>`
      SELECT f.id, f.section_id AS "sectionId", f.level, f.label, f.version
      FROM floor f JOIN section s ON s.org_id = f.org_id AND s.id = f.section_id
      WHERE f.org_id = ${orgId} AND s.building_id = ${buildingId} ORDER BY s.position, lower(s.name), s.id, f.level`.execute(
      db,
    ),
    sql<Unit>`
      SELECT ${unitColumns}
      FROM unit u JOIN floor f ON f.org_id = u.org_id AND f.id = u.floor_id
      WHERE u.org_id = ${orgId} AND u.building_id = ${buildingId} AND u.deleted_at IS NULL
      ORDER BY f.level, u.code, u.id`.execute(db),
  ]);
  const places = { sections: sections.rows, floors: floors.rows, units: units.rows };
  return only === 'all' ? places : around(places, only);
}

function around(places: Places, unitIds: ReadonlySet<string>): Places {
  const units = places.units.filter((unit) => unitIds.has(unit.id));
  const floorIds = new Set(units.map((unit) => unit.floorId));
  const floors = places.floors.filter((floor) => floorIds.has(floor.id));
  const sectionIds = new Set(floors.map((floor) => floor.sectionId));
  return { sections: places.sections.filter((section) => sectionIds.has(section.id)), floors, units };
}
