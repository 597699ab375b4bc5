import type { HouseholdPolicy } from '@imah/contract/people/words';
import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isCurrent, isLasting, selectStays } from '../occupancy-repository.ts';
import type { PeopleOf } from '../person-repository.ts';
import { findLastDay } from '../stay-repository.ts';
import { firstOccupant } from './household-repository.ts';

/** Whose household it is. */
export interface Host {
  readonly personId: string;
  readonly name: string;
  readonly unitCode: string;
  readonly policy: HouseholdPolicy;
  /** The last day of their stay; null while no end is known. */
  readonly to: string | null;
  /** The first occupant of the unit, who alone may invite. */
  readonly isFirst: boolean;
}

/** Who an account is in a unit today; null where it is nobody there. */
export async function findHost(
  db: Kysely<Database>,
  of: PeopleOf,
  unitId: string,
  userId: string,
): Promise<Host | null> {
  const rows = await selectStays(db, of)
    .innerJoin('organization as org', 'org.id', 'b.org_id')
    .select(['p.id as personId', 'p.name', 'u.code as unitCode', 'org.household_invitations as policy'])
    .select(firstOccupant(of.now).as('firstId'))
    .where('u.id', '=', unitId)
    .where('p.user_id', '=', userId)
    .where(isCurrent(of.now))
    .orderBy('p.id')
    .execute();
  const row = rows.find(({ personId, firstId }) => personId === firstId) ?? rows[0];
  if (row === undefined) return null;
  const { firstId, ...host } = row;
  const to = await findLastDay(db, of, { unitId, personId: host.personId });
  return { ...host, to, isFirst: host.personId === firstId };
}

/** How many of a household are there or wait for an answer. */
export async function countOpen(db: Kysely<Database>, orgId: string, unitId: string): Promise<number> {
  const { open } = await db
    .selectFrom('household_member')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('org_id', '=', orgId)
    .where('unit_id', '=', unitId)
    .where('status', 'in', ['waiting', 'current'])
    .executeTakeFirstOrThrow();
  return open;
}

/** Whether the address is of somebody who waits to be of the unit, is of it or will be. */
export async function isEmailInUnit(
  db: Kysely<Database>,
  of: PeopleOf,
  unitId: string,
  email: string,
): Promise<boolean> {
  const { orgId } = of;
  const waiting = await db
    .selectFrom('household_member')
    .select('id')
    .where('org_id', '=', orgId)
    .where('unit_id', '=', unitId)
    .where('status', '=', 'waiting')
    .where('email', '=', email)
    .executeTakeFirst();
  if (waiting !== undefined) return true;
  const there = await selectStays(db, of)
    .leftJoin('app_user as a', 'a.id', 'p.user_id')
    .select('o.id')
    .where('u.id', '=', unitId)
    .where(isLasting(of.now))
    .where((eb) => eb.or([eb('p.email', '=', email), eb('a.email', '=', email)]))
    .executeTakeFirst();
  return there !== undefined;
}

export async function updateMemberRow(
  trx: Transaction<Database>,
  { orgId, id }: { readonly orgId: string; readonly id: string },
  columns: Updateable<Database['household_member']>,
): Promise<void> {
  await trx.updateTable('household_member').set(columns).where('org_id', '=', orgId).where('id', '=', id).execute();
}
