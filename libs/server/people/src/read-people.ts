import type { Occupancy, Person, Resident } from '@imah/contract/people';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** SQL: a `Person` as JSON, of the table `person p`, as they stand at `now`. */
export const personJson = (now: number) => sql<Person>`json_build_object(
  'id', p.id, 'name', p.name, 'phone', p.phone, 'email', p.email, 'nikHint', p.nik_hint, 'npwpHint', p.npwp_hint,
  'verified', p.verified, 'hasAccount', p.user_id IS NOT NULL, 'version', p.version, 'account', CASE
    WHEN p.user_id IS NOT NULL THEN '{"state":"joined","by":null,"until":null}'::json
    ELSE coalesce((
      SELECT json_build_object(
        'state', CASE WHEN i.status = 'declined' THEN 'declined' WHEN i.expires_at <= ${new Date(now)} THEN 'expired' ELSE 'invited' END,
        'by', CASE WHEN i.email IS NULL THEN 'link' ELSE 'mail' END,
        'until', CASE WHEN i.status = 'pending' THEN to_char(i.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') END)
      FROM (SELECT * FROM invitation latest WHERE latest.org_id = p.org_id AND latest.person_id = p.id
        ORDER BY latest.created_at DESC, latest.id DESC LIMIT 1) i
      WHERE i.status IN ('pending', 'declined')
    ), '{"state":"none","by":null,"until":null}'::json) END)`;

/** Whose people: of one building of one organisation, at a time in milliseconds since 1970 UTC. */
export interface PeopleOf {
  readonly orgId: string;
  readonly buildingId: string;
  readonly now: number;
}

/** Somebody who has or had a stay in the building; null when there is nobody such. */
export async function readPerson(db: Kysely<Database>, { orgId, buildingId, now }: PeopleOf, id: string) {
  const rows = await db
    .selectFrom('person as p')
    .select([personJson(now).as('person')])
    .where('p.org_id', '=', orgId)
    .where('p.id', '=', id)
    .where(
      sql<boolean>`EXISTS ( SELECT 1 FROM occupancy o JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id WHERE o.org_id = p.org_id AND o.person_id = p.id AND u.building_id = ${buildingId} )`,
    )
    .execute();
  return rows[0]?.person ?? null;
}

/** Stays of the building that a condition on `occupancy o` names, the latest first. */
export async function readOccupancies(
  db: Kysely<Database>,
  { orgId, buildingId, now }: PeopleOf,
  condition: RawBuilder<unknown>,
): Promise<Occupancy[]> {
  const { rows } = await sql<Occupancy>`
    SELECT o.id, o.unit_id AS "unitId", ${personJson(now)} AS person, o.role, o.share_ppm AS "sharePpm",
      o.is_billing_party AS "isBillingParty", lower(o.period)::text AS "from", (upper(o.period) - 1)::text AS "to", o.version, (
        SELECT host.name FROM household_member h JOIN person host ON host.org_id = h.org_id AND host.id = h.host_id
        WHERE h.org_id = o.org_id AND h.unit_id = o.unit_id AND h.person_id = o.person_id AND o.role = 'family'
        ORDER BY h.created_at DESC LIMIT 1
      ) AS "invitedBy"
    FROM occupancy o
    JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
    JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id
    WHERE o.org_id = ${orgId} AND u.building_id = ${buildingId} AND u.deleted_at IS NULL AND ${condition}
    ORDER BY upper(o.period) DESC NULLS FIRST, lower(o.period) DESC, lower(p.name), o.id`.execute(db);
  return rows;
}

export interface ResidentPosition {
  readonly sortKey: string;
  readonly id: string;
}

/** Who is in the building on the day of `now`, by name; one more than `limit` when there is a next page. */
export async function readResidents(
  db: Kysely<Database>,
  { orgId, buildingId, now }: PeopleOf,
  query: { readonly limit: number; readonly after: ResidentPosition | null; readonly q: string },
): Promise<(Resident & { readonly sortKey: string })[]> {
  const { after } = query;
  const like = `%${query.q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<Resident & { sortKey: string }>`
    SELECT lower(p.name) AS "sortKey", ${personJson(now)} AS person,
      json_agg(json_build_object('unitId', u.id, 'code', u.code, 'role', o.role, 'isBillingParty', o.is_billing_party)
        ORDER BY u.code) AS units
    FROM building b
    JOIN unit u ON u.org_id = b.org_id AND u.building_id = b.id AND u.deleted_at IS NULL
    JOIN occupancy o ON o.org_id = u.org_id AND o.unit_id = u.id
      AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date
    JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
    WHERE b.org_id = ${orgId} AND b.id = ${buildingId}
      AND ${after === null ? sql`true` : sql`(lower(p.name), p.id) > (${after.sortKey}, ${after.id}::uuid)`}
    GROUP BY p.org_id, p.id
    HAVING ${query.q === '' ? sql`true` : sql`p.name ILIKE ${like} OR bool_or(u.code ILIKE ${like})`}
    ORDER BY lower(p.name), p.id LIMIT ${query.limit + 1}`.execute(db);
  return rows;
}
