import type { JoinApproval } from '@imah/contract/people';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type PlaceEdit, writeEdit } from '../../buildings/place-edit.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { joinPerson } from '../accounts/join-person.ts';
import { accessWorkOf } from '../accounts/update-access.ts';
import { isLasting } from '../accounts/lasting-stay.ts';
import { addStay } from '../change-occupancy.ts';
import { localToday } from '../local-today.ts';

/**
 * Lets in who asked. Answers with their account.
 * @throws {HttpProblem} 404, 409 for one that was answered, and for a person with another account, 422
 */
export async function approve(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PlaceEdit,
  id: string,
  approval: JoinApproval,
): Promise<string> {
  // The unit before the organisation, as every change of a unit's people: two of them never wait for each other.
  await sql`SELECT 1 FROM unit WHERE org_id = ${edit.orgId} AND id = ${approval.unitId} FOR NO KEY UPDATE`.execute(trx);
  const { userId, name, email } = await answer(trx, edit, id, 'approved', '');
  const { unitId, role, isBillingParty } = approval;
  const personId =
    approval.personId === null
      ? (
          await addStay(db, trx, edit, unitId, {
            person: { name, email },
            role,
            from: await localToday(trx, edit),
            isBillingParty,
          })
        ).person.id
      : await personOfUnit(trx, edit, unitId, approval.personId);
  await joinPerson(trx, accessWorkOf(edit), { personId, userId });
  return userId;
}

/** @throws {HttpProblem} 404, 409 for one that was answered */
export async function refuse(trx: Transaction<Database>, edit: PlaceEdit, id: string, reason: string): Promise<void> {
  await answer(trx, edit, id, 'refused', reason);
}

/** Two answers at once: the second finds it answered. */
async function answer(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  id: string,
  status: 'approved' | 'refused',
  reason: string,
): Promise<{ userId: string; name: string; email: string }> {
  const { orgId, buildingId, now, actor } = edit;
  const rows = await trx
    .selectFrom('join_request as r')
    .innerJoin('app_user as a', 'a.id', 'r.user_id')
    .select(['r.status', 'a.id as userId', 'a.name', 'a.email', 'r.unit_code as unit'])
    .where('r.org_id', '=', orgId)
    .where('r.building_id', '=', buildingId)
    .where('r.id', '=', id)
    .forNoKeyUpdate('r')
    .execute();
  const [found] = rows;
  if (found === undefined) throw notFound();
  if (found.status !== 'pending') throw new HttpProblem(409, 'BENTROK');
  await sql`
    UPDATE join_request SET status = ${status}, reason = ${reason}, answered_at = ${new Date(now)},
      answered_by = ${actor?.userId ?? null}
    WHERE org_id = ${orgId} AND id = ${id}`.execute(trx);
  const action = status === 'approved' ? 'approve' : 'refuse';
  await writeEdit(trx, edit, { action, entity: 'join_request', entityId: id, after: { status } });
  await notify(
    trx,
    {
      kind: 'join-answered',
      recipients: { kind: 'people', userIds: [found.userId] },
      place: { orgId, buildingId },
      dedupeKey: `join-answered/${id}`,
      data: { outcome: status, unit: found.unit, reason },
      href: status === 'approved' ? '/imah' : '/boarding',
    },
    now,
  );
  return found;
}

async function personOfUnit(
  trx: Transaction<Database>,
  { orgId, buildingId, now }: PlaceEdit,
  unitId: string,
  personId: string,
): Promise<string> {
  const { rows } = await sql`
    SELECT 1 FROM occupancy o JOIN unit u ON u.org_id = o.org_id AND u.id = o.unit_id AND u.deleted_at IS NULL
    JOIN building b ON b.org_id = u.org_id AND b.id = u.building_id
    WHERE o.org_id = ${orgId} AND b.id = ${buildingId} AND u.id = ${unitId} AND o.person_id = ${personId}
      AND ${isLasting(now)} LIMIT 1`.execute(trx);
  if (rows.length === 0) throw invalidField('personId', 'not-an-option');
  return personId;
}
