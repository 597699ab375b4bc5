import type { PolicyActor } from '@imah/contract/access';
import type { Device } from '@imah/contract/devices';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { answeredTo } from './device-abilities.ts';
import type { DevicePlace } from './device-place.ts';
import { readDevices } from './read-devices.ts';

/** Which device. */
export interface DeviceKey {
  readonly orgId: string;
  readonly deviceId: string;
}

/** The record of a device as it was registered, without what it reports. */
export interface RegisteredDevice extends DevicePlace {
  readonly orgId: string;
  readonly buildingId: string;
  readonly deviceId: string;
  readonly name: string;
  readonly typeKey: string;
  readonly serial: string | null;
  readonly place: string | null;
  readonly gatewayId: string | null;
  readonly tags: readonly string[];
  readonly archivedAt: Date | null;
  /** The device whose place it took. */
  readonly replacesId: string | null;
  readonly enabled: boolean;
  /** Of one that was put away: whether it was enabled then. */
  readonly enabledBefore: boolean | null;
  readonly version: number;
}

/** @throws {HttpProblem} 404 */
export async function lockRegisteredDevice(trx: Transaction<Database>, key: DeviceKey): Promise<RegisteredDevice> {
  const device = await trx
    .selectFrom('device')
    .select(['org_id as orgId', 'building_id as buildingId', 'id as deviceId', 'name', 'serial', 'enabled', 'version'])
    .select(['unit_id', 'floor_id', 'section_id', 'type_key as typeKey', 'place', 'gateway_id as gatewayId', 'tags'])
    .select(['archived_at as archivedAt', 'replaces_id as replacesId', 'archived_enabled as enabledBefore'])
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.deviceId)
    .forUpdate()
    .executeTakeFirst();
  if (device === undefined) throw notFound();
  return device;
}

/** A device as it is answered to somebody. @throws {HttpProblem} 404 */
export async function getDevice(
  db: Kysely<Database>,
  actor: PolicyActor,
  { orgId, deviceId }: DeviceKey,
): Promise<Device> {
  const [device] = await readDevices(db, sql`d.org_id = ${orgId} AND d.id = ${deviceId}`, 1);
  if (device === undefined) throw notFound();
  return answeredTo(actor, device);
}

/** @throws {HttpProblem} 409 where it was put away */
export function requireInUse({ archivedAt }: Pick<RegisteredDevice, 'archivedAt'>): void {
  if (archivedAt !== null) throw new HttpProblem(409, 'PERANGKAT_DIARSIP');
}

/** How many devices of a building are in use. */
export async function countDevices(db: Kysely<Database>, orgId: string, buildingId: string): Promise<number> {
  const { count } = await db
    .selectFrom('device')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another device of the organisation has this serial number. */
export async function isSerialTaken(
  db: Kysely<Database>,
  orgId: string,
  serial: string,
  except: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('device')
    .select('id')
    .where('org_id', '=', orgId)
    .where('serial', '=', serial)
    .$if(except !== null, (query) => query.where('id', '!=', except))
    .executeTakeFirst();
  return row !== undefined;
}
