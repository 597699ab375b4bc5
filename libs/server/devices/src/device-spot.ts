import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import type { DevicePlace } from './device-place.ts';

/** Where a device stands and through which it speaks. */
export interface DeviceSpot extends DevicePlace {
  /** Where exactly, in words of people. */
  readonly place: string | null;
  readonly gatewayId: string | null;
}

/** A spot in the words that people read of it: by names, as they are then. */
export interface NamedSpot {
  /** Null for the building as such. */
  readonly place: string | null;
  readonly gateway: string | null;
}

/** What the places of a spot are called: "Lobi, Lantai 1, Menara A". */
export async function nameSpot(db: Kysely<Database>, orgId: string, spot: DeviceSpot): Promise<NamedSpot> {
  const { unit, floor, section, gateway } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('unit').select('code').where('org_id', '=', orgId).where('id', '=', spot.unit_id).as('unit'),
      eb.selectFrom('floor').select('label').where('org_id', '=', orgId).where('id', '=', spot.floor_id).as('floor'),
      eb
        .selectFrom('section')
        .select('name')
        .where('org_id', '=', orgId)
        .where('id', '=', spot.section_id)
        .as('section'),
      eb.selectFrom('device').select('name').where('org_id', '=', orgId).where('id', '=', spot.gatewayId).as('gateway'),
    ])
    .executeTakeFirstOrThrow();
  const place = [spot.place, unit, floor, section].filter((name) => name !== null).join(', ');
  return { place: place === '' ? null : place, gateway };
}

/**
 * Whether a device may speak through another: one in use of the same building that speaks for itself. One through which
 * others speak does so itself. @throws {HttpProblem} 422
 */
export async function requireGateway(
  trx: Transaction<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  gatewayId: string,
  ownId: string | null,
): Promise<void> {
  const gateway = await trx
    .selectFrom('device')
    .select('id')
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('id', '=', gatewayId)
    .where('archived_at', 'is', null)
    .where('gateway_id', 'is', null)
    .forShare()
    .executeTakeFirst();
  const isGateway = ownId !== null && (await countBehind(trx, { orgId, deviceId: ownId })) > 0;
  if (gateway === undefined || gatewayId === ownId || isGateway) throw invalidField('gatewayId', 'not-an-option');
}

/** How many devices in use speak through one. */
export async function countBehind(
  db: Kysely<Database>,
  { orgId, deviceId }: { readonly orgId: string; readonly deviceId: string },
): Promise<number> {
  const { behind } = await db
    .selectFrom('device')
    .select(({ fn }) => fn.countAll<number>().as('behind'))
    .where('org_id', '=', orgId)
    .where('gateway_id', '=', deviceId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return behind;
}

/** Tags as they are kept: each once, however it is written. */
export function tidyTags(tags: readonly string[]): string[] {
  return [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed();
}
