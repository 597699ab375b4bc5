import { readToday } from '@imah/server-platform/command';
import type { JoinApproval } from '@imah/contract/people';
import type { Transaction } from 'kysely';
import type { PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts, PersonalEdit, Recording } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { notify } from '@imah/server-notifications';
import { joinPerson } from '../accounts/join-person.ts';
import { addStay } from '../change-occupancy.ts';
import { changePeople } from '../change-people.ts';
import { lockUnits } from '../in-unit.ts';
import { hasLastingStay } from '../occupancy-repository.ts';

/** Who answers which request. */
export type JoinRequestEdit = PlaceEdit & PersonalEdit & { readonly joinRequestId: string };

interface Request {
  readonly status: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly unit: string;
}

/**
 * Lets in who asked.
 * @throws {HttpProblem} 404, 409 for one that was answered, and for a person with another account, 422
 */
export function approve(
  ports: CommandPorts,
  edit: JoinRequestEdit,
  { unitId, role, isBillingParty, personId: known }: JoinApproval,
): Promise<void> {
  return changePeople(ports, edit, {
    lock: async (trx) => {
      // The unit before the organisation, as every change of a unit's people: two of them never wait for each other.
      await lockUnits(trx, edit, [unitId]);
      return lockRequest(trx, edit);
    },
    validate: (_trx, request) => requirePending(request),
    write: async (trx, work, { userId, name, email, unit }) => {
      await answer(trx, work, { userId, unit }, { outcome: 'approved', reason: '' });
      const { today: from } = await readToday(trx, edit, edit.now);
      const draft = { person: { name, email }, role, from, isBillingParty };
      const personId =
        known === null
          ? (await addStay(ports.db, trx, work, unitId, draft)).person.id
          : await personOfUnit(trx, edit, unitId, known);
      await joinPerson(trx, work, { personId, userId });
      work.refreshAccess([userId]);
    },
    eventOf: () => ({ id: edit.joinRequestId, op: 'created' }),
  });
}

/** @throws {HttpProblem} 404, 409 for one that was answered */
export function refuse(ports: CommandPorts, edit: JoinRequestEdit, reason: string): Promise<void> {
  return changePeople(ports, edit, {
    lock: (trx) => lockRequest(trx, edit),
    validate: (_trx, request) => requirePending(request),
    write: (trx, work, request) => answer(trx, work, request, { outcome: 'refused', reason }),
  });
}

/** @throws {HttpProblem} 404 */
async function lockRequest(
  trx: Transaction<Database>,
  { orgId, buildingId, joinRequestId }: JoinRequestEdit,
): Promise<Request> {
  const found = await trx
    .selectFrom('join_request as r')
    .innerJoin('app_user as a', 'a.id', 'r.user_id')
    .select(['r.status', 'a.id as userId', 'a.name', 'a.email', 'r.unit_code as unit'])
    .where('r.org_id', '=', orgId)
    .where('r.building_id', '=', buildingId)
    .where('r.id', '=', joinRequestId)
    .forNoKeyUpdate('r')
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return found;
}

/** Two answers at once: the second finds it answered. */
function requirePending({ status }: Request): void {
  if (status !== 'pending') throw new HttpProblem(409, 'BENTROK');
}

/** Writes the answer down and tells who asked. */
async function answer(
  trx: Transaction<Database>,
  { orgId, buildingId, joinRequestId: id, actor, now, record }: JoinRequestEdit & Recording,
  { userId, unit }: Pick<Request, 'userId' | 'unit'>,
  { outcome, reason }: { readonly outcome: 'approved' | 'refused'; readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('join_request')
    .set({ status: outcome, reason, answered_at: new Date(now), answered_by: actor.userId })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
  const action = outcome === 'approved' ? 'approve' : 'refuse';
  record({ action, entity: 'join_request', entityId: id, after: { status: outcome } });
  await notify(
    trx,
    {
      kind: 'join-answered',
      recipients: { kind: 'people', userIds: [userId] },
      actorId: actor.userId,
      place: { orgId, buildingId },
      dedupeKey: `join-answered/${id}`,
      data: { outcome, unit, reason },
      href: outcome === 'approved' ? '/imah' : '/boarding',
    },
    now,
  );
}

async function personOfUnit(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  personId: string,
): Promise<string> {
  if (!(await hasLastingStay(trx, edit, { unitId, personId }))) throw invalidField('personId', 'not-an-option');
  return personId;
}
