import { type Grant, isGrant, permissions, type PolicyActor, type PolicyMembership } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import { prepare } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { secondFactorDue } from './second-factor-rule.ts';
import { narrowToGroup, type ViewedGroup, viewedGroupOf } from './view-as.ts';

/** A membership as `membershipsOf` selects it. */
export interface MembershipRow {
  readonly orgId: string;
  readonly allBuildings: boolean;
  readonly buildingIds: readonly string[];
  readonly isOwner: boolean;
  /** The organisation asks for a second factor, the person has none, and the time of grace is over. */
  readonly isWithheld: boolean;
  readonly grants: readonly string[];
  readonly stays: readonly { readonly unitId: string; readonly since: number }[];
}

// An owner may do everything, also what was added to the product after the organisation was made.
const everything: ReadonlySet<Grant> = new Set(permissions);

/**
 * SQL: when stay `o` in building `b` begins: at midnight of its first day, or when it was written down where that was
 * on that day. Who lived there till then is still named by what was reported in the morning.
 */
function stayBegins(o: string, b: string): string {
  const written = `CASE WHEN lower(${o}.period) = (${o}.created_at AT TIME ZONE ${b}.time_zone)::date THEN ${o}.created_at END`;
  return `greatest('1970-01-01Z'::timestamptz, lower(${o}.period)::timestamp AT TIME ZONE ${b}.time_zone, ${written})`;
}

/**
 * SQL: a JSON array of `MembershipRow`, the memberships that count for a person at a time.
 * `userId` and `at` are expressions, of types uuid and timestamptz.
 */
export function membershipsOf(userId: string, at: string): string {
  return `(
    SELECT coalesce(json_agg(json_build_object(
      'orgId', m.org_id,
      'allBuildings', m.all_buildings,
      'buildingIds', m.building_ids,
      'isOwner', coalesce(held.is_owner, false),
      'isWithheld', coalesce(${secondFactorDue('m')} <= ${at}, false),
      'grants', coalesce(held.grants, '[]'),
      'stays', (
        SELECT coalesce(json_agg(json_build_object('unitId', o.unit_id,
          'since', floor(extract(epoch FROM ${stayBegins('o', 'b')}) * 1000))), '[]')
        FROM person p
        JOIN occupancy o ON o.org_id = p.org_id AND o.person_id = p.id
        JOIN unit un ON un.org_id = o.org_id AND un.id = o.unit_id
        JOIN building b ON b.org_id = un.org_id AND b.id = un.building_id
        WHERE p.user_id = m.user_id AND p.org_id = m.org_id AND o.period @> (${at} AT TIME ZONE b.time_zone)::date
      )
    )), '[]')
    FROM membership m
    LEFT JOIN LATERAL (
      SELECT bool_or(g.default_key = 'owner') AS is_owner,
        json_agg(DISTINCT allowed) FILTER (WHERE g.default_key IS DISTINCT FROM 'owner') AS grants
      FROM membership_group mg
      JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
      LEFT JOIN LATERAL unnest(g.effective_grants) AS allowed ON g.default_key IS DISTINCT FROM 'owner'
      WHERE mg.org_id = m.org_id AND mg.membership_id = m.id
    ) held ON true
    WHERE m.user_id = ${userId} AND m.status = 'active' AND (m.expires_at IS NULL OR m.expires_at > ${at})
  )`;
}

const selectMemberships = prepare<[userId: string, now: Date], { readonly memberships: readonly MembershipRow[] }>(
  'memberships',
  `SELECT ${membershipsOf('u.id', '$2::timestamptz')} AS memberships
  FROM app_user u WHERE u.id = $1 AND u.status = 'active'`,
);

/** A person as the policy sees them, and what it does not see. */
export interface LoadedActor extends PolicyActor, PolicyMemberships {}

/**
 * The person as the policy sees them, in one query; null for an unknown, locked or deleted account.
 * Suspended and expired memberships, and occupancies of another day, are not in it; those that a missing second factor
 * withholds stand apart.
 * `now` in milliseconds since 1970 UTC.
 */
export async function loadActor(db: Kysely<Database>, userId: string, now: number): Promise<LoadedActor | null> {
  const [row] = await selectMemberships(db, userId, new Date(now));
  return row === undefined ? null : { userId, ...policyMembershipsOf(row.memberships) };
}

/**
 * The person as one of their sessions sees that sees as a group; null when the session has ended or does not.
 * `now` in milliseconds since 1970 UTC.
 */
export async function loadViewer(
  db: Kysely<Database>,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: number,
): Promise<PolicyActor | null> {
  const [found] = await selectViewed(db, sessionId, userId, new Date(now));
  const actor = found?.group == null ? null : await loadActor(db, userId, now);
  if (actor === null || found?.group == null) return null;
  return { userId, memberships: narrowToGroup(actor.memberships, found.group) };
}

const selectViewed = prepare<[sessionId: string, userId: string, now: Date], { readonly group: ViewedGroup | null }>(
  'viewed-group',
  `SELECT ${viewedGroupOf('s')} AS "group" FROM session s WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > $3`,
);

/** The memberships of a person that count, and those that a missing second factor withholds. */
export interface PolicyMemberships {
  readonly memberships: readonly PolicyMembership[];
  readonly withheld: readonly PolicyMembership[];
}

export function policyMembershipsOf(rows: readonly MembershipRow[]): PolicyMemberships {
  return {
    memberships: rows.filter(({ isWithheld }) => !isWithheld).map(toPolicyMembership),
    withheld: rows.filter(({ isWithheld }) => isWithheld).map(toPolicyMembership),
  };
}

function toPolicyMembership(row: MembershipRow): PolicyMembership {
  return {
    orgId: row.orgId,
    grants: row.isOwner ? everything : new Set(row.grants.filter(isGrant)),
    buildings: row.allBuildings ? 'all' : new Set(row.buildingIds),
    unitIds: new Set(row.stays.map(({ unitId }) => unitId)),
    unitsSince: sinceOf(row.stays),
  };
}

/** Of two stays in one unit the earlier one counts. */
function sinceOf(stays: MembershipRow['stays']): ReadonlyMap<string, number> {
  const since = new Map<string, number>();
  for (const stay of stays) since.set(stay.unitId, Math.min(stay.since, since.get(stay.unitId) ?? Infinity));
  return since;
}
