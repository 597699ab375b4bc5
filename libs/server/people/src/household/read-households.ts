import type { Household, HouseholdMember, HouseholdRequest } from '@imah/contract/people';
import type { RequestPlace } from '@imah/contract/today';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type PeopleOf, personJson } from '../read-people.ts';

/** For how long a refusal stays in sight of who invited. */
const refusedMs = 30 * 86_400_000;

/**
 * SQL: the first occupant today of unit `u` in building `b`: who rents it before who owns it, who pays for it before
 * others, and who has been there longest.
 */
export function firstOccupant(now: number): RawBuilder<string> {
  return sql<string>`(
    SELECT o.person_id FROM occupancy o
    WHERE o.org_id = u.org_id AND o.unit_id = u.id AND o.role IN ('tenant', 'owner')
      AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date
    ORDER BY o.role = 'tenant' DESC, o.is_billing_party DESC, (
      SELECT min(lower(was.period)) FROM occupancy was
      WHERE was.org_id = o.org_id AND was.unit_id = o.unit_id AND was.person_id = o.person_id), o.person_id
    LIMIT 1)`;
}

/** SQL: the last day of somebody in a unit, as text; null while no end is known. */
export function lastDay(unitId: RawBuilder<unknown>, personId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(
    SELECT CASE WHEN bool_or(upper(all_of.period) IS NULL) THEN NULL ELSE (max(upper(all_of.period)) - 1)::text END
    FROM occupancy all_of WHERE all_of.unit_id = ${unitId} AND all_of.person_id = ${personId})`;
}

/** SQL: a `HouseholdMember` as JSON, of `household_member h` and the `person p` they are, if any. */
const memberJson = (now: number) => sql<HouseholdMember>`json_build_object('id', h.id, 'name', coalesce(p.name, h.name),
  'email', CASE WHEN p.id IS NULL THEN h.email ELSE p.email END, 'status', h.status, 'reason', h.reason,
  'account', CASE WHEN p.id IS NOT NULL THEN ${personJson(now)} -> 'account' END,
  'createdAt', to_char(h.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`;

/** The units of an account in the building today, and whom it has invited into them. */
export async function readHouseholds(
  db: Kysely<Database>,
  { orgId, buildingId, now }: PeopleOf,
  userId: string,
): Promise<Household[]> {
  const { rows } = await sql<Household>`
    SELECT u.id AS "unitId", u.code AS "unitCode", org.household_invitations AS policy,
      org.household_invitations <> 'off' AND bool_or(me.id = ${firstOccupant(now)}) AS "mayInvite", coalesce((
        SELECT json_agg(${memberJson(now)} ORDER BY h.created_at, h.id)
        FROM household_member h
        JOIN person host ON host.org_id = h.org_id AND host.id = h.host_id AND host.user_id = ${userId}
        LEFT JOIN person p ON p.org_id = h.org_id AND p.id = h.person_id
        WHERE h.org_id = u.org_id AND h.unit_id = u.id AND (h.status IN ('waiting', 'current')
          OR h.status = 'refused' AND h.answered_at > ${new Date(now - refusedMs)})
      ), '[]') AS members
    FROM person me
    JOIN occupancy o ON o.org_id = me.org_id AND o.person_id = me.id
    JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id AND u.deleted_at IS NULL
    JOIN building b ON b.org_id = u.org_id AND b.id = u.building_id
    JOIN organization org ON org.id = b.org_id
    WHERE me.org_id = ${orgId} AND b.id = ${buildingId} AND me.user_id = ${userId}
      AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date
    GROUP BY u.org_id, u.id, b.id, b.org_id, b.time_zone, org.id ORDER BY u.code`.execute(db);
  return rows;
}

/** One of a household, with the account of whoever invited them. */
export interface KnownMember {
  readonly member: HouseholdMember;
  readonly unitId: string;
  readonly unitCode: string;
  readonly personId: string | null;
  readonly hostUserId: string | null;
}

/** Null where there is nobody such in the building. */
export async function readMember(
  db: Kysely<Database>,
  { orgId, buildingId, now }: PeopleOf,
  id: string,
): Promise<KnownMember | null> {
  const rows = await db
    .selectFrom('household_member as h')
    .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'h.org_id').onRef('u.id', '=', 'h.unit_id'))
    .innerJoin('person as host', (join) =>
      join.onRef('host.org_id', '=', 'h.org_id').onRef('host.id', '=', 'h.host_id'),
    )
    .leftJoin('person as p', (join) => join.onRef('p.org_id', '=', 'h.org_id').onRef('p.id', '=', 'h.person_id'))
    .select(['h.unit_id as unitId', 'u.code as unitCode', 'h.person_id as personId', 'host.user_id as hostUserId'])
    .select([memberJson(now).as('member')])
    .where('h.org_id', '=', orgId)
    .where('h.building_id', '=', buildingId)
    .where('h.id', '=', id)
    .execute();
  return rows[0] ?? null;
}

/** For whom first occupants ask, of those that a condition on `household_member h` names, the oldest first. */
export async function readHouseholdRequests(
  db: Kysely<Database>,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<FoundHouseholdRequest[]> {
  const { rows } = await sql<FoundHouseholdRequest>`
    SELECT json_build_object('id', h.id, 'unitId', h.unit_id, 'unitCode', u.code, 'name', h.name, 'email', h.email,
        'host', host.name, 'createdAt', to_char(h.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) AS request,
      json_build_object('id', b.id, 'name', b.name, 'timeZone', b.time_zone) AS building,
      (count(*) OVER ())::integer AS total
    FROM household_member h JOIN unit u ON u.org_id = h.org_id AND u.id = h.unit_id
    JOIN building b ON b.org_id = h.org_id AND b.id = h.building_id
    JOIN person host ON host.org_id = h.org_id AND host.id = h.host_id
    WHERE h.status = 'waiting' AND ${where}
    ORDER BY h.created_at, h.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** A request with where it is about, and how many there are like it. */
export interface FoundHouseholdRequest {
  readonly request: HouseholdRequest;
  readonly building: RequestPlace;
  readonly total: number;
}
