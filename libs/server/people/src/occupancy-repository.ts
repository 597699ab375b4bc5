import type { Occupancy, Resident } from '@imah/contract/people';
import { type Expression, expressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { type PeopleOf, personJson, toPerson } from './person-repository.ts';

const o = expressionBuilder<Database & { o: Database['occupancy'] }, 'o'>();

/** SQL: the day it is at `now` in building `b`. */
export function localDay(now: number): Expression<string> {
  return sql`(${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date`;
}

/** SQL: whether the stay `o`, in building `b`, goes on today. */
export function isCurrent(now: number): Expression<SqlBool> {
  return sql`o.period @> ${localDay(now)}`;
}

/**
 * SQL: whether the stay `o`, in building `b`, goes on today or is to come. Who moves in next month may come by
 * their account before; who has left has no more of it.
 */
export function isLasting(now: number): Expression<SqlBool> {
  return endsAfter(localDay(now));
}

/** SQL: whether the stay `o` goes on after a day. */
export function endsAfter(day: Expression<string>): Expression<SqlBool> {
  const end = o.fn<string | null>('upper', ['o.period']);
  return o.or([o(end, 'is', null), o(end, '>', day)]);
}

/** SQL: the first and the last day of the stay `o`; the last is null while no end is known. */
export const firstDay = o.cast<string>(o.fn('lower', ['o.period']), 'text');
export const lastDay = o.cast<string | null>(
  o(o.cast<number | null>(o.fn('upper', ['o.period']), 'date'), '-', o.lit(1)),
  'text',
);

/** Stays `o` of people `p` in units `u` of buildings `b` that are there. */
export function selectStays(db: Kysely<Database>, { orgId, buildingId }: Pick<PeopleOf, 'orgId' | 'buildingId'>) {
  return db
    .selectFrom('building as b')
    .innerJoin('unit as u', (join) =>
      join.onRef('u.org_id', '=', 'b.org_id').onRef('u.building_id', '=', 'b.id').on('u.deleted_at', 'is', null),
    )
    .innerJoin('occupancy as o', (join) => join.onRef('o.org_id', '=', 'u.org_id').onRef('o.unit_id', '=', 'u.id'))
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
    .where('b.org_id', '=', orgId)
    .where('b.id', '=', buildingId);
}

/** Stays of a unit, or the one with an id, the latest first. */
export async function listOccupancies(
  db: Kysely<Database>,
  of: PeopleOf,
  which: { readonly unitId: string } | { readonly occupancyId: string },
): Promise<Occupancy[]> {
  const rows = await selectStays(db, of)
    .select(['o.id', 'o.unit_id as unitId', 'o.role', 'o.share_ppm as sharePpm', 'o.version'])
    .select(['o.is_billing_party as isBillingParty', firstDay.as('from'), lastDay.as('to'), personJson.as('person')])
    .select((eb) =>
      eb
        .selectFrom('household_member as h')
        .innerJoin('person as host', (join) =>
          join.onRef('host.org_id', '=', 'h.org_id').onRef('host.id', '=', 'h.host_id'),
        )
        .select('host.name')
        .whereRef('h.org_id', '=', 'o.org_id')
        .whereRef('h.unit_id', '=', 'o.unit_id')
        .whereRef('h.person_id', '=', 'o.person_id')
        .where('o.role', '=', 'family')
        .orderBy('h.created_at', 'desc')
        .limit(1)
        .as('invitedBy'),
    )
    .where((eb) => ('unitId' in which ? eb('o.unit_id', '=', which.unitId) : eb('o.id', '=', which.occupancyId)))
    .orderBy(sql`upper(o.period)`, (order) => order.desc().nullsFirst())
    .orderBy(sql`lower(o.period)`, 'desc')
    .orderBy(sql`lower(p.name)`)
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({ ...row, person: toPerson(row.person, of.now) }));
}

/** @throws {HttpProblem} 404 */
export async function getOccupancy(db: Kysely<Database>, of: PeopleOf, occupancyId: string): Promise<Occupancy> {
  const [occupancy] = await listOccupancies(db, of, { occupancyId });
  if (occupancy === undefined) throw notFound();
  return occupancy;
}

export interface ResidentPosition {
  readonly sortKey: string;
  readonly id: string;
}

/** Who is in the building on the day of `now`, by name; one more than `limit` when there is a next page. */
export async function listResidents(
  db: Kysely<Database>,
  of: PeopleOf,
  { limit, after, q }: { readonly limit: number; readonly after: ResidentPosition | null; readonly q: string },
): Promise<(Resident & { readonly sortKey: string })[]> {
  const like = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await selectStays(db, of)
    .select((eb) => [
      eb.fn<string>('lower', ['p.name']).as('sortKey'),
      personJson.as('person'),
      eb.fn
        .jsonAgg(
          jsonBuildObject({
            unitId: eb.ref('u.id'),
            code: eb.ref('u.code'),
            role: eb.ref('o.role'),
            isBillingParty: eb.ref('o.is_billing_party'),
          }),
        )
        .orderBy('u.code')
        .as('units'),
    ])
    .where(isCurrent(of.now))
    .$if(after !== null, (query) =>
      query.where(sql`(lower(p.name), p.id)`, '>', sql`(${after?.sortKey}::text, ${after?.id}::uuid)`),
    )
    .groupBy(['p.org_id', 'p.id'])
    .$if(q !== '', (query) =>
      query.having((eb) =>
        eb.or([eb('p.name', 'ilike', like), eb.fn<boolean>('bool_or', [eb('u.code', 'ilike', like)])]),
      ),
    )
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .limit(limit + 1)
    .execute();
  return rows.map((row) => ({ ...row, person: toPerson(row.person, of.now) }));
}

/** Whether somebody has a stay in the unit that goes on or is to come. */
export async function hasLastingStay(
  db: Kysely<Database>,
  of: PeopleOf,
  { unitId, personId }: { readonly unitId: string; readonly personId: string },
): Promise<boolean> {
  const row = await selectStays(db, of)
    .select('o.id')
    .where('u.id', '=', unitId)
    .where('o.person_id', '=', personId)
    .where(isLasting(of.now))
    .executeTakeFirst();
  return row !== undefined;
}

/** The account of everybody who has or had a stay in a unit. */
export async function accountsOfUnit(
  db: Kysely<Database>,
  { orgId }: Pick<PeopleOf, 'orgId'>,
  unitId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('occupancy as o')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
    .select('p.user_id as userId')
    .distinct()
    .where('o.org_id', '=', orgId)
    .where('o.unit_id', '=', unitId)
    .where('p.user_id', 'is not', null)
    .$narrowType<{ userId: string }>()
    .execute();
  return rows.map(({ userId }) => userId);
}

/** The buildings in which a person, or an account, has a stay that goes on or is to come. */
export async function homesOf(
  db: Kysely<Database>,
  { orgId, now }: Pick<PeopleOf, 'orgId' | 'now'>,
  whose: { readonly userId: string } | { readonly personId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('person as p')
    .innerJoin('occupancy as o', (join) => join.onRef('o.org_id', '=', 'p.org_id').onRef('o.person_id', '=', 'p.id'))
    .innerJoin('unit as u', (join) =>
      join.onRef('u.org_id', '=', 'o.org_id').onRef('u.id', '=', 'o.unit_id').on('u.deleted_at', 'is', null),
    )
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'u.org_id').onRef('b.id', '=', 'u.building_id'))
    .select('b.id')
    .distinct()
    .where('p.org_id', '=', orgId)
    .where((eb) => ('userId' in whose ? eb('p.user_id', '=', whose.userId) : eb('p.id', '=', whose.personId)))
    .where(isLasting(now))
    .orderBy('b.id')
    .execute();
  return rows.map(({ id }) => id);
}
