import type { OccupantInvitationDraft } from '@imah/contract/people';
import { mostInvitedAtOnce } from '@imah/contract/people/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isLasting, selectStays } from '../occupancy-repository.ts';
import type { PeopleOf } from '../person-repository.ts';

/** Somebody who may be invited to an account, with the units in which they have a stay that lasts. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly hasAccount: boolean;
  readonly units: string[];
}

/** Those who were named and have or had a stay in this building; else everybody whom nobody has invited yet. */
export async function listCandidates(
  db: Kysely<Database>,
  of: PeopleOf,
  { personIds, by }: Pick<OccupantInvitationDraft, 'personIds' | 'by'>,
): Promise<Candidate[]> {
  const lasting = isLasting(of.now);
  const rows = await selectStays(db, of)
    .select(['p.id', 'p.name', 'p.email', 'p.user_id as userId'])
    .select((eb) => eb.fn.agg<string[] | null>('array_agg', ['u.code']).distinct().filterWhere(lasting).as('units'))
    .$if(personIds !== null, (query) => query.where('p.id', 'in', [...new Set(personIds)]))
    .$if(personIds === null, (query) =>
      query
        .where('p.user_id', 'is', null)
        .where((eb) =>
          eb.not(
            eb.exists(
              selectOpen(db, of.now)
                .whereRef('i.org_id', '=', eb.ref('p.org_id'))
                .whereRef('i.person_id', '=', eb.ref('p.id')),
            ),
          ),
        )
        .$if(by === 'mail', (some) => some.where('p.email', 'is not', null))
        .having((eb) => eb.fn<boolean>('bool_or', [lasting])),
    )
    .groupBy(['p.org_id', 'p.id'])
    .orderBy((eb) => eb.fn.min('u.code'))
    .orderBy(sql`lower(p.name)`)
    .orderBy('p.id')
    .limit(mostInvitedAtOnce)
    .execute();
  return rows.map(({ userId, units, ...row }) => ({ ...row, hasAccount: userId !== null, units: units ?? [] }));
}

/** Invitations `i` that can be accepted. */
function selectOpen(db: Kysely<Database>, now: number) {
  return db
    .selectFrom('invitation as i')
    .select('i.id')
    .where('i.status', '=', 'pending')
    .where('i.expires_at', '>', new Date(now));
}

/** Somebody on record with a stay that lasts. */
export interface KnownOccupant {
  readonly personId: string;
  readonly unitId: string;
  readonly name: string;
  readonly email: string | null;
  readonly hasAccount: boolean;
  readonly isInvited: boolean;
}

/** Everybody with a stay that lasts, once for each unit. */
export async function listKnownOccupants(db: Kysely<Database>, of: PeopleOf): Promise<KnownOccupant[]> {
  const rows = await selectStays(db, of)
    .select(['p.id as personId', 'u.id as unitId', 'p.name', 'p.email', 'p.user_id as userId'])
    .select((eb) =>
      selectOpen(db, of.now)
        .whereRef('i.org_id', '=', eb.ref('p.org_id'))
        .whereRef('i.person_id', '=', eb.ref('p.id'))
        .limit(1)
        .as('openId'),
    )
    .distinct()
    .where(isLasting(of.now))
    .orderBy('p.id')
    .execute();
  return rows.map(({ userId, openId, ...row }) => ({
    ...row,
    hasAccount: userId !== null,
    isInvited: openId !== null,
  }));
}
