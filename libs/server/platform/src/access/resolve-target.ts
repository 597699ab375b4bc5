import type { PolicyTarget } from '@imah/contract/access';
import type { PolicySubject } from '@imah/contract/core';
import { deviceTarget } from '@imah/contract/devices/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

type Resolve = (db: Kysely<Database>, id: string) => Promise<PolicyTarget | null>;

const resolvers: Record<PolicySubject, Resolve> = {
  organization: async (db, id) => {
    const rows = await db.selectFrom('organization').select('id as orgId').where('id', '=', id).execute();
    return rows[0] ?? null;
  },
  building: async (db, id) => {
    const rows = await db
      .selectFrom('building')
      .select(['org_id as orgId', 'id as buildingId'])
      .where('id', '=', id)
      .execute();
    return rows[0] ?? null;
  },
  device: async (db, id) => {
    const rows = await db
      .selectFrom('device')
      .select(['org_id as orgId', 'building_id as buildingId', 'unit_id as unitId'])
      .where('id', '=', id)
      .execute();
    const [row] = rows;
    return row === undefined ? null : deviceTarget(row);
  },
  meter: async (db, id) => {
    const rows = await db
      .selectFrom('meter')
      .select(['org_id as orgId', 'building_id as buildingId', 'unit_id as unitId'])
      .where('id', '=', id)
      .execute();
    const [row] = rows;
    return row === undefined ? null : { ...row, unitId: row.unitId ?? undefined };
  },
  ticket: (db, id) => ticketTarget(db, id, 'everyone'),
  ticketWork: (db, id) => ticketTarget(db, id, 'workers'),
};

interface TicketRow {
  readonly orgId: string;
  readonly buildingId: string;
  readonly unitId: string | null;
  readonly createdAt: Date;
  readonly audience: 'resident' | 'staff';
  readonly reporterId: string | null;
  readonly workers: readonly string[];
}

/** Whose a ticket is: those it was given to and, unless it is for the staff alone, who reported it and who had its unit then. */
async function ticketTarget(
  db: Kysely<Database>,
  id: string,
  owners: 'everyone' | 'workers',
): Promise<PolicyTarget | null> {
  const { rows } = await sql<TicketRow>`
    SELECT t.org_id AS "orgId", t.building_id AS "buildingId", t.unit_id AS "unitId", t.audience, t.created_at AS "createdAt",
      t.reporter_user_id AS "reporterId", array_remove(t.assignee_id || ARRAY(
        SELECT e.user_id FROM ticket_executor e WHERE e.org_id = t.org_id AND e.ticket_id = t.id), NULL) AS workers
    FROM ticket t WHERE t.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { orgId, buildingId, workers } = row;
  if (owners === 'workers' || row.audience === 'staff') return { orgId, buildingId, ownerIds: workers };
  const ownerIds = row.reporterId === null ? workers : [row.reporterId, ...workers];
  return { orgId, buildingId, unitId: row.unitId ?? undefined, at: row.createdAt.getTime(), ownerIds };
}

/** The path parameter that carries the id of each subject. */
export const subjectParams = {
  organization: 'orgId',
  building: 'buildingId',
  device: 'deviceId',
  meter: 'meterId',
  ticket: 'ticketId',
  ticketWork: 'ticketId',
} as const satisfies Record<PolicySubject, string>;

/** What the policy is asked about, or null when there is no such record. */
export function resolveTarget(db: Kysely<Database>, subject: PolicySubject, id: string): Promise<PolicyTarget | null> {
  return resolvers[subject](db, id);
}
