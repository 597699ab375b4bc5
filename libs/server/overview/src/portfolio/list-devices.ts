import { instantOf } from '@imah/server-platform/database';
import type { PolicyActor } from '@imah/contract/access';
import type { DeviceStatus } from '@imah/contract/devices/words';
import type { PortfolioDevice } from '@imah/contract/portfolio';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { permissionScopes, scopeRows } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';

interface DevicePosition {
  readonly building: string;
  readonly name: string;
  readonly id: string;
}

export interface DevicePage {
  readonly limit: number;
  readonly after: DevicePosition | null;
  /** Left out: those that are in use, whatever their presence. */
  readonly status?: DeviceStatus | undefined;
}

const statusOf = sql<DeviceStatus>`CASE WHEN NOT d.enabled THEN 'disabled' WHEN d.online IS NULL THEN 'never-seen'
  WHEN d.online THEN 'online' ELSE 'offline' END`;

/** SQL: device `d` in building `b`, which is in use, by what the policy lets the person see. */
export function visibleDevices(actor: PolicyActor): RawBuilder<unknown> {
  return sql`${scopeRows(permissionScopes(actor, 'device.view'), 's')}
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids)) AND b.status = 'active'
    JOIN device d ON d.org_id = b.org_id AND d.building_id = b.id AND d.archived_at IS NULL
      AND (s.unit_ids IS NULL OR d.unit_id = ANY(s.unit_ids))`;
}

/** Devices of every building the person may see, by building and name. */
export async function listDevices(
  db: Kysely<Database>,
  actor: PolicyActor,
  { limit, after, status }: DevicePage,
): Promise<{ readonly data: PortfolioDevice[]; readonly next: DevicePosition | null }> {
  const later =
    after === null
      ? sql`true`
      : sql`(lower(b.name), lower(d.name), d.id) > (${after.building}, ${after.name}, ${after.id}::uuid)`;
  const { rows } = await sql<{ device: PortfolioDevice; building: string; name: string }>`
    SELECT lower(b.name) AS building, lower(d.name) AS name, json_build_object(
      'id', d.id, 'name', d.name, 'typeKey', d.type_key, 'status', ${statusOf},
      'lastSeenAt', ${instantOf('d.last_seen_at')},
      'buildingId', b.id, 'buildingName', b.name, 'timeZone', b.time_zone
    ) AS device
    FROM ${visibleDevices(actor)}
    WHERE ${status === undefined ? sql`d.enabled` : sql`${statusOf} = ${status}`} AND ${later}
    ORDER BY lower(b.name), lower(d.name), d.id
    LIMIT ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: shown.map(({ device }) => device),
    next: last === undefined ? null : { building: last.building, name: last.name, id: last.device.id },
  };
}
