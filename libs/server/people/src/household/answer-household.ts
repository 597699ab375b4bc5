import type { Locale } from '@imah/contract/core/words';
import type { HouseholdAnswer } from '@imah/contract/people';
import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { notify } from '@imah/server-notifications';
import { changePeople } from '../change-people.ts';
import { lockUnits } from '../in-unit.ts';
import { isCurrent, selectStays } from '../occupancy-repository.ts';
import { findLastDay } from '../stay-repository.ts';
import { type HouseholdEdit, moveIn } from './invite-to-household.ts';
import { updateMemberRow } from './household-host-repository.ts';
import { findMember } from './household-repository.ts';

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
  const { orgId, householdMemberId: id, actor, now } = edit;
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
      } else await updateMemberRow(trx, { orgId, id }, { status: 'refused', reason, answered_at: new Date(now) });
      work.record({ action: answer, entity: 'household_member', entityId: id, after: { status: outcome } });
      await notifyHost(trx, edit, found, { outcome, reason });
      return mails;
    },
    eventOf: () => ({ id, op: 'updated' }),
  });
}

/** The unit before the organisation, as every change of a unit's people. @throws {HttpProblem} 404 */
async function lockWaiting(trx: Transaction<Database>, edit: Answering): Promise<Waiting> {
  const { orgId, householdMemberId: id } = edit;
  const known = await findMember(trx, edit, id);
  if (known === null) throw notFound();
  await lockUnits(trx, edit, [known.unitId]);
  await lockOrganization(trx, orgId);
  const found = await findWaiting(trx, edit, id);
  if (found === null) throw notFound();
  return found;
}

async function notifyHost(
  trx: Transaction<Database>,
  { orgId, buildingId, householdMemberId: id, actor, now }: Answering,
  { hostUserId, unitId, unitCode, name }: Waiting,
  { outcome, reason }: { readonly outcome: 'approved' | 'refused'; readonly reason: string },
): Promise<void> {
  if (hostUserId === null) return;
  await notify(
    trx,
    {
      kind: 'household-answered',
      recipients: { kind: 'people', userIds: [hostUserId] },
      actorId: actor.userId,
      place: { orgId, buildingId },
      dedupeKey: `household-answered/${id}`,
      data: { outcome, name, unit: unitCode, reason },
      href: `/imah/building/${buildingId}?unit=${unitId}`,
    },
    now,
  );
}

async function findWaiting(trx: Transaction<Database>, edit: PlaceEdit, id: string): Promise<Waiting | null> {
  const { orgId, buildingId, now } = edit;
  const row = await trx
    .selectFrom('household_member as h')
    .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'h.org_id').onRef('u.id', '=', 'h.unit_id'))
    .innerJoin('person as host', (join) =>
      join.onRef('host.org_id', '=', 'h.org_id').onRef('host.id', '=', 'h.host_id'),
    )
    .select(['h.status', 'h.unit_id as unitId', 'u.code as unitCode', 'h.name', 'h.email', 'h.locale'])
    .select(['h.host_id as hostId', 'host.user_id as hostUserId'])
    .where('h.org_id', '=', orgId)
    .where('h.building_id', '=', buildingId)
    .where('h.id', '=', id)
    .forNoKeyUpdate('h')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { hostId: personId, ...waiting } = row;
  const stay = await selectStays(trx, edit)
    .select('o.id')
    .where('u.id', '=', row.unitId)
    .where('p.id', '=', personId)
    .where(isCurrent(now))
    .executeTakeFirst();
  const to = await findLastDay(trx, edit, { unitId: row.unitId, personId });
  return { ...waiting, isHostThere: stay !== undefined, to };
}
