import type { Household, HouseholdMember, HouseholdRequest } from '@imah/contract/people';
import type { RequestPlace } from '@imah/contract/today';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '@imah/server-platform/database/schema';
import { isCurrent } from '../occupancy-repository.ts';
import { accountOf, type PeopleOf, personJson } from '../person-repository.ts';

/** For how long a refusal stays in sight of who invited. */
const refusedMs = 30 * 86_400_000;

type Tables = Database & { u: Database['unit']; b: Database['building']; h: Database['household_member'] };
const at = expressionBuilder<Tables, 'u' | 'b'>();
const h = expressionBuilder<Tables & { p: Database['person'] }, 'h' | 'p'>();

/**
 * SQL: the first occupant today of unit `u` in building `b`: who rents it before who owns it, who pays for it before
 * others, and who has been there longest.
 */
export function firstOccupant(now: number) {
  return at
    .selectFrom('occupancy as o')
    .select('o.person_id')
    .whereRef('o.org_id', '=', 'u.org_id')
    .whereRef('o.unit_id', '=', 'u.id')
    .where('o.role', 'in', ['tenant', 'owner'])
    .where(isCurrent(now))
    .orderBy((eb) => eb('o.role', '=', 'tenant'), 'desc')
    .orderBy('o.is_billing_party', 'desc')
    .orderBy((eb) =>
      eb
        .selectFrom('occupancy as was')
        .select(sql`min(lower(was.period))`.as('first'))
        .whereRef('was.org_id', '=', 'o.org_id')
        .whereRef('was.unit_id', '=', 'o.unit_id')
        .whereRef('was.person_id', '=', 'o.person_id'),
    )
    .orderBy('o.person_id')
    .limit(1);
}

/** SQL: the record of `household_member h` and of the person `p` they are, if any, as JSON. */
const memberJson = jsonBuildObject({
  id: h.ref('h.id'),
  name: h.ref('h.name'),
  email: h.ref('h.email'),
  status: h.ref('h.status'),
  reason: h.ref('h.reason'),
  createdAt: h.ref('h.created_at'),
  personId: h.ref('h.person_id'),
  person: personJson,
});
type MemberRecord = typeof memberJson extends Expression<infer Row> ? Row : never;

/** Null for who is none of the household any more: they are shown to nobody. */
function toMember({ personId, person, status, ...row }: MemberRecord, now: number): HouseholdMember | null {
  if (status === 'ended') return null;
  const shown = { ...row, status, createdAt: new Date(row.createdAt).toISOString() };
  if (personId === null) return { ...shown, account: null };
  return { ...shown, name: person.name, email: person.email, account: accountOf(person, now) };
}

/** The units of an account in the building today, and whom it has invited into them. */
export async function listHouseholds(
  db: Kysely<Database>,
  { orgId, buildingId, now }: PeopleOf,
  userId: string,
): Promise<Household[]> {
  const rows = await db
    .selectFrom('person as me')
    .innerJoin('occupancy as o', (join) => join.onRef('o.org_id', '=', 'me.org_id').onRef('o.person_id', '=', 'me.id'))
    .innerJoin('unit as u', (join) =>
      join.onRef('u.org_id', '=', 'o.org_id').onRef('u.id', '=', 'o.unit_id').on('u.deleted_at', 'is', null),
    )
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'u.org_id').onRef('b.id', '=', 'u.building_id'))
    .innerJoin('organization as org', 'org.id', 'b.org_id')
    .select(['u.id as unitId', 'u.code as unitCode', 'org.household_invitations as policy', 'me.id as personId'])
    .select((eb) => [
      firstOccupant(now).as('firstId'),
      jsonArrayFrom(
        eb
          .selectFrom('household_member as h')
          .innerJoin('person as host', (join) =>
            join
              .onRef('host.org_id', '=', 'h.org_id')
              .onRef('host.id', '=', 'h.host_id')
              .on('host.user_id', '=', userId),
          )
          .leftJoin('person as p', (join) => join.onRef('p.org_id', '=', 'h.org_id').onRef('p.id', '=', 'h.person_id'))
          .select(memberJson.as('member'))
          .whereRef('h.org_id', '=', 'u.org_id')
          .whereRef('h.unit_id', '=', 'u.id')
          .where((of) =>
            of.or([
              of('h.status', 'in', ['waiting', 'current']),
              of.and([of('h.status', '=', 'refused'), of('h.answered_at', '>', new Date(now - refusedMs))]),
            ]),
          )
          .orderBy('h.created_at')
          .orderBy('h.id'),
      ).as('members'),
    ])
    .where('me.org_id', '=', orgId)
    .where('b.id', '=', buildingId)
    .where('me.user_id', '=', userId)
    .where(isCurrent(now))
    .orderBy('u.code')
    .execute();
  const units = new Map<string, Household>();
  for (const { personId, firstId, members, unitId, unitCode, policy } of rows) {
    const mayInvite = policy !== 'off' && (personId === firstId || units.get(unitId)?.mayInvite === true);
    const invited = members.flatMap(({ member }) => toMember(member, now) ?? []);
    units.set(unitId, { unitId, unitCode, policy, mayInvite, members: invited });
  }
  return [...units.values()];
}

/** One of a household, with the account of whoever invited them. */
export interface KnownMember {
  /** Null for who has left. */
  readonly member: HouseholdMember | null;
  readonly unitId: string;
  readonly unitCode: string;
  readonly personId: string | null;
  readonly hostUserId: string | null;
}

/** Null where there is nobody such in the building. */
export async function findMember(
  db: Kysely<Database>,
  { orgId, buildingId, now }: PeopleOf,
  id: string,
): Promise<KnownMember | null> {
  const row = await db
    .selectFrom('household_member as h')
    .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'h.org_id').onRef('u.id', '=', 'h.unit_id'))
    .innerJoin('person as host', (join) =>
      join.onRef('host.org_id', '=', 'h.org_id').onRef('host.id', '=', 'h.host_id'),
    )
    .leftJoin('person as p', (join) => join.onRef('p.org_id', '=', 'h.org_id').onRef('p.id', '=', 'h.person_id'))
    .select(['h.unit_id as unitId', 'u.code as unitCode', 'h.person_id as personId', 'host.user_id as hostUserId'])
    .select(memberJson.as('member'))
    .where('h.org_id', '=', orgId)
    .where('h.building_id', '=', buildingId)
    .where('h.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, member: toMember(row.member, now) };
}

/** A request with where it is about, and how many there are like it. */
export interface FoundHouseholdRequest {
  readonly request: HouseholdRequest;
  readonly building: RequestPlace;
  readonly total: number;
}

/** For whom first occupants ask, of those that a condition on `household_member h` names, the oldest first. */
export async function listHouseholdRequests(
  db: Kysely<Database>,
  condition: Expression<SqlBool>,
  limit: number,
): Promise<FoundHouseholdRequest[]> {
  const rows = await db
    .selectFrom('household_member as h')
    .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'h.org_id').onRef('u.id', '=', 'h.unit_id'))
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'h.org_id').onRef('b.id', '=', 'h.building_id'))
    .innerJoin('person as host', (join) =>
      join.onRef('host.org_id', '=', 'h.org_id').onRef('host.id', '=', 'h.host_id'),
    )
    .select(['h.id', 'h.unit_id as unitId', 'u.code as unitCode', 'h.name', 'h.email', 'host.name as host'])
    .select(['h.created_at as createdAt', 'b.id as buildingId', 'b.name as building', 'b.time_zone as timeZone'])
    .select((eb) => eb.fn.countAll<number>().over().as('total'))
    .where('h.status', '=', 'waiting')
    .where(condition)
    .orderBy('h.created_at')
    .orderBy('h.id')
    .limit(limit)
    .execute();
  return rows.map(({ buildingId, building: name, timeZone, total, createdAt, ...request }) => ({
    request: { ...request, createdAt: createdAt.toISOString() },
    building: { id: buildingId, name, timeZone },
    total,
  }));
}
