import type { UnitStatus } from '@imah/contract/buildings/words';
import { sql, type Transaction } from 'kysely';
import type { PlaceEdit } from '@imah/server-buildings';
import type { Database } from '@imah/server-platform/database/schema';

/** A unit that says something else than before. */
export interface UpdatedUnit {
  readonly id: string;
  readonly version: number;
  readonly before: UnitStatus;
  readonly after: UnitStatus;
}

/**
 * Lets units say what their people of today say: rented with a tenant, occupied with anybody, vacant when the last
 * one is gone. A renovation goes on. Resolves with those that changed.
 */
export async function updateUnitStatus(
  trx: Transaction<Database>,
  { orgId, buildingId, now }: Pick<PlaceEdit, 'orgId' | 'buildingId' | 'now'>,
  unitIds: readonly string[],
): Promise<UpdatedUnit[]> {
  const { rows } = await sql<UpdatedUnit>`
    WITH said AS (
      SELECT u.id, u.status AS before, CASE WHEN bool_or(o.role = 'tenant') THEN 'rented'
        WHEN count(o.id) > 0 THEN 'occupied' ELSE 'vacant' END AS after
      FROM unit u JOIN building b ON b.org_id = u.org_id AND b.id = u.building_id
      LEFT JOIN occupancy o ON o.org_id = u.org_id AND o.unit_id = u.id
        AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date
      WHERE u.org_id = ${orgId} AND u.building_id = ${buildingId} AND u.id = ANY(${[...unitIds]}::uuid[])
        AND u.deleted_at IS NULL AND u.status <> 'renovation'
      GROUP BY u.id, u.status
    )
    UPDATE unit u SET status = said.after, version = u.version + 1
    FROM said WHERE u.org_id = ${orgId} AND u.id = said.id AND u.status <> said.after
    RETURNING u.id, u.version, said.before, said.after`.execute(trx);
  return rows;
}
