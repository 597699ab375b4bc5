import type { Device, DeviceState } from '@imah/contract/devices';
import type { DeviceStatus } from '@imah/contract/devices/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Which devices of a building: all, or those in the person's own units. */
export type DeviceRows = 'all' | readonly string[];

/** SQL: whether the row `d` is one of `rows`. */
export function isAmong(rows: DeviceRows): RawBuilder<boolean> {
  return rows === 'all' ? sql`true` : sql`d.unit_id = ANY(${[...rows]}::uuid[])`;
}

/** What the database says of a device. */
interface DeviceRow {
  readonly id: string;
  readonly org_id: string;
  readonly building_id: string;
  readonly section_id: string | null;
  readonly floor_id: string | null;
  readonly unit_id: string | null;
  readonly type_key: string;
  readonly name: string;
  readonly serial: string | null;
  readonly place: string | null;
  readonly gateway_id: string | null;
  readonly tags: string[];
  readonly archived_at: Date | null;
  readonly replaces_id: string | null;
  readonly replaced_by_id: string | null;
  readonly enabled: boolean;
  /** Null until it first speaks. */
  readonly online: boolean | null;
  readonly last_seen_at: Date | null;
  readonly created_at: Date;
  readonly version: number;
  /** Null where it has no values. */
  readonly ts: DeviceState['ts'] | null;
  readonly values: DeviceState['values'] | null;
}

/** A device, without what any one person may do with it. */
export type DeviceRecord = Omit<Device, 'abilities'>;

/** Devices with their last reported values, by name. */
export async function readDevices(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  limit: number | null = null,
): Promise<DeviceRecord[]> {
  const { rows } = await devicesQuery(condition, limit).execute(db);
  return rows.map(deviceOf);
}

/** SQL: rows of devices `d` by name. */
export function devicesQuery(condition: RawBuilder<unknown>, limit: number | null): RawBuilder<DeviceRow> {
  return sql<DeviceRow>`
    SELECT d.id, d.org_id, d.building_id, d.section_id, d.floor_id, d.unit_id, d.type_key, d.name, d.serial, d.enabled,
      d.place, d.gateway_id, d.tags, d.archived_at, d.replaces_id, later.id AS replaced_by_id,
      d.online, d.last_seen_at, d.created_at, d.version, latest.ts, latest.values
    FROM device d
    LEFT JOIN device later ON later.org_id = d.org_id AND later.replaces_id = d.id
    LEFT JOIN LATERAL (
      SELECT json_object_agg(l.key, round(extract(epoch FROM l.ts) * 1000)) AS ts,
        json_object_agg(l.key, coalesce(to_json(l.num), to_json(l.bool), to_json(l.str))) AS values
      FROM telemetry_latest l WHERE l.org_id = d.org_id AND l.device_id = d.id
    ) latest ON true
    WHERE ${condition}
    ORDER BY d.name, d.id
    LIMIT ${limit}::bigint`;
}

function deviceOf(row: DeviceRow): DeviceRecord {
  return {
    id: row.id,
    orgId: row.org_id,
    buildingId: row.building_id,
    name: row.name,
    typeKey: row.type_key,
    serial: row.serial,
    sectionId: row.section_id,
    floorId: row.floor_id,
    unitId: row.unit_id,
    place: row.place,
    gatewayId: row.gateway_id,
    tags: row.tags,
    archivedAt: row.archived_at?.toISOString() ?? null,
    replacesId: row.replaces_id,
    replacedById: row.replaced_by_id,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    state: {
      status: statusOf(row),
      ts: row.ts ?? {},
      values: row.values ?? {},
      lastSeenAt: row.last_seen_at?.getTime() ?? null,
    },
  };
}

function statusOf({ enabled, online }: Pick<DeviceRow, 'enabled' | 'online'>): DeviceStatus {
  if (!enabled) return 'disabled';
  if (online === null) return 'never-seen';
  return online ? 'online' : 'offline';
}

/** Keys of the types that stand in a building. */
export async function readTypeKeys(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT d.type_key AS key FROM device d WHERE ${condition}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
