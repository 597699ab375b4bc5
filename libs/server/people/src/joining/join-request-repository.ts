import type { JoinRequest } from '@imah/contract/people';
import type { RequestPlace } from '@imah/contract/today';
import type { Expression, Kysely, SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '@imah/server-platform/database/schema';
import { isCurrent, isLasting } from '../occupancy-repository.ts';

/** A request with where it is about, and how many there are like it. */
export interface FoundRequest {
  readonly request: JoinRequest;
  readonly building: RequestPlace;
  readonly total: number;
}

/** Who waits to be let in, of those that a condition on `join_request r` names, the oldest first. */
export async function listRequests(
  db: Kysely<Database>,
  { where, now, limit }: { readonly where: Expression<SqlBool>; readonly now: number; readonly limit: number },
): Promise<FoundRequest[]> {
  const rows = await db
    .selectFrom('join_request as r')
    .innerJoin('app_user as a', 'a.id', 'r.user_id')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'r.org_id').onRef('b.id', '=', 'r.building_id'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('unit as known')
          .select('known.id')
          .whereRef('known.org_id', '=', 'r.org_id')
          .whereRef('known.building_id', '=', 'r.building_id')
          .where('known.deleted_at', 'is', null)
          .where((of) => of(of.fn('lower', ['known.code']), '=', of.fn('lower', ['r.unit_code'])))
          .limit(1)
          .as('u'),
      (join) => join.onTrue(),
    )
    .select(['r.id', 'r.unit_code as unitCode', 'r.role', 'r.note', 'r.status', 'r.created_at as createdAt'])
    .select(['a.name', 'a.email', 'u.id as unitId'])
    .select(['b.id as buildingId', 'b.name as building', 'b.time_zone as timeZone'])
    .select((eb) => [
      eb.fn.countAll<number>().over().as('total'),
      jsonArrayFrom(
        eb
          .selectFrom('occupancy as o')
          .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
          .select(['p.id as personId', 'p.name', 'o.role', 'p.user_id as userId'])
          .select((of) =>
            of
              .and([of('o.is_billing_party', '=', true), isCurrent(now)])
              .$castTo<boolean>()
              .as('pays'),
          )
          .whereRef('o.org_id', '=', 'r.org_id')
          .whereRef('o.unit_id', '=', 'u.id')
          .where(isLasting(now))
          .orderBy((of) => of.fn('lower', ['p.name']))
          .orderBy('p.id'),
      ).as('people'),
    ])
    .where('r.status', '=', 'pending')
    .where(where)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();
  return rows.map(({ buildingId, building: name, timeZone, total, people, createdAt, ...request }) => ({
    request: {
      ...request,
      createdAt: createdAt.toISOString(),
      candidates: people.flatMap(({ userId, pays: _pays, ...person }) => (userId === null ? [person] : [])),
      isPaid: people.some(({ pays }) => pays),
    },
    building: { id: buildingId, name, timeZone },
    total,
  }));
}
