import type { Locale } from '@imah/contract/core/words';
import type { HouseholdAnswer } from '@imah/contract/people';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization } from '../../access/audit.ts';
import { type PlaceEdit, writeEdit } from '../../buildings/place-edit.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem, notFound } from '../../http/errors.ts';
import { notify } from '../../notifications/notify.ts';
import { moveIn } from './invite-to-household.ts';
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

/**
 * Staff agree to somebody of a household, who is one of the unit from then on, or say no. Resolves with the invitations
 * whose mail is to go out once this is committed.
 * @throws {HttpProblem} 404, 409 for one that was answered
 */
export async function answerHousehold(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PlaceEdit,
  id: string,
  { answer, reason, by }: HouseholdAnswer & { readonly by: string },
  linkOf: (token: string) => string,
): Promise<readonly string[]> {
  const { orgId, buildingId, now } = edit;
  // The unit before the organisation, as every change of a unit's people.
  await sql`
    SELECT 1 FROM unit WHERE org_id = ${orgId} AND id = (
      SELECT unit_id FROM household_member WHERE org_id = ${orgId} AND building_id = ${buildingId} AND id = ${id})
    FOR NO KEY UPDATE`.execute(trx);
  await lockOrganization(trx, orgId);
  const found = await readWaiting(trx, edit, id);
  if (found === null) throw notFound();
  if (found.status !== 'waiting' || !found.isHostThere) throw new HttpProblem(409, 'BENTROK');
  const { unitId, unitCode, name, email, locale, hostUserId, to } = found;
  const outcome = answer === 'approve' ? 'approved' : 'refused';
  let mails: readonly string[] = [];
  if (answer === 'approve') {
    const draft = { unitId, name, email, locale };
    const inviterId = hostUserId ?? by;
    ({ mails } = await moveIn(db, trx, edit, { id, draft, to, inviterId, withoutLink: true }, linkOf));
  } else {
    await sql`
      UPDATE household_member SET status = 'refused', reason = ${reason}, answered_at = ${new Date(now)}
      WHERE org_id = ${orgId} AND id = ${id}`.execute(trx);
  }
  await writeEdit(trx, edit, { action: answer, entity: 'household_member', entityId: id, after: { status: outcome } });
  if (hostUserId !== null)
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
  return mails;
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
