import type { Locale } from '@imah/contract/core/words';
import type { HouseholdAnswer } from '@imah/contract/people';
import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { notify } from '@imah/server-notifications';
import { changePeople } from '../change-people.ts';
import { type HouseholdEdit, moveIn } from './invite-to-household.ts';
import { lastDay } from './read-households.ts';

interface Waiting {
  readonly status: string;
  readonly unitId: string;
  readonly unitCode: string;
  readonly name: string;
  readonly email: string | null;
  readonly locale: Locale;
  readonly hostUserId: string | null;
  readonly isHostThere: boolean;
  readonly to: string | null;
}

type Answering = PlaceEdit & HouseholdEdit;

/**
 * Staff agree to somebody of a household, who is one of the unit from then on, or say no. Resolves with the invitations
 * whose mail is to go out once this is committed.
 * @throws {HttpProblem} 404, 409 for one that was answered
 */
export function answerHousehold(
  ports: CommandPorts,
  edit: Answering,
  { answer, reason }: HouseholdAnswer,
  linkOf: (token: string) => string,
): Promise<readonly string[]> {
  const { householdMemberId: id, actor } = edit;
  return changePeople(ports, edit, {
    lock: (trx) => lockWaiting(trx, edit),
    validate: (_trx, { status, isHostThere }) => {
      if (status !== 'waiting' || !isHostThere) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, work, found) => {
      const { unitId, name, email, locale, hostUserId, to } = found;
      const outcome = answer === 'approve' ? 'approved' : 'refused';
      let mails: readonly string[] = [];
      if (answer === 'approve') {
        const draft = { unitId, name, email, locale };
        const member = { id, draft, to, inviterId: hostUserId ?? actor.userId, withoutLink: true } as const;
        ({ mails } = await moveIn(ports.db, trx, work, member, linkOf));
      } else await writeRefusal(trx, edit, reason);
      work.record({ action: answer, entity: 'household_member', entityId: id, after: { status: outcome } });
      await notifyHost(trx, edit, found, { outcome, reason });
      return mails;
    },
    eventOf: () => ({ id, op: 'updated' }),
  });
}

/** The unit before the organisation, as every change of a unit's people. @throws {HttpProblem} 404 */
async function lockWaiting(trx: Transaction<Database>, edit: Answering): Promise<Waiting> {
  const { orgId, buildingId, householdMemberId: id } = edit;
  await sql`
    SELECT 1 FROM unit WHERE org_id = ${orgId} AND id = (
      SELECT unit_id FROM household_member WHERE org_id = ${orgId} AND building_id = ${buildingId} AND id = ${id})
    FOR NO KEY UPDATE`.execute(trx);
  await lockOrganization(trx, orgId);
  const found = await readWaiting(trx, edit, id);
  if (found === null) throw notFound();
  return found;
}

async function writeRefusal(
  trx: Transaction<Database>,
  { orgId, householdMemberId: id, now }: Answering,
  reason: string,
): Promise<void> {
  await trx
    .updateTable('household_member')
    .set({ status: 'refused', reason, answered_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}

async function notifyHost(
  trx: Transaction<Database>,
  { orgId, buildingId, householdMemberId: id, now }: Answering,
  { hostUserId, unitId, unitCode, name }: Waiting,
  { outcome, reason }: { readonly outcome: 'approved' | 'refused'; readonly reason: string },
): Promise<void> {
  if (hostUserId === null) return;
  await notify(
    trx,
    {
      kind: 'household-answered',
      recipients: { kind: 'people', userIds: [hostUserId] },
      place: { orgId, buildingId },
      dedupeKey: `household-answered/${id}`,
      data: { outcome, name, unit: unitCode, reason },
      href: `/imah/building/${buildingId}?unit=${unitId}`,
    },
    now,
  );
}

async function readWaiting(trx: Transaction<Database>, edit: PlaceEdit, id: string): Promise<Waiting | null> {
  const { orgId, buildingId, now } = edit;
  const rows = await trx
    .selectFrom('household_member as h')
    .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'h.org_id').onRef('u.id', '=', 'h.unit_id'))
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'h.org_id').onRef('b.id', '=', 'h.building_id'))
    .innerJoin('person as host', (join) =>
      join.onRef('host.org_id', '=', 'h.org_id').onRef('host.id', '=', 'h.host_id'),
    )
    .select([
      'h.status',
      'h.unit_id as unitId',
      'u.code as unitCode',
      'h.name',
      'h.email',
      'h.locale',
      'host.user_id as hostUserId',
    ])
    .select([
      sql<boolean>`EXISTS ( SELECT 1 FROM occupancy o WHERE o.org_id = h.org_id AND o.unit_id = h.unit_id AND o.person_id = h.host_id AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date)`.as(
        'isHostThere',
      ),
      lastDay(sql`h.unit_id`, sql`h.host_id`).as('to'),
    ])
    .where('h.org_id', '=', orgId)
    .where('h.building_id', '=', buildingId)
    .where('h.id', '=', id)
    .forNoKeyUpdate('h')
    .execute();
  return rows[0] ?? null;
}
