import { randomUUIDv7 } from 'node:crypto';
import { isGrant } from '@imah/contract/access';
import type { Group, GroupDraft } from '@imah/contract/members';
import { groupLimit } from '@imah/contract/members/words';
import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type PersonalEdit, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { namesOf } from '@imah/server-platform/built-in-names';
import {
  deleteGroupRow,
  insertGroup,
  isOffered,
  listAccountsOfGroup,
  listGroups,
  updateGroupRow,
} from './group-repository.ts';
import { requireGrantable } from './require-grantable.ts';
import { notifyOfRights } from './notify-of-rights.ts';

type GroupEdit = VersionedEdit & { readonly groupId: string };

/** @throws {HttpProblem} 403 for permissions the actor does not have, 409 when there are enough groups, 422 */
export function createGroup(ports: CommandPorts, edit: PersonalEdit, draft: GroupDraft): Promise<Group> {
  const { orgId, actor } = edit;
  const id = randomUUIDv7();
  return runCommand<Group[], Group>(ports, edit, {
    lock: (trx) => lockGroups(trx, orgId),
    validate: (_trx, groups) => {
      if (groups.length >= groupLimit) throw new HttpProblem(409, 'GRUP_PENUH');
      requireFreeName(groups, draft.name, null);
      requireGrantable(actor, orgId, null, everywhere(draft.grants));
    },
    write: async (trx) => {
      await insertGroup(trx, { orgId, groupId: id }, draft);
      const result = find(await listGroups(trx, orgId, id), id);
      return { result, audit: { action: 'create', entity: 'group', entityId: id, after: draft } };
    },
  });
}

/** @throws {HttpProblem} 403, 404, 409 for the owners' group, 412, 422 */
export function changeGroup(ports: CommandPorts, edit: GroupEdit, draft: GroupDraft): Promise<Group> {
  const { orgId, groupId, actor } = edit;
  return runCommand<Group[], Group>(ports, edit, {
    lock: (trx) => lockGroups(trx, orgId),
    authorize: (_trx, groups) => requireVersion(find(groups, groupId), edit.version),
    validate: (_trx, groups) => {
      const before = find(groups, groupId);
      if (before.defaultKey === 'owner') throw new HttpProblem(409, 'GRUP_TETAP');
      requireFreeName(groups, draft.name, groupId);
      requireGrantable(actor, orgId, everywhere(before.grants), everywhere(draft.grants));
    },
    write: async (trx, groups) => {
      const before = find(groups, groupId);
      await updateGroupRow(trx, edit, draft);
      const userIds = await listAccountsOfGroup(trx, edit);
      if (keyOf(before.grants) !== keyOf(draft.grants)) await notifyOfRights(trx, edit, userIds);
      return {
        result: find(await listGroups(trx, orgId, groupId), groupId),
        audit: { action: 'update', entity: 'group', entityId: groupId, before: draftOf(before), after: draft },
        effects: [{ kind: 'refresh-access', userIds }],
      };
    },
  });
}

/** @throws {HttpProblem} 403, 404, 409 for a default group and one in use, 412 */
export function deleteGroup(ports: CommandPorts, edit: GroupEdit): Promise<void> {
  const { orgId, groupId, actor } = edit;
  return runCommand<Group, void>(ports, edit, {
    lock: async (trx) => find(await lockGroups(trx, orgId), groupId),
    authorize: (_trx, group) => requireVersion(group, edit.version),
    validate: async (trx, group) => {
      if (group.defaultKey !== null) throw new HttpProblem(409, 'GRUP_TETAP');
      if (group.memberCount > 0 || (await isOffered(trx, edit))) throw new HttpProblem(409, 'GRUP_DIPAKAI');
      requireGrantable(actor, orgId, everywhere(group.grants), null);
    },
    write: async (trx, group) => {
      await deleteGroupRow(trx, edit);
      const audit = { action: 'delete', entity: 'group', entityId: groupId, before: draftOf(group) };
      return { result: undefined, audit };
    },
  });
}

async function lockGroups(trx: Transaction<Database>, orgId: string): Promise<Group[]> {
  await lockOrganization(trx, orgId);
  return listGroups(trx, orgId);
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
