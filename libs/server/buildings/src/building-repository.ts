import type { PolicyActor } from '@imah/contract/access';
import type { Address, Building } from '@imah/contract/buildings';
import type { BuildingKind, BuildingStatus, TimeZone } from '@imah/contract/buildings/words';
import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import { prepare } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { buildingScopes } from './building-scope.ts';

/** Which building. */
export interface BuildingKey {
  readonly orgId: string;
  readonly buildingId: string;
}

/** A building with the numbers its reader may see and the text it is sorted by. */
interface BuildingRow {
  readonly id: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly name: string;
  readonly code: string;
  readonly kind: BuildingKind;
  readonly timeZone: TimeZone;
  readonly address: Address;
  readonly status: BuildingStatus;
  readonly version: number;
  readonly isDemo: boolean;
  readonly unitCount: number;
  readonly activeAlarms: number;
  readonly quietAlarms: number;
  readonly total: number;
  readonly online: number;
  readonly offline: number;
  readonly neverSeen: number;
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
export async function listBuildings(
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
export async function findBuilding(
  db: Kysely<Database>,
  actor: PolicyActor,
  buildingId: string,
): Promise<Building | null> {
  const [row] = await selectOne(db, JSON.stringify(buildingScopes(actor)), 1, buildingId);
  return row === undefined ? null : toBuilding(row);
}

/** @throws {HttpProblem} 404 */
export async function getBuilding(db: Kysely<Database>, actor: PolicyActor, buildingId: string): Promise<Building> {
  const building = await findBuilding(db, actor, buildingId);
  if (building === null) throw notFound();
  return building;
}

/** Lets one change of the building's places or people at a time go on. */
export async function lockBuilding(trx: Transaction<Database>, { orgId, buildingId }: BuildingKey): Promise<void> {
  await trx
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .forNoKeyUpdate()
    .execute();
}

/** The codes of all buildings of an organisation. */
export async function listBuildingCodes(db: Kysely<Database>, orgId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('building').select('code').where('org_id', '=', orgId).execute();
  return new Set(rows.map(({ code }) => code));
}

/** Whether another building of the organisation has this code. */
export async function isBuildingCodeTaken(
  db: Kysely<Database>,
  { orgId, buildingId }: BuildingKey,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where('code', '=', code)
    .where('id', '!=', buildingId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What kind of building it is, for whoever changes its places; null without the building. */
export async function findBuildingKind(
  db: Kysely<Database>,
  { orgId, buildingId }: BuildingKey,
): Promise<BuildingKind | null> {
  const row = await db
    .selectFrom('building')
    .select('kind')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
  return row?.kind ?? null;
}

type Written<T> = Omit<T, 'address'> & { readonly address?: Address };
/** Columns of a building that a change writes. */
export type BuildingColumns = Written<Updateable<Database['building']>>;

export async function insertBuilding(
  trx: Transaction<Database>,
  { address, ...columns }: Written<Insertable<Database['building']>> & { readonly address: Address },
): Promise<void> {
  await trx
    .insertInto('building')
    .values({ ...columns, address: JSON.stringify(address) })
    .execute();
}

/** Writes columns of a building as its next version. */
export async function updateBuildingRow(
  trx: Transaction<Database>,
  { orgId, buildingId }: BuildingKey,
  { address, ...columns }: BuildingColumns,
): Promise<void> {
  await trx
    .updateTable('building')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .$if(address !== undefined, (query) => query.set({ address: JSON.stringify(address) }))
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .execute();
}

function toBuilding({ sortKey: _sortKey, total, online, offline, neverSeen, ...row }: BuildingRow): Building {
  return { ...row, devices: { total, online, offline, neverSeen } };
}

// The page is cut before anything is counted. A condition of its own makes each a statement of its own.
const selecting = (condition: string) => `
  SELECT page.sort_key AS "sortKey", page.id, page.org_id AS "orgId", o.name AS "orgName", page.name, page.code, page.kind,
    page.time_zone AS "timeZone", page.address, page.status, page.version, o.is_demo AS "isDemo",
    units.count AS "unitCount", devices.*, alarms.*
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
    SELECT count(*) FILTER (WHERE a.quiet IS NULL) AS "activeAlarms", count(*) FILTER (WHERE a.quiet IS NOT NULL) AS "quietAlarms"
    FROM alarm a LEFT JOIN device d ON d.org_id = a.org_id AND d.id = a.device_id
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
