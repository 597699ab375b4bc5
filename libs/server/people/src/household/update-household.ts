import { readToday } from '@imah/server-platform/command';
import type { Transaction } from 'kysely';
import type { PlaceEdit } from '@imah/server-buildings';
import type { Database } from '@imah/server-platform/database/schema';
import type { PeopleEdit } from '../change-people.ts';
import { type Day, endHouseholdStays, type Stay, toDay } from '../stays.ts';
import { updateUnitStatus } from '../unit-status.ts';
import { requireFaultless } from '../require-faultless.ts';
import { listStays, writeStays } from '../stay-repository.ts';

interface Invited {
  readonly id: string;
  readonly status: 'waiting' | 'current';
  readonly hostId: string;
  readonly personId: string | null;
}

/**
 * The stays of a unit as they are about to be written, with those of a household no longer than who invited them: to be
 * asked before it is looked at who pays on which day.
 */
export async function withinHousehold(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  stays: readonly Stay[],
): Promise<readonly Stay[]> {
  return (await readInvited(trx, edit, unitId)).reduce((rest, { hostId, personId }) => {
    const last = lastDayOf(rest, hostId);
    return personId === null || last === null ? rest : endHouseholdStays(rest, personId, last);
  }, stays);
}

/**
 * Waits for nobody any more of whom the one who invited has left, and keeps nobody in mind who is gone. To be called, in
 * the same transaction, whenever the stays of a unit have changed.
 */
export async function updateHousehold(trx: Transaction<Database>, edit: PeopleEdit, unitId: string): Promise<void> {
  const invited = await readInvited(trx, edit, unitId);
  if (invited.length === 0) return;
  const today = toDay((await readToday(trx, edit, edit.now)).today);
  const stays = await listStays(trx, edit, unitId);
  for (const { id, status, hostId, personId } of invited) {
    if (isGone(stays, status === 'waiting' ? hostId : personId, today)) await markEnded(trx, edit, id, personId);
  }
}

async function readInvited(trx: Transaction<Database>, { orgId }: PlaceEdit, unitId: string): Promise<Invited[]> {
  const rows = await trx
    .selectFrom('household_member')
    .select(['id', 'status', 'host_id as hostId', 'person_id as personId'])
    .where('org_id', '=', orgId)
    .where('unit_id', '=', unitId)
    .where('status', 'in', ['waiting', 'current'])
    .$narrowType<{ status: 'waiting' | 'current' }>()
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows;
}

/** Ends the stay of somebody of a household before today, whoever invited them. */
export async function endStays(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  { stays, personId, last }: { readonly stays: readonly Stay[]; readonly personId: string; readonly last: Day },
): Promise<Stay[]> {
  const after = endHouseholdStays(stays, personId, last);
  requireFaultless(after);
  await writeStays(trx, edit, unitId, stays, after);
  await updateUnitStatus(trx, edit, [unitId]);
  return after;
}

/** Somebody of a household is none of it any more. */
export async function markEnded(
  trx: Transaction<Database>,
  { orgId, now, record }: PeopleEdit,
  id: string,
  personId: string | null,
): Promise<void> {
  await trx
    .updateTable('household_member')
    .set({ status: 'ended', answered_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
  record({ action: 'end', entity: 'household_member', entityId: id, subjectId: personId ?? undefined });
}

/** The last day somebody is in the unit; null while no end is known, and before all days without any stay. */
function lastDayOf(stays: readonly Stay[], personId: string): Day | null {
  const ends = stays.flatMap((stay) => (stay.personId === personId ? [stay.to] : []));
  return ends.reduce<Day | null>((last, to) => (last === null || to === null ? null : Math.max(last, to)), -Infinity);
}

function isGone(stays: readonly Stay[], personId: string | null, today: Day): boolean {
  return !stays.some((stay) => stay.personId === personId && (stay.to === null || stay.to >= today));
}
