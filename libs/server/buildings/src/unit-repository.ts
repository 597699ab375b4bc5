import type { Unit } from '@imah/contract/buildings';
import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { BuildingKey } from './building-repository.ts';

/** Units `u` of a building that are there, as the contract has them. */
export function selectUnits(db: Kysely<Database>, { orgId, buildingId }: BuildingKey) {
  return (
    db
      .selectFrom('unit as u')
      .select(['u.id', 'u.floor_id as floorId', 'u.code', 'u.kind', 'u.status', 'u.area_milli_m2 as areaMilliM2'])
      .select('u.version')
      // The share (NPP) in millionths of a per cent.
      .select((eb) =>
        eb
          .cast<number | null>(eb(eb.cast<number | null>('u.npp', 'numeric'), '*', eb.lit(1_000_000)), 'bigint')
          .as('nppE6'),
      )
      .where('u.org_id', '=', orgId)
      .where('u.building_id', '=', buildingId)
      .where('u.deleted_at', 'is', null)
  );
}

/** All units of a building, by code. */
export function listUnits(db: Kysely<Database>, key: BuildingKey): Promise<Unit[]> {
  return selectUnits(db, key).orderBy('u.code').execute();
}

/** @throws {HttpProblem} 404 when the building has no such unit, or it was deleted */
export async function getUnit(db: Kysely<Database>, key: BuildingKey, id: string): Promise<Unit> {
  const unit = await selectUnits(db, key).where('u.id', '=', id).executeTakeFirst();
  if (unit === undefined) throw notFound();
  return unit;
}

/** Those of the units named that are there; they stay as they are until the transaction ends. */
export function lockUnits(trx: Transaction<Database>, key: BuildingKey, ids: readonly string[]): Promise<Unit[]> {
  return selectUnits(trx, key).where('u.id', 'in', ids).orderBy('u.id').forNoKeyUpdate().execute();
}

/** Whether another unit of the building has this code. */
export async function isUnitCodeTaken(
  db: Kysely<Database>,
  key: BuildingKey,
  code: string,
  except: string | null,
): Promise<boolean> {
  const row = await selectUnits(db, key)
    .where('u.code', '=', code)
    .$if(except !== null, (query) => query.where('u.id', '!=', except ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a device is in one of the units, or somebody is today or will be. */
export async function areUnitsUsed(
  db: Kysely<Database>,
  { orgId, buildingId, now }: BuildingKey & { readonly now: number },
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM occupancy o JOIN building b ON b.org_id = o.org_id AND b.id = ${buildingId}
    WHERE o.org_id = ${orgId} AND o.unit_id = ANY(${[...ids]}::uuid[])
      AND NOT o.period << daterange((${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date, NULL)
    UNION ALL
    SELECT 1 FROM device WHERE org_id = ${orgId} AND unit_id = ANY(${[...ids]}::uuid[]) AND archived_at IS NULL LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function insertUnit(trx: Transaction<Database>, columns: Insertable<Database['unit']>): Promise<void> {
  await trx.insertInto('unit').values(columns).execute();
}

/** Adds many units at once. */
export async function insertUnits(
  trx: Transaction<Database>,
  { orgId, buildingId, now }: BuildingKey & { readonly now: number },
  units: readonly (Omit<Unit, 'floorId' | 'version'> & { readonly floorId: string | undefined })[],
): Promise<void> {
  await sql`
    INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, status, area_milli_m2, npp, created_at)
    SELECT ${orgId}, id, ${buildingId}, "floorId", code, kind, status, "areaMilliM2", "nppE6"::numeric / 1000000, ${new Date(now)}
    FROM jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      AS u(id uuid, "floorId" uuid, code text, kind text, status text, "areaMilliM2" bigint, "nppE6" integer)`.execute(
    trx,
  );
}

/** Writes columns of units as their next version. */
export async function updateUnitRows(
  trx: Transaction<Database>,
  { orgId }: Pick<BuildingKey, 'orgId'>,
  ids: readonly string[],
  columns: Updateable<Database['unit']>,
): Promise<void> {
  await trx
    .updateTable('unit')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', 'in', ids)
    .execute();
}

/** Those of the units named that were deleted, and whether another has their code by now. */
export function listDeletedUnits(
  db: Kysely<Database>,
  { orgId, buildingId }: BuildingKey,
  ids: readonly string[],
): Promise<{ id: string; code: string; isTaken: boolean }[]> {
  return db
    .selectFrom('unit as u')
    .select(['u.id', 'u.code'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('unit as other')
            .select('other.id')
            .whereRef('other.org_id', '=', 'u.org_id')
            .whereRef('other.building_id', '=', 'u.building_id')
            .whereRef('other.code', '=', 'u.code')
            .where('other.deleted_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('isTaken'),
    )
    .where('u.org_id', '=', orgId)
    .where('u.building_id', '=', buildingId)
    .where('u.id', 'in', ids)
    .where('u.deleted_at', 'is not', null)
    .execute();
}

/** Sets the share of every unit of a building, in millionths of a per cent: null for those that are not named. */
export async function updateShares(
  trx: Transaction<Database>,
  { orgId, buildingId }: BuildingKey,
  shares: ReadonlyMap<string, number>,
): Promise<void> {
  const values = [...shares].map(([id, nppE6]) => ({ id, nppE6 }));
  await sql`
    UPDATE unit u SET npp = v."nppE6"::numeric / 1000000, version = u.version + 1
    FROM unit old LEFT JOIN jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS v(id uuid, "nppE6" integer)
      ON v.id = old.id
    WHERE old.org_id = ${orgId} AND old.building_id = ${buildingId} AND old.deleted_at IS NULL
      AND u.org_id = old.org_id AND u.id = old.id
      AND u.npp IS DISTINCT FROM v."nppE6"::numeric / 1000000`.execute(trx);
}
