import type { KnownDeviceType } from '@imah/contract/devices';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { BuildingEdit } from '../onboarding/building-credentials.ts';
import { readKnownTypes } from '../read-device-types.ts';

/** What a building and its organisation have before an import. */
export interface KnownDevices {
  readonly types: readonly KnownDeviceType[];
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly floors: readonly KnownFloor[];
  readonly units: readonly { readonly id: string; readonly code: string; readonly floorId: string | null }[];
  /** Those in use in the building. */
  readonly devices: readonly KnownDevice[];
  /** Serial numbers of the organisation, of those put away too. */
  readonly serials: ReadonlySet<string>;
}

/** A floor with the section it is of. */
export interface KnownFloor {
  readonly id: string;
  readonly sectionId: string;
  readonly level: number;
  readonly label: string;
}

/** A device in use, as far as an import looks at it. */
interface KnownDevice {
  readonly id: string;
  readonly name: string;
  readonly serial: string | null;
  readonly unit_id: string | null;
  readonly floor_id: string | null;
  readonly section_id: string | null;
  readonly place: string | null;
  readonly gatewayId: string | null;
}

export async function readKnownDevices(
  db: Kysely<Database>,
  { orgId, buildingId }: Pick<BuildingEdit, 'orgId' | 'buildingId'>,
): Promise<KnownDevices> {
  const sections = await db
    .selectFrom('section')
    .select(['id', 'name'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const floors = await db
    .selectFrom('floor as f')
    .innerJoin('section as s', (join) => join.onRef('s.org_id', '=', 'f.org_id').onRef('s.id', '=', 'f.section_id'))
    .select(['f.id', 'f.section_id as sectionId', 'f.level', 'f.label'])
    .where('f.org_id', '=', orgId)
    .where('s.building_id', '=', buildingId)
    .orderBy('s.position')
    .orderBy('f.level')
    .execute();
  const units = await db
    .selectFrom('unit')
    .select(['id', 'code', 'floor_id as floorId'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('deleted_at', 'is', null)
    .orderBy('code')
    .execute();
  const devices = await db
    .selectFrom('device')
    .select(['id', 'name', 'serial', 'unit_id', 'floor_id', 'section_id', 'place', 'gateway_id as gatewayId'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('archived_at', 'is', null)
    .execute();
  const serials = await db
    .selectFrom('device')
    .select('serial')
    .where('org_id', '=', orgId)
    .where('serial', 'is not', null)
    .execute();
  return {
    types: await readKnownTypes(db, orgId),
    sections,
    floors,
    units,
    devices,
    serials: new Set(serials.flatMap(({ serial }) => serial ?? [])),
  };
}
