import type { PolicySubject, PolicyTarget } from '@imah/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

type Resolve = (db: Kysely<Database>, id: string) => Promise<PolicyTarget | null>;

const resolvers: Record<PolicySubject, Resolve> = {
  organization: async (db, id) => {
    const { rows } = await sql<{ orgId: string }>`
      SELECT id AS "orgId" FROM organization WHERE id = ${id}`.execute(db);
    return rows[0] ?? null;
  },
  building: async (db, id) => {
    const { rows } = await sql<{ orgId: string; buildingId: string }>`
      SELECT org_id AS "orgId", id AS "buildingId" FROM building WHERE id = ${id}`.execute(db);
    return rows[0] ?? null;
  },
  device: async (db, id) => {
    const { rows } = await sql<{ orgId: string; buildingId: string; unitId: string | null }>`
      SELECT org_id AS "orgId", building_id AS "buildingId", unit_id AS "unitId" FROM device WHERE id = ${id}`.execute(
      db,
    );
    const [row] = rows;
    return row === undefined ? null : { ...row, unitId: row.unitId ?? undefined };
  },
};

/** The path parameter that carries the id of each subject. */
export const subjectParams = {
  organization: 'orgId',
  building: 'buildingId',
  device: 'deviceId',
} as const satisfies Record<PolicySubject, string>;

/** What the policy is asked about, or null when there is no such record. */
export function resolveTarget(db: Kysely<Database>, subject: PolicySubject, id: string): Promise<PolicyTarget | null> {
  return resolvers[subject](db, id);
}
