import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { BuildingEdit } from './building-credentials.ts';

export interface LinkedDevice {
  readonly id: string;
  readonly version: number;
  /** The name of the device through which it speaks from now on. */
  readonly gateway: string;
}

/**
 * Puts devices behind the gateway that has described them, as soon as both are adopted; one of both is among `adopted`.
 * What people have said stays, and so does whatever would be more than one step deep: a gateway that is said to be behind
 * another, and a device behind which there are others, circles with them.
 */
export async function linkToGateways(
  trx: Transaction<Database>,
  { orgId, buildingId }: Pick<BuildingEdit, 'orgId' | 'buildingId'>,
  adopted: readonly string[],
): Promise<readonly LinkedDevice[]> {
  const { rows } = await sql<LinkedDevice>`
    WITH described AS (
      SELECT d.id, g.id AS gateway_id, g.name AS gateway
      FROM found_device f
      JOIN found_device through ON through.org_id = f.org_id AND through.building_id = f.building_id
        AND through.protocol = f.protocol AND through.source_key = f.description ->> 'gateway'
      JOIN device d ON d.org_id = f.org_id AND d.id = f.device_id
      JOIN device g ON g.org_id = f.org_id AND g.id = through.device_id AND g.building_id = d.building_id
      WHERE f.org_id = ${orgId} AND f.building_id = ${buildingId} AND (d.id = ANY(${adopted}::uuid[]) OR g.id = ANY(${adopted}::uuid[]))
        AND f.id <> through.id AND through.description ->> 'gateway' IS NULL
        AND d.gateway_id IS NULL AND d.archived_at IS NULL AND g.gateway_id IS NULL AND g.archived_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM device behind WHERE behind.org_id = d.org_id AND behind.gateway_id = d.id)
      ORDER BY d.id FOR NO KEY UPDATE OF d FOR SHARE OF g)
    UPDATE device d SET gateway_id = described.gateway_id,
      version = d.version + CASE WHEN d.id = ANY(${adopted}::uuid[]) THEN 0 ELSE 1 END
    FROM described WHERE d.org_id = ${orgId} AND d.id = described.id
    RETURNING d.id, d.version, described.gateway`.execute(trx);
  return rows;
}
