import { randomUUIDv7 } from 'node:crypto';
import type { Locale } from '@imah/contract/core/words';
import type { Invitation, InvitationDraft } from '@imah/contract/members';
import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type PersonalEdit, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { requireBuildings, rightsOfGroups } from '../held-rights.ts';
import { requireGrantable } from '../require-grantable.ts';
import {
  findInvitation,
  insertInvitation,
  type InvitationReader,
  revokeReplaced,
  updateInvitationRow,
} from './invitation-repository.ts';
import { notifyInvited } from './notify-of-invitation.ts';

/** Milliseconds for which an invitation may be answered. */
const invitationValidMs = 7 * 86_400_000;

/** Who invites, seeing the invitations of which buildings. */
export type InvitingEdit = PersonalEdit & { readonly reader: InvitationReader };

/** Who changes which invitation. */
export type InvitationEdit = InvitingEdit & { readonly invitationId: string };

/**
 * Writes an invitation down; the mail is sent after it is committed. A former one to the same address is taken back:
 * there is one link that counts.
 * @throws {HttpProblem} 403 for rights the actor does not have, 422
 */
export function invite(ports: CommandPorts, edit: InvitingEdit, draft: InvitationDraft): Promise<string> {
  const { orgId } = edit;
  return runCommand<void, string>(ports, edit, {
    lock: (trx) => lockOrganization(trx, orgId),
    validate: async (trx) => {
      await requireInvitable(trx, edit, draft);
      const [member] = await listMemberAddresses(trx, orgId, [draft.email]);
      if (member !== undefined) throw invalidField('email', 'member-already');
    },
    write: async (trx) => {
      await revokeReplaced(trx, edit, draft.email);
      const id = await writeInvitation(trx, edit, draft);
      return { result: id, audit: { action: 'create', entity: 'invitation', entityId: id, after: draft } };
    },
  });
}

/**
 * What holds for whomever is invited: an end to come, buildings that are there, and no rights that the actor lacks.
 * @throws {HttpProblem} 403, 422
 */
export async function requireInvitable(
  trx: Transaction<Database>,
  { orgId, actor, now }: InvitingEdit,
  { expiresAt, buildingIds, groupIds }: Omit<InvitationDraft, 'email'>,
): Promise<void> {
  if (expiresAt !== null && Date.parse(expiresAt) <= now) throw invalidField('expiresAt', 'in-the-past');
  await requireBuildings(trx, orgId, buildingIds);
  requireGrantable(actor, orgId, null, await rightsOfGroups(trx, orgId, groupIds, buildingIds));
}

/** One invitation, and what its person is told of it where they have an account. */
export async function writeInvitation(
  trx: Transaction<Database>,
  { orgId, actor, now }: InvitingEdit,
  { email, locale, buildingIds, groupIds, expiresAt }: InvitationDraft,
): Promise<string> {
  const id = randomUUIDv7();
  const scope = { all_buildings: buildingIds === null, building_ids: [...new Set(buildingIds ?? [])] };
  const ends = expiresAt === null ? null : new Date(expiresAt);
  const times = { member_expires_at: ends, expires_at: new Date(now + invitationValidMs), created_at: new Date(now) };
  const written = { org_id: orgId, id, email, locale, ...scope, ...times, invited_by: actor.userId };
  await insertInvitation(trx, written, groupIds);
  await notifyInvited(trx, { orgId, id, inviterId: actor.userId }, now);
  return id;
}

/**
 * Makes an invitation answerable for seven days more; the mail with its new link is sent after it is committed.
 * @throws {HttpProblem} 404, 409 for one that was answered or taken back
 */
export function renew(ports: CommandPorts, edit: InvitationEdit, locale: Locale): Promise<void> {
  const { orgId, actor, invitationId: id, now } = edit;
  return runCommand<Invitation, void>(ports, edit, {
    lock: (trx) => lockInvitation(trx, edit),
    validate: (_trx, { status }) => {
      if (status !== 'pending' && status !== 'expired') throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx) => {
      const renewed = { locale, expires_at: new Date(now + invitationValidMs), token_hash: null, sent_at: null };
      await updateInvitationRow(trx, { orgId, id }, renewed);
      await notifyInvited(trx, { orgId, id, inviterId: actor.userId }, now);
      const audit = { action: 'resend', entity: 'invitation', entityId: id, after: { locale } };
      return { result: undefined, audit };
    },
  });
}

/**
 * Takes an invitation back. One that is taken back already stays so.
 * @throws {HttpProblem} 404, 409 for one that was answered
 */
export function revoke(ports: CommandPorts, edit: InvitationEdit): Promise<void> {
  const { orgId, invitationId: id, now } = edit;
  return runCommand<Invitation, void>(ports, edit, {
    lock: (trx) => lockInvitation(trx, edit),
    validate: (_trx, { status }) => {
      if (status === 'accepted' || status === 'declined') throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, { status }) => {
      if (status === 'revoked') return unchanged(undefined);
      const revoked = { status: 'revoked', token_hash: null, answered_at: new Date(now) } as const;
      await updateInvitationRow(trx, { orgId, id }, revoked);
      return { result: undefined, audit: { action: 'revoke', entity: 'invitation', entityId: id } };
    },
  });
}

async function lockInvitation(
  trx: Transaction<Database>,
  { reader, invitationId }: InvitationEdit,
): Promise<Invitation> {
  await lockOrganization(trx, reader.orgId);
  const found = await findInvitation(trx, reader, invitationId);
  if (found === null) throw notFound();
  return found;
}

/** Which of the addresses are of members of the organisation. */
export async function listMemberAddresses(
  trx: Transaction<Database>,
  orgId: string,
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await trx
    .selectFrom('membership as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select('u.email')
    .where('m.org_id', '=', orgId)
    .where('u.email', 'in', [...emails])
    .execute();
  return rows.map(({ email }) => email.toLowerCase());
}
