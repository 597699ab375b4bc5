import { sql, type Transaction } from 'kysely';
import { type PlaceEdit, getUnit } from '@imah/server-buildings';
import type { Database } from '@imah/server-platform/database/schema';
import { updateAccounts } from './accounts/update-access.ts';
import { accountsOfUnit } from './occupancy-repository.ts';
import type { PeopleEdit } from './change-people.ts';
import { updateHousehold } from './household/update-household.ts';

/**
 * One change of a unit's people at a time; what holds for its days is looked at when all is written, and what its
 * people may do follows it.
 * @throws {HttpProblem} 404 without the unit
 */
export async function withUnit<T>(
  trx: Transaction<Database>,
  edit: PeopleEdit,
  unitId: string,
  work: () => Promise<T>,
): Promise<T> {
  await lockUnit(trx, edit, unitId);
  await sql`SET CONSTRAINTS one_billing_party, one_stay_a_day DEFERRED`.execute(trx);
  const before = await accountsOfUnit(trx, edit, unitId);
  const value = await work();
  await updateHousehold(trx, edit, unitId);
  const userIds = [...new Set([...before, ...(await accountsOfUnit(trx, edit, unitId))])];
  await updateAccounts(trx, edit, userIds);
  edit.refreshAccess(userIds);
  return value;
}

/** @throws {HttpProblem} 404 without the unit */
export async function lockUnit(trx: Transaction<Database>, edit: PlaceEdit, unitId: string): Promise<void> {
  await getUnit(trx, edit, unitId);
  await lockUnits(trx, edit, [unitId]);
}

/** In one order, so that two who change places never wait for each other. */
export async function lockUnits(
  trx: Transaction<Database>,
  { orgId }: PlaceEdit,
  unitIds: readonly string[],
): Promise<void> {
  await trx
    .selectFrom('unit')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', 'in', unitIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
