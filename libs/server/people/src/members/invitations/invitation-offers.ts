import type { InvitationOffer } from '@imah/contract/members';
import { expressionBuilder, type Kysely, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownName } from '@imah/server-platform/built-in-names';
import type { Database } from '@imah/server-platform/database/schema';
import { hashToken } from '@imah/server-platform/sessions';
import { isLasting } from '../../occupancy-repository.ts';
import { groupsJson, type InvitationKey, statusOf } from './invitation-repository.ts';

const i = expressionBuilder<Database & { i: Database['invitation'] }, 'i'>();
/** SQL: the building of an invitation of an occupant. */
const firstBuilding = sql<string>`i.building_ids[1]`;

/** SQL: the building and the units of the person of invitation `i`; null for an invitation to work. */
function placeJson(now: number) {
  return i
    .selectFrom('building as b')
    .leftJoin('unit as u', (join) =>
      join.onRef('u.org_id', '=', 'b.org_id').onRef('u.building_id', '=', 'b.id').on('u.deleted_at', 'is', null),
    )
    .leftJoin('occupancy as o', (join) =>
      join.onRef('o.org_id', '=', 'u.org_id').onRef('o.unit_id', '=', 'u.id').onRef('o.person_id', '=', 'i.person_id'),
    )
    .select((eb) =>
      jsonBuildObject({
        building: eb.ref('b.name'),
        units: eb.fn
          .agg<string[] | null>('array_agg', ['u.code'])
          .distinct()
          .filterWhere(eb.and([eb('o.id', 'is not', null), isLasting(now)])),
      }).as('place'),
    )
    .whereRef('b.org_id', '=', 'i.org_id')
    .where('b.id', '=', firstBuilding)
    .where(i('i.person_id', 'is not', null))
    .groupBy('b.name');
}

/** Where somebody who is invited to an account of their own lives. */
export interface InvitedPlace {
  readonly building: string;
  readonly units: string[];
}

function toPlace(place: { building: string; units: string[] | null } | null): InvitedPlace | null {
  return place === null ? null : { building: place.building, units: (place.units ?? []).toSorted() };
}

/**
 * What the token of a mail or of a link is good for, to whoever holds it; null for one that was never sent or was
 * replaced.
 */
export async function findOffer(db: Kysely<Database>, token: string, now: number): Promise<InvitationOffer | null> {
  const row = await db
    .selectFrom('invitation as i')
    .innerJoin('organization as org', 'org.id', 'i.org_id')
    .leftJoin('app_user as inviter', 'inviter.id', 'i.invited_by')
    .leftJoin('app_user as known', 'known.email', 'i.email')
    .select(['org.name as orgName', 'inviter.name as invitedBy', 'i.email', 'i.status', 'i.expires_at as expiresAt'])
    .select(['known.id as knownId', placeJson(now).as('place'), groupsJson.as('groups')])
    .where('i.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { knownId, place, groups, expiresAt, ...offer } = row;
  return {
    ...offer,
    status: statusOf(row, now),
    place: toPlace(place),
    hasAccount: knownId !== null,
    groups: groups.map(({ key, name }) => shownName('group', key, name)).toSorted((a, b) => a.localeCompare(b)),
    expiresAt: expiresAt.toISOString(),
  };
}

/** What the mail of an invitation says, while the invitation waits for it. */
export async function findUnsent(db: Kysely<Database>, { orgId, id }: InvitationKey, now: number) {
  const row = await db
    .selectFrom('invitation as i')
    .innerJoin('organization as org', 'org.id', 'i.org_id')
    .leftJoin('app_user as inviter', 'inviter.id', 'i.invited_by')
    .leftJoin('app_user as invited', (join) =>
      join.onRef('invited.email', '=', 'i.email').on('invited.status', '=', 'active'),
    )
    .select(['i.email', 'i.locale', 'invited.locale as ownLocale', 'org.name as orgName', 'inviter.name as invitedBy'])
    .select(['i.expires_at as expiresAt', placeJson(now).as('place'), groupsJson.as('groups')])
    .where('i.org_id', '=', orgId)
    .where('i.id', '=', id)
    .where('i.status', '=', 'pending')
    .where('i.email', 'is not', null)
    .where('i.sent_at', 'is', null)
    .where('i.expires_at', '>', new Date(now))
    .$narrowType<{ email: string }>()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { ownLocale, place, ...mail } = row;
  return { ...mail, locale: ownLocale ?? mail.locale, place: toPlace(place) };
}

/** Where whoever invited finds what became of it: null for an invitation to work. */
export async function findInvitedHome(db: Kysely<Database>, { orgId, id }: InvitationKey) {
  const row = await db
    .selectFrom('invitation as i')
    .select(['i.person_id as personId', 'i.building_ids'])
    .select((eb) => [
      eb
        .selectFrom('household_member as h')
        .innerJoin('person as host', (join) =>
          join.onRef('host.org_id', '=', 'h.org_id').onRef('host.id', '=', 'h.host_id'),
        )
        .select('h.unit_id')
        .whereRef('h.org_id', '=', 'i.org_id')
        .whereRef('h.person_id', '=', 'i.person_id')
        .whereRef('host.user_id', '=', 'i.invited_by')
        .orderBy('h.created_at', 'desc')
        .limit(1)
        .as('homeId'),
      eb
        .selectFrom('occupancy as o')
        .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'o.org_id').onRef('u.id', '=', 'o.unit_id'))
        .select('o.unit_id')
        .whereRef('o.org_id', '=', 'i.org_id')
        .whereRef('o.person_id', '=', 'i.person_id')
        .where('u.building_id', '=', firstBuilding)
        .orderBy('u.code')
        .limit(1)
        .as('unitId'),
    ])
    .where('i.org_id', '=', orgId)
    .where('i.id', '=', id)
    .executeTakeFirst();
  const [buildingId] = row?.building_ids ?? [];
  if (row === undefined || row.personId === null || buildingId === undefined) return null;
  return { buildingId, homeId: row.homeId, unitId: row.unitId };
}

/** The columns of the membership that an invitation offers, with those of its buildings that are still there, and its groups. */
export async function readOfferedRights(db: Kysely<Database>, { orgId, id }: InvitationKey) {
  const offered = await db
    .selectFrom('invitation')
    .select(['all_buildings', 'building_ids', 'member_expires_at as expires_at'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const buildings = await db
    .selectFrom('building')
    .select('id')
    .where('org_id', '=', orgId)
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(offered.building_ids))))
    .execute();
  const groups = await db
    .selectFrom('invitation_group')
    .select('group_id as groupId')
    .where('org_id', '=', orgId)
    .where('invitation_id', '=', id)
    .execute();
  const groupIds = groups.map(({ groupId }) => groupId);
  return { ...offered, building_ids: buildings.map((building) => building.id), groupIds };
}
