import type { PolicyTarget } from '@imah/contract/access';
import type { HistoryEntity } from '@imah/contract/audit/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** SQL: the organisation, building and unit of the record `$id` within the organisation `$org`. */
const selects: Readonly<Record<HistoryEntity, (orgId: string, id: string) => ReturnType<typeof sql<TargetRow>>>> = {
  organization: (orgId, id) => sql`SELECT NULL AS b, NULL AS u FROM organization WHERE id = ${orgId} AND id = ${id}`,
  member: (orgId, id) => sql`SELECT NULL AS b, NULL AS u FROM membership WHERE org_id = ${orgId} AND id = ${id}`,
  group: (orgId, id) => sql`SELECT NULL AS b, NULL AS u FROM member_group WHERE org_id = ${orgId} AND id = ${id}`,
  building: (orgId, id) => sql`SELECT id AS b, NULL AS u FROM building WHERE org_id = ${orgId} AND id = ${id}`,
  unit: (orgId, id) => sql`SELECT building_id AS b, id AS u FROM unit WHERE org_id = ${orgId} AND id = ${id}`,
  device: (orgId, id) => sql`SELECT building_id AS b, unit_id AS u FROM device WHERE org_id = ${orgId} AND id = ${id}`,
  ticket: (orgId, id) => sql`
    SELECT building_id AS b, CASE audience WHEN 'resident' THEN unit_id END AS u FROM ticket WHERE org_id = ${orgId} AND id = ${id}`,
  // One row for each building the person is in: whoever reaches one of them may be asked about.
  person: (orgId, id) => sql`
    SELECT DISTINCT u.building_id AS b, NULL AS u FROM person p
    LEFT JOIN occupancy o ON o.org_id = p.org_id AND o.person_id = p.id
    LEFT JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id
    WHERE p.org_id = ${orgId} AND p.id = ${id}`,
};

interface TargetRow {
  readonly b: string | null;
  readonly u: string | null;
}

/** What the policy is asked about a record; empty where there is no such record in the organisation. */
export async function historyTargets(
  db: Kysely<Database>,
  entity: HistoryEntity,
  orgId: string,
  id: string,
): Promise<PolicyTarget[]> {
  const { rows } = await selects[entity](orgId, id).execute(db);
  return rows.map(({ b, u }) => ({ orgId, buildingId: b ?? undefined, unitId: u ?? undefined }));
}
