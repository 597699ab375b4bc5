import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';

/** The place that somebody named for a device: at most one of the three. */
export interface NamedPlace {
  readonly unitId?: string | null | undefined;
  readonly floorId?: string | null | undefined;
  readonly sectionId?: string | null | undefined;
}

/** Where a device stands, with what its place is part of. */
export interface DevicePlace {
  readonly unit_id: string | null;
  readonly floor_id: string | null;
  readonly section_id: string | null;
}

const fields = ['unitId', 'floorId', 'sectionId'] as const;
const nowhere: DevicePlace = { unit_id: null, floor_id: null, section_id: null };

/** Whether a place was named at all: null takes the old one away. */
export function isPlaceNamed(named: NamedPlace): boolean {
  return fields.some((field) => named[field] !== undefined);
}

/** @throws {HttpProblem} 422 at more than one place, and at one that is not of this building */
export async function findDevicePlace(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  named: NamedPlace,
  /** How its fields are reached in what was sent: `source.pattern.`. */
  within = '',
): Promise<DevicePlace> {
  const [field, ...others] = fields.filter((one) => typeof named[one] === 'string');
  if (field === undefined) return nowhere;
  if (others.length > 0) throw invalidField(`${within}unitId`, 'not-an-option');
  const id = named[field] ?? '';
  const found = await finders[field](db, orgId, buildingId, id);
  if (found === undefined) throw invalidField(`${within}${field}`, 'not-an-option');
  return { ...nowhere, ...found };
}

type FindPlace = (
  db: Kysely<Database>,
  orgId: string,
  buildingId: string,
  id: string,
) => Promise<Partial<DevicePlace> | undefined>;

const finders = {
  unitId: (db, orgId, buildingId, id) =>
    db
      .selectFrom('unit as u')
      .leftJoin('floor as f', (join) => join.onRef('f.org_id', '=', 'u.org_id').onRef('f.id', '=', 'u.floor_id'))
      .select(['u.id as unit_id', 'f.id as floor_id', 'f.section_id'])
      .where('u.org_id', '=', orgId)
      .where('u.building_id', '=', buildingId)
      .where('u.id', '=', id)
      .where('u.deleted_at', 'is', null)
      .executeTakeFirst(),
  floorId: (db, orgId, buildingId, id) =>
    db
      .selectFrom('floor as f')
      .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
      .select(['f.id as floor_id', 's.id as section_id'])
      .where('f.org_id', '=', orgId)
      .where('s.building_id', '=', buildingId)
      .where('f.id', '=', id)
      .executeTakeFirst(),
  sectionId: (db, orgId, buildingId, id) =>
    db
      .selectFrom('section')
      .select('id as section_id')
      .where('org_id', '=', orgId)
      .where('building_id', '=', buildingId)
      .where('id', '=', id)
      .executeTakeFirst(),
} satisfies Record<(typeof fields)[number], FindPlace>;
