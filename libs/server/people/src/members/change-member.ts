import type { HeldRights } from '@imah/contract/access';
import type { Member, MemberChange } from '@imah/contract/members';
import type { Transaction } from 'kysely';
import { LastOwnerError, lockOrganization, requireActiveOwner } from '@imah/server-platform/access';
import {
  type AuditFacts,
  type CommandPorts,
  type Outcome,
  runCommand,
  type VersionedEdit,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { requireBuildings, rightsOfGroups, rightsOfMember } from './held-rights.ts';
import { deleteMembership, findScope, replaceGroupsOf, updateMembershipRow } from './membership-repository.ts';
import { notifyOfRights } from './notify-of-rights.ts';
import { type MemberReader, readMember } from './member-repository.ts';
import { partAccount } from '../person-repository.ts';
import { requireGrantable } from './require-grantable.ts';

/** Who changes which membership, seeing it as a reader of the organisation's members. */
export type MemberEdit = VersionedEdit & { readonly memberId: string; readonly reader: MemberReader };

/** A membership as its changer sees it, and the rights it gives in its whole scope. */
interface LockedMember {
  readonly shown: Member;
  readonly rights: HeldRights;
}

/**
 * Gives a member other groups, buildings, an end or a status.
 * @throws {HttpProblem} 403, 404, 409 for the last owner, 412, 422
 */
export function changeMember(ports: CommandPorts, edit: MemberEdit, change: MemberChange): Promise<void> {
  const { orgId, actor, now } = edit;
  const expiresAt = change.expiresAt === null ? null : new Date(change.expiresAt);
  return runCommand<LockedMember, void>(ports, edit, {
    lock: (trx) => lockMember(trx, edit),
    authorize: (_trx, { shown }) => requireVersion(shown, edit.version),
    validate: async (trx, { shown, rights }) => {
      if (expiresAt !== null && expiresAt.getTime() <= now && change.expiresAt !== shown.expiresAt)
        throw invalidField('expiresAt', 'in-the-past');
      await requireBuildings(trx, orgId, change.buildingIds);
      const after = await rightsOfGroups(trx, orgId, change.groupIds, change.buildingIds);
      requireGrantable(actor, orgId, rights, after);
    },
    write: async (trx, { shown }) => {
      await updateMembership(trx, edit, change, expiresAt);
      await requireOwnerLeft(trx, orgId);
      await notifyOfRights(trx, edit, [shown.userId]);
      const before = { ...scopeOf(shown), ...(change.trades === undefined ? {} : { trades: shown.trades }) };
      const audit = { action: 'update', before, after: change };
      return changedMember(edit, shown, audit);
    },
  });
}

async function updateMembership(
  trx: Transaction<Database>,
  edit: MemberEdit,
  { buildingIds, groupIds, status, trades }: MemberChange,
  expiresAt: Date | null,
): Promise<void> {
  const scope = { all_buildings: buildingIds === null, building_ids: [...new Set(buildingIds ?? [])] };
  await updateMembershipRow(trx, edit, {
    ...scope,
    expires_at: expiresAt,
    status,
    trades: trades && [...new Set(trades)],
  });
  await replaceGroupsOf(trx, edit, groupIds);
}

/** Takes a person out of the organisation. @throws {HttpProblem} 403, 404, 409 for the last owner, 412 */
export function removeMember(ports: CommandPorts, edit: MemberEdit): Promise<void> {
  const { orgId, actor } = edit;
  return runCommand<LockedMember, void>(ports, edit, {
    lock: (trx) => lockMember(trx, edit),
    authorize: (_trx, { shown, rights }) => {
      requireVersion(shown, edit.version);
      requireGrantable(actor, orgId, rights, null);
    },
    write: async (trx, { shown }) => {
      await deleteMembership(trx, edit);
      // Who is no member is nobody's occupant with an account either: they can be invited again.
      await partAccount(trx, orgId, shown.userId);
      await requireOwnerLeft(trx, orgId);
      await notifyOfRights(trx, edit, [shown.userId]);
      return changedMember(edit, shown, { action: 'delete', before: { userId: shown.userId, ...scopeOf(shown) } });
    },
  });
}

function changedMember(
  { memberId }: MemberEdit,
  { userId }: Member,
  said: Pick<AuditFacts, 'action' | 'before' | 'after'>,
): Outcome<void> {
  return {
    result: undefined,
    audit: { entity: 'membership', entityId: memberId, ...said },
    effects: [{ kind: 'refresh-access', userIds: [userId] }],
  };
}

/** With the organisation locked: two changes at once must not each count on the owner whom the other removes. */
async function lockMember(trx: Transaction<Database>, { orgId, reader, memberId }: MemberEdit): Promise<LockedMember> {
  await lockOrganization(trx, orgId);
  const shown = await readMember(trx, reader, memberId);
  // What the reader does not reach is a right beyond theirs: the whole scope counts, not the part that is shown.
  const buildingIds = await findScope(trx, { orgId, memberId });
  if (shown === null || buildingIds === undefined) throw notFound();
  return { shown, rights: await rightsOfMember(trx, orgId, memberId, buildingIds) };
}

async function requireOwnerLeft(trx: Transaction<Database>, orgId: string): Promise<void> {
  await requireActiveOwner(trx, orgId).catch((error: unknown) => {
    throw error instanceof LastOwnerError ? new HttpProblem(409, 'PEMILIK_TERAKHIR') : error;
  });
}

function scopeOf({ groups, buildingIds, expiresAt, status }: Member) {
  return { groupIds: groups.map(({ id }) => id), buildingIds, expiresAt, status };
}
