import type { Device } from '@imah/contract/devices';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Which devices of a building: all, or those in the person's own units. */
export type DeviceRows = 'all' | readonly string[];

/** SQL: whether the row `d` is one of `rows`. */
export function isAmong(rows: DeviceRows): RawBuilder<boolean> {
  return rows === 'all' ? sql`true` : sql`d.unit_id = ANY(${[...rows]}::uuid[])`;
}

/** Devices with their last reported values, by name. */
export async function readDevices(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  limit: number | null = null,
): Promise<Device[]> {
  const { rows } = await sql<{ device: Device }>`
    SELECT json_build_object(
      'id', d.id, 'orgId', d.org_id, 'buildingId', d.building_id, 'name', d.name, 'typeKey', d.type_key, 'serial', d.serial, 'version', d.version,
      'sectionId', d.section_id, 'floorId', d.floor_id, 'unitId', d.unit_id,
      'createdAt', to_char(d.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'state', json_build_object(
        'status', CASE WHEN NOT d.enabled THEN 'disabled' WHEN d.online IS NULL THEN 'never-seen' WHEN d.online THEN 'online' ELSE 'offline' END,
        'ts', coalesce(latest.ts, '{}'), 'values', coalesce(latest.values, '{}'),
        'lastSeenAt', round(extract(epoch FROM d.last_seen_at) * 1000)
      )
    ) AS device
    FROM device d
    LEFT JOIN LATERAL (
      SELECT json_object_agg(l.key, round(extract(epoch FROM l.ts) * 1000)) AS ts,
        json_object_agg(l.key, coalesce(to_json(l.num), to_json(l.bool), to_json(l.str))) AS values
      FROM telemetry_latest l WHERE l.org_id = d.org_id AND l.device_id = d.id
    ) latest ON true
    WHERE ${condition}
    ORDER BY d.name, d.id
    LIMIT ${limit}::bigint`.execute(db);
  return rows.map(({ device }) => device);
}

/** Keys of the types that stand in a building. */
export async function readTypeKeys(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT d.type_key AS key FROM device d WHERE ${condition}`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
