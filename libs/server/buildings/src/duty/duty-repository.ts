import type { DutyShift, DutyShiftDraft } from '@imah/contract/buildings';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import type { BuildingKey } from '../building-repository.ts';
import { thoseWhoWorkIn } from './works-in.ts';

/** The shifts of a building with whom they name; of a member who has left for a while as well. */
export function selectShifts(db: Kysely<Database>, { orgId, buildingId }: BuildingKey) {
  return db
    .selectFrom('duty_shift as s')
    .leftJoin('app_user as u', 'u.id', 's.user_id')
    .leftJoin('building_contact as c', (join) =>
      join.onRef('c.org_id', '=', 's.org_id').onRef('c.id', '=', 's.contact_id'),
    )
    .select(['s.id', 's.user_id as userId', 's.contact_id as contactId', 's.phone', 's.days', 's.version'])
    .select(['s.from_time as from', 's.to_time as to', 'u.name as userName'])
    .select(['c.name as contactName', 'c.phone as contactPhone'])
    .where('s.org_id', '=', orgId)
    .where('s.building_id', '=', buildingId)
    .orderBy('s.from_time')
    .orderBy('s.to_time')
    .orderBy('s.id');
}

/** The roster of a building, by the hour at which its shifts begin, with who of it works there still. */
export async function listShifts(db: Kysely<Database>, key: BuildingKey, now: number): Promise<DutyShift[]> {
  const rows = await selectShifts(db, key).execute();
  const there = await thoseWhoWorkIn(
    db,
    key,
    rows.flatMap(({ userId }) => (userId === null ? [] : [userId])),
    now,
  );
  return rows.map(({ id, userId, contactId, userName, contactName, contactPhone, phone, days, from, to, version }) => ({
    id,
    holder:
      userId === null
        ? // The table has one of both, and what it names is there as long as it.
          { kind: 'contact', contactId: contactId ?? '', name: contactName ?? '', phone: contactPhone ?? '' }
        : { kind: 'member', userId, name: userName ?? '', phone, standing: there.has(userId) ? 'works-there' : 'gone' },
    days: [...days].toSorted((a, b) => a - b),
    from,
    to,
    version,
  }));
}

/** @throws {HttpProblem} 404 */
export async function getShift(db: Kysely<Database>, key: BuildingKey, id: string, now: number): Promise<DutyShift> {
  const found = (await listShifts(db, key, now)).find((shift) => shift.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** Writes a shift that is new. */
export async function insertShift(
  trx: Transaction<Database>,
  { orgId, buildingId }: BuildingKey,
  id: string,
  draft: DutyShiftDraft,
): Promise<void> {
  await trx
    .insertInto('duty_shift')
    .values({ org_id: orgId, id, building_id: buildingId, ...columnsOf(draft) })
    .execute();
}

/** Writes a shift as its next version. */
export async function updateShiftRow(
  trx: Transaction<Database>,
  { orgId }: BuildingKey,
  id: string,
  draft: DutyShiftDraft,
): Promise<void> {
  await trx
    .updateTable('duty_shift')
    .set((eb) => ({ ...columnsOf(draft), version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

function columnsOf({ holder, days, from, to }: DutyShiftDraft) {
  return {
    user_id: holder.kind === 'member' ? holder.userId : null,
    contact_id: holder.kind === 'contact' ? holder.contactId : null,
    phone: holder.kind === 'member' ? holder.phone : null,
    days: [...new Set(days)].toSorted((a, b) => a - b),
    from_time: from,
    to_time: to,
  };
}
