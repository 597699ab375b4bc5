import { randomUUIDv7 } from 'node:crypto';
import { isGrant, type PolicyActor } from '@imah/contract/access';
import type { Group, GroupDraft } from '@imah/contract/members';
import { groupLimit } from '@imah/contract/members/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../access/audit.ts';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import { namesOf } from '../built-in-names/shown-name.ts';
import { readGroups } from './read-groups.ts';
import { requireGrantable } from './require-grantable.ts';
import { notifyOfRights } from './notify-of-rights.ts';

export interface GroupWork {
  readonly orgId: string;
  readonly actor: PolicyActor;
  readonly requestId: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

interface GroupVersion {
  readonly groupId: string;
  readonly version: number;
}

/** @throws {HttpProblem} 403 for permissions the actor does not have, 409 when there are enough groups, 422 */
export async function createGroup(trx: Transaction<Database>, work: GroupWork, draft: GroupDraft): Promise<Group> {
  const { orgId, actor } = work;
  await lockOrganization(trx, orgId);
  const groups = await readGroups(trx, orgId);
  if (groups.length >= groupLimit) throw new HttpProblem(409, 'GRUP_PENUH');
  requireFreeName(groups, draft.name, null);
  requireGrantable(actor, orgId, null, everywhere(draft.grants));
  const id = randomUUIDv7();
  await sql`
    INSERT INTO member_group (org_id, id, name, description, grants, ticket_visibility)
    VALUES (${orgId}, ${id}, ${draft.name}, ${draft.description}, ${[...new Set(draft.grants)]}::text[], ${draft.ticketVisibility})`.execute(
    trx,
  );
  await write(trx, work, 'create', id, undefined, draft);
  return find(await readGroups(trx, orgId, id), id);
}

/** @throws {HttpProblem} 403, 404, 409 for the owners' group, 412, 422 */
export async function changeGroup(
  trx: Transaction<Database>,
  work: GroupWork,
  { groupId, version }: GroupVersion,
  draft: GroupDraft,
): Promise<Group> {
  const { orgId, actor } = work;
  await lockOrganization(trx, orgId);
  const groups = await readGroups(trx, orgId);
  const before = find(groups, groupId);
  requireVersion(before, version);
  if (before.defaultKey === 'owner') throw new HttpProblem(409, 'GRUP_TETAP');
  requireFreeName(groups, draft.name, groupId);
  requireGrantable(actor, orgId, everywhere(before.grants), everywhere(draft.grants));
  await sql`
    UPDATE member_group SET name = ${draft.name}, description = ${draft.description}, grants = ${[...new Set(draft.grants)]}::text[],
      ticket_visibility = ${draft.ticketVisibility}, version = version + 1
    WHERE org_id = ${orgId} AND id = ${groupId}`.execute(trx);
  await write(trx, work, 'update', groupId, draftOf(before), draft);
  if (keyOf(before.grants) !== keyOf(draft.grants))
    await notifyOfRights(trx, work, await peopleIn(trx, orgId, groupId));
  return find(await readGroups(trx, orgId, groupId), groupId);
}

/** @throws {HttpProblem} 403, 404, 409 for a default group and one in use, 412 */
export async function deleteGroup(
  trx: Transaction<Database>,
  work: GroupWork,
  { groupId, version }: GroupVersion,
): Promise<void> {
  const { orgId, actor } = work;
  await lockOrganization(trx, orgId);
  const before = find(await readGroups(trx, orgId, groupId), groupId);
  requireVersion(before, version);
  if (before.defaultKey !== null) throw new HttpProblem(409, 'GRUP_TETAP');
  if (before.memberCount > 0 || (await isOffered(trx, orgId, groupId))) throw new HttpProblem(409, 'GRUP_DIPAKAI');
  requireGrantable(actor, orgId, everywhere(before.grants), null);
  await sql`DELETE FROM invitation_group WHERE org_id = ${orgId} AND group_id = ${groupId}`.execute(trx);
  await sql`DELETE FROM member_group WHERE org_id = ${orgId} AND id = ${groupId}`.execute(trx);
  await write(trx, work, 'delete', groupId, draftOf(before), undefined);
}

/** The accounts of all who are in a group. */
export async function peopleIn(db: Kysely<Database>, orgId: string, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership_group as mg')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.org_id', '=', 'mg.org_id').onRef('m.id', '=', 'mg.membership_id'),
    )
    .select('m.user_id as userId')
    .where('mg.org_id', '=', orgId)
    .where('mg.group_id', '=', groupId)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** An invitation that can still be accepted, or sent again, leads into the group. */
async function isOffered(trx: Transaction<Database>, orgId: string, groupId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM invitation_group ig JOIN invitation i ON i.org_id = ig.org_id AND i.id = ig.invitation_id
    WHERE ig.org_id = ${orgId} AND ig.group_id = ${groupId} AND i.status = 'pending' LIMIT 1`.execute(trx);
  return rows.length > 0;
}

const keyOf = (grants: readonly string[]) => [...new Set(grants)].toSorted().join(' ');

// A group may be given in any building, so who changes it has to hold its permissions in all of them.
function everywhere(grants: readonly string[]) {
  return { grants: new Set(grants.filter(isGrant)), buildings: 'all' } as const;
}

function requireFreeName(groups: readonly Group[], name: string, except: string | null): void {
  // Readers of another language know a group nobody renamed under another name: that one is taken as well.
  const others = groups.filter(({ id }) => id !== except);
  const known = others.flatMap((group) => namesOf('group', group.defaultKey, group.name));
  const isTaken = known.some((other) => other.toLowerCase() === name.toLowerCase());
  if (isTaken) throw invalidField('name', 'name-taken');
}

function find(groups: readonly Group[], groupId: string): Group {
  const group = groups.find(({ id }) => id === groupId);
  if (group === undefined) throw notFound();
  return group;
}

function draftOf({ name, description, grants, ticketVisibility }: Group): GroupDraft {
  return { name, description, grants, ticketVisibility };
}

function write(
  trx: Transaction<Database>,
  { orgId, actor, requestId, now }: GroupWork,
  action: string,
  entityId: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  const by = { kind: 'user', id: actor.userId } as const;
  return writeAudit(trx, { orgId, actor: by, requestId, action, entity: 'group', entityId, before, after }, now);
}
