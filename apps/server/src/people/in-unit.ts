import { type Kysely, sql, type Transaction } from 'kysely';
import { readUnit } from '../buildings/change-units.ts';
import type { PlaceEdit } from '../buildings/place-edit.ts';
import type { Database } from '../database/schema.ts';
import { accessWorkOf, accountsOfUnit, updateAccounts } from './accounts/update-access.ts';
import { updateHousehold } from './household/update-household.ts';

/** A change of a unit's people, and the accounts whose rights it changed. */
export interface Moved<T> {
  readonly value: T;
  readonly userIds: readonly string[];
}

/**
 * One change of a unit's people at a time; what holds for its days is looked at when all is written, and what its
 * people may do follows it.
 */
export function inUnit<T>(
  db: Kysely<Database>,
  edit: PlaceEdit,
  unitId: string,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<Moved<T>> {
  return db.transaction().execute((trx) => withUnit(trx, edit, unitId, () => work(trx)));
}

/**
 * The same as part of another change, which makes its own announcements.
 * @throws {HttpProblem} 404 without the unit
 */
export async function withUnit<T>(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  work: () => Promise<T>,
): Promise<Moved<T>> {
  await readUnit(trx, edit, unitId);
  await sql`SELECT 1 FROM unit WHERE org_id = ${edit.orgId} AND id = ${unitId} FOR NO KEY UPDATE`.execute(trx);
  await sql`SET CONSTRAINTS one_billing_party, one_stay_a_day DEFERRED`.execute(trx);
  const before = await accountsOfUnit(trx, edit, unitId);
  const value = await work();
  await updateHousehold(trx, edit, unitId);
  const userIds = [...new Set([...before, ...(await accountsOfUnit(trx, edit, unitId))])];
  await updateAccounts(trx, accessWorkOf(edit), userIds);
  return { value, userIds };
}
