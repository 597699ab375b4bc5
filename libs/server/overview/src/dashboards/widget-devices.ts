import type { StoredDashboard } from '@imah/contract/dashboards';
import type { DeviceType } from '@imah/contract/devices';
import { findDeviceTypes } from '@imah/server-devices';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** A device as far as a widget is about it. */
export interface WidgetDevice {
  readonly id: string;
  readonly orgId: string;
  readonly buildingId: string;
  readonly unitId: string | null;
  readonly typeKey: string;
  readonly archivedAt: Date | null;
}

/** The devices that the widgets of a dashboard name, by id; those that are gone are left out. */
export async function readWidgetDevices(
  db: Kysely<Database>,
  orgId: string,
  widgets: StoredDashboard['widgets'],
): Promise<ReadonlyMap<string, WidgetDevice>> {
  const ids = [...new Set(widgets.flatMap((one) => ('deviceId' in one ? [one.deviceId] : [])))];
  if (ids.length === 0) return new Map();
  const rows = await selectDevices(db).where('org_id', '=', orgId).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A query of devices. */
export function selectDevices(db: Kysely<Database>) {
  return db
    .selectFrom('device')
    .select(['id', 'org_id as orgId', 'building_id as buildingId', 'unit_id as unitId', 'type_key as typeKey'])
    .select('archived_at as archivedAt');
}

/** The types of some devices, by key. */
export function typesOf(
  db: Kysely<Database>,
  devices: Iterable<Pick<WidgetDevice, 'typeKey'>>,
): Promise<ReadonlyMap<string, DeviceType>> {
  return findDeviceTypes(db, [...new Set([...devices].map(({ typeKey }) => typeKey))]);
}
