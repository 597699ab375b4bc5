import type { PolicyActor } from '@imah/contract/access';
import type { MemberChange } from '@imah/contract/members';
import { sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../access/audit.ts';
import { LastOwnerError, requireActiveOwner } from '../access/membership.ts';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import { requireBuildings, rightsOfGroups, rightsOfMember } from './held-rights.ts';
import { type MemberReader, readMember } from './read-members.ts';
import { requireGrantable } from './require-grantable.ts';
import { notifyOfRights } from './notify-of-rights.ts';

export interface MemberWork {
  readonly reader: MemberReader;
  readonly actor: PolicyActor;
  readonly memberId: string;
  readonly version: number;
  readonly requestId: string;
}

/**
 * Gives a member other groups, buildings, an end or a status. Returns whose membership it is.
 * @throws {HttpProblem} 403, 404, 409 for the last owner, 412, 422
 */
export async function changeMember(
  trx: Transaction<Database>,
  work: MemberWork,
  change: MemberChange,
): Promise<string> {
  const { reader, actor, memberId } = work;
  const { orgId, now } = reader;
  const found = await lockMember(trx, work);
  const expiresAt = change.expiresAt === null ? null : new Date(change.expiresAt);
  if (expiresAt !== null && expiresAt.getTime() <= now && change.expiresAt !== found.shown.expiresAt)
    throw invalidField('expiresAt', 'in-the-past');
  await requireBuildings(trx, orgId, change.buildingIds);
  const after = await rightsOfGroups(trx, orgId, change.groupIds, change.buildingIds);
  requireGrantable(actor, orgId, found.rights, after);

  await sql`
    UPDATE membership SET all_buildings = ${change.buildingIds === null}, building_ids = ${[...new Set(change.buildingIds ?? [])]}::uuid[],
      expires_at = ${expiresAt}, status = ${change.status}, version = version + 1
    WHERE org_id = ${orgId} AND id = ${memberId}`.execute(trx);
  await sql`DELETE FROM membership_group WHERE org_id = ${orgId} AND membership_id = ${memberId}`.execute(trx);
  await sql`
    INSERT INTO membership_group (org_id, membership_id, group_id)
    SELECT ${orgId}, ${memberId}, wanted FROM unnest(${[...new Set(change.groupIds)]}::uuid[]) AS wanted`.execute(trx);
  await requireOwnerLeft(trx, orgId);
  await write(trx, work, 'update', scopeOf(found.shown), change);
  await notifyOfRights(trx, { orgId, actor, now }, [found.shown.userId]);
  return found.shown.userId;
}

/**
 * Takes a person out of the organisation. Returns who it was.
 * @throws {HttpProblem} 403, 404, 409 for the last owner, 412
 */
export async function removeMember(trx: Transaction<Database>, work: MemberWork): Promise<string> {
  const { reader, actor, memberId } = work;
  const { orgId, now } = reader;
  const { shown, rights } = await lockMember(trx, work);
  requireGrantable(actor, orgId, rights, null);
  await sql`DELETE FROM membership WHERE org_id = ${orgId} AND id = ${memberId}`.execute(trx);
  // Who is no member is nobody's occupant with an account either: they can be invited again.
  await sql`
    UPDATE person SET user_id = NULL, version = version + 1 WHERE org_id = ${orgId} AND user_id = ${shown.userId}`.execute(
    trx,
  );
  await requireOwnerLeft(trx, orgId);
  await write(trx, work, 'delete', { userId: shown.userId, ...scopeOf(shown) }, undefined);
  await notifyOfRights(trx, { orgId, actor, now }, [shown.userId]);
  return shown.userId;
}

/** With the organisation held: two changes at once must not each count on the owner whom the other removes. */
async function lockMember(trx: Transaction<Database>, { reader, memberId, version }: MemberWork) {
  await lockOrganization(trx, reader.orgId);
  const shown = await readMember(trx, reader, memberId);
  if (shown === null) throw notFound();
  requireVersion(shown, version);
  // What the reader does not reach is a right beyond theirs: the whole scope counts, not the part that is shown.
  const rows = await trx
    .selectFrom('membership')
    .select(['all_buildings as allBuildings', 'building_ids as buildingIds'])
    .where('org_id', '=', reader.orgId)
    .where('id', '=', memberId)
    .execute();
  const [scope] = rows;
  if (scope === undefined) throw notFound();
  const buildingIds = scope.allBuildings ? null : scope.buildingIds;
  return { shown, rights: await rightsOfMember(trx, reader.orgId, memberId, buildingIds) };
}

async function requireOwnerLeft(trx: Transaction<Database>, orgId: string): Promise<void> {
  await requireActiveOwner(trx, orgId).catch((error: unknown) => {
    throw error instanceof LastOwnerError ? new HttpProblem(409, 'PEMILIK_TERAKHIR') : error;
  });
}

function scopeOf(shown: NonNullable<Awaited<ReturnType<typeof readMember>>>) {
  const { groups, buildingIds, expiresAt, status } = shown;
  return { groupIds: groups.map(({ id }) => id), buildingIds, expiresAt, status };
}

function write(
  trx: Transaction<Database>,
  { reader, actor, memberId, requestId }: MemberWork,
  action: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  return writeAudit(
    trx,
    {
      orgId: reader.orgId,
      actor: { kind: 'user', id: actor.userId },
      requestId,
      action,
      entity: 'membership',
      entityId: memberId,
      before,
      after,
    },
    reader.now,
  );
}
