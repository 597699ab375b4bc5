import type { Building, PolicyActor } from '@imah/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { buildingScopes } from './building-scope.ts';

/** A building with the text it is sorted by. */
interface BuildingRow {
  readonly building: Building;
  readonly sortKey: string;
}

export interface BuildingPage {
  readonly data: Building[];
  /** Where the next page begins, or null on the last one. */
  readonly next: BuildingPosition | null;
}

export interface BuildingPosition {
  readonly sortKey: string;
  readonly id: string;
}

/** The buildings a person may see, by name, with the numbers they may see, in one query. */
export async function readBuildings(
  db: Kysely<Database>,
  actor: PolicyActor,
  page: { readonly limit: number; readonly after: BuildingPosition | null },
): Promise<BuildingPage> {
  const after =
    page.after === null ? sql`true` : sql`(lower(b.name), b.id) > (${page.after.sortKey}, ${page.after.id}::uuid)`;
  const rows = await select(db, actor, after, page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    data: shown.map(({ building }) => building),
    next: last === undefined ? null : { sortKey: last.sortKey, id: last.building.id },
  };
}

/** One building, or null when the person may not see it or it does not exist. */
export async function readBuilding(
  db: Kysely<Database>,
  actor: PolicyActor,
  buildingId: string,
): Promise<Building | null> {
  const [row] = await select(db, actor, sql`b.id = ${buildingId}`, 1);
  return row?.building ?? null;
}

async function select(
  db: Kysely<Database>,
  actor: PolicyActor,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<BuildingRow[]> {
  const scopes = JSON.stringify(buildingScopes(actor));
  const { rows } = await sql<BuildingRow>`
    SELECT lower(b.name) AS "sortKey", json_build_object(
      'id', b.id, 'orgId', b.org_id, 'orgName', o.name, 'name', b.name, 'code', b.code, 'kind', b.kind, 'timeZone', b.time_zone,
      'address', b.address, 'status', b.status, 'isDemo', o.is_demo,
      'unitCount', units.count, 'devices', devices.counts, 'activeAlarms', alarms.count
    ) AS building
    FROM jsonb_to_recordset(${scopes}::jsonb)
      AS s(org_id uuid, building_ids uuid[], devices text, alarms text, units text, unit_ids uuid[])
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids))
    JOIN organization o ON o.id = b.org_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS count FROM unit u
      WHERE u.org_id = b.org_id AND u.building_id = b.id AND (s.units = 'all' OR (s.units = 'own' AND u.id = ANY(s.unit_ids)))
    ) units
    CROSS JOIN LATERAL (
      SELECT json_build_object(
        'total', count(*),
        'online', count(*) FILTER (WHERE d.online),
        'offline', count(*) FILTER (WHERE NOT d.online),
        'neverSeen', count(*) FILTER (WHERE d.online IS NULL)
      ) AS counts FROM device d
      WHERE d.org_id = b.org_id AND d.building_id = b.id AND d.enabled
        AND (s.devices = 'all' OR (s.devices = 'own' AND d.unit_id = ANY(s.unit_ids)))
    ) devices
    CROSS JOIN LATERAL (
      SELECT count(*) AS count FROM alarm a LEFT JOIN device d ON d.org_id = a.org_id AND d.id = a.device_id
      WHERE a.org_id = b.org_id AND a.building_id = b.id AND a.active
        AND (s.alarms = 'all' OR (s.alarms = 'own' AND d.unit_id = ANY(s.unit_ids)))
    ) alarms
    WHERE ${condition}
    ORDER BY lower(b.name), b.id
    LIMIT ${limit}`.execute(db);
  return rows;
}
