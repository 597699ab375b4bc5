import type { PolicyActor } from '@imah/contract/access';
import type { Building, DeviceCounts } from '@imah/contract/buildings';
import type { BuildingStatus } from '@imah/contract/buildings/words';
import type { Kysely } from 'kysely';
import { prepare } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { buildingScopes } from './building-scope.ts';

/** A building with the text it is sorted by, flat as the query gives it. */
interface BuildingRow extends Omit<Building, 'devices'>, DeviceCounts {
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
  page: { readonly limit: number; readonly after: BuildingPosition | null; readonly status: BuildingStatus },
): Promise<BuildingPage> {
  const scopes = JSON.stringify(buildingScopes(actor));
  const rows = await (page.after === null
    ? selectFirst(db, scopes, page.limit + 1, page.status)
    : selectAfter(db, scopes, page.limit + 1, page.status, page.after.sortKey, page.after.id));
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    data: shown.map(toBuilding),
    next: last === undefined ? null : { sortKey: last.sortKey, id: last.id },
  };
}

/** One building, or null when the person may not see it or it does not exist. */
export async function readBuilding(
  db: Kysely<Database>,
  actor: PolicyActor,
  buildingId: string,
): Promise<Building | null> {
  const [row] = await selectOne(db, JSON.stringify(buildingScopes(actor)), 1, buildingId);
  return row === undefined ? null : toBuilding(row);
}

function toBuilding(row: BuildingRow): Building {
  const { id, orgId, orgName, name, code, kind, timeZone, address, status, version, isDemo, unitCount, activeAlarms } =
    row;
  const { total, online, offline, neverSeen } = row;
  const devices = { total, online, offline, neverSeen };
  return {
    id,
    orgId,
    orgName,
    name,
    code,
    kind,
    timeZone,
    address,
    status,
    version,
    unitCount,
    devices,
    activeAlarms,
    isDemo,
  };
}

// The page is cut before anything is counted. A condition of its own makes each a statement of its own.
const selecting = (condition: string) => `
  SELECT page.sort_key AS "sortKey", page.id, page.org_id AS "orgId", o.name AS "orgName", page.name, page.code, page.kind,
    page.time_zone AS "timeZone", page.address, page.status, page.version, o.is_demo AS "isDemo",
    units.count AS "unitCount", devices.*, alarms.count AS "activeAlarms"
  FROM (
    SELECT b.*, lower(b.name) AS sort_key, s.devices AS devices_seen, s.alarms AS alarms_seen, s.units AS units_seen, s.unit_ids
    FROM jsonb_to_recordset($1::jsonb)
      AS s(org_id uuid, building_ids uuid[], devices text, alarms text, units text, unit_ids uuid[])
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids))
    WHERE ${condition}
    ORDER BY lower(b.name), b.id
    LIMIT $2
  ) page
  JOIN organization o ON o.id = page.org_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS count FROM unit u
    WHERE u.org_id = page.org_id AND u.building_id = page.id AND u.deleted_at IS NULL
      AND (page.units_seen = 'all' OR (page.units_seen = 'own' AND u.id = ANY(page.unit_ids)))
  ) units
  CROSS JOIN LATERAL (
    SELECT count(*) AS total,
      count(*) FILTER (WHERE d.online) AS online,
      count(*) FILTER (WHERE NOT d.online) AS offline,
      count(*) FILTER (WHERE d.online IS NULL) AS "neverSeen"
    FROM device d
    WHERE d.org_id = page.org_id AND d.building_id = page.id AND d.enabled
      AND (page.devices_seen = 'all' OR (page.devices_seen = 'own' AND d.unit_id = ANY(page.unit_ids)))
  ) devices
  CROSS JOIN LATERAL (
    SELECT count(*) AS count FROM alarm a LEFT JOIN device d ON d.org_id = a.org_id AND d.id = a.device_id
    WHERE a.org_id = page.org_id AND a.building_id = page.id AND a.active
      AND (page.alarms_seen = 'all' OR (page.alarms_seen = 'own' AND d.unit_id = ANY(page.unit_ids)))
  ) alarms
  ORDER BY page.sort_key, page.id`;

type Selected = [scopes: string, limit: number];
type Listed = [...Selected, status: BuildingStatus];

const selectFirst = prepare<Listed, BuildingRow>('buildings-first', selecting('b.status = $3'));
const selectAfter = prepare<[...Listed, sortKey: string, id: string], BuildingRow>(
  'buildings-after',
  selecting('b.status = $3 AND (lower(b.name), b.id) > ($4::text, $5::uuid)'),
);
const selectOne = prepare<[...Selected, id: string], BuildingRow>('building', selecting('b.id = $3::uuid'));
