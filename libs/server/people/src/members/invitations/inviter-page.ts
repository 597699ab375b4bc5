import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/**
 * The page on which whoever invited sees what became of it: their household, the unit of an occupant, or the members.
 * A page of the staff is no page of a resident's.
 */
export async function inviterPage(
  db: Kysely<Database> | Transaction<Database>,
  { orgId, id }: { readonly orgId: string; readonly id: string },
): Promise<string> {
  const { rows } = await sql<{
    personId: string | null;
    buildingId: string;
    homeId: string | null;
    unitId: string | null;
  }>`
    SELECT i.person_id AS "personId", i.building_ids[1] AS "buildingId", (
        SELECT h.unit_id FROM household_member h JOIN person host ON host.org_id = h.org_id AND host.id = h.host_id
        WHERE h.org_id = i.org_id AND h.person_id = i.person_id AND host.user_id = i.invited_by
        ORDER BY h.created_at DESC LIMIT 1) AS "homeId", (
        SELECT o.unit_id FROM occupancy o JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id
        WHERE o.org_id = i.org_id AND o.person_id = i.person_id AND u.building_id = i.building_ids[1]
        ORDER BY u.code LIMIT 1) AS "unitId"
    FROM invitation i WHERE i.org_id = ${orgId} AND i.id = ${id}`.execute(db);
  const [found] = rows;
  if (found === undefined || found.personId === null) return '/imah/settings/user';
  const building = `/imah/building/${found.buildingId}`;
  if (found.homeId !== null) return `${building}#keluarga-${found.homeId}`;
  return found.unitId === null ? building : `${building}?unit=${found.unitId}`;
}
