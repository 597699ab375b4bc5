import { randomUUIDv7 } from 'node:crypto';
import type { InvitationOffer } from '@imah/contract/members';
import type { Kysely, Transaction } from 'kysely';
import { type Actor, lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type Edit, type Recording, recordingOf, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { hashToken } from '@imah/server-platform/sessions';
import { joinPerson } from '../../accounts/join-person.ts';
import { insertMembership, replaceGroupsOf } from '../membership-repository.ts';
import { findOffer, readOfferedRights } from './invitation-offers.ts';
import { updateInvitationRow } from './invitation-repository.ts';
import { notifyInviter } from './notify-of-invitation.ts';

/**
 * What the token of a mail is good for. Whoever holds it has read the mail, so they may know whether their address
 * has an account.
 * @throws {HttpProblem} 410 for a token that was never sent, or was replaced by a newer mail
 */
export async function readOffer(db: Kysely<Database>, token: string, now: number): Promise<InvitationOffer> {
  const offer = await findOffer(db, token, now);
  if (offer === null) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  return offer;
}

interface LockedInvitation {
  readonly id: string;
  /** Null for a link that was handed over. */
  readonly email: string | null;
  /** Who lives here and is to have an account; null for an invitation to work. */
  readonly personId: string | null;
}

/** Who answers; the invitation says of which organisation. */
export type Answering = Omit<Edit, 'orgId'>;

/**
 * Makes the person a member, or joins them to where they live, as the invitation says. A token that came by mail shows
 * that the address is theirs; for a link that was handed over they have to have shown it before.
 * @throws {HttpProblem} 403 for an address nobody has confirmed, 409 for another person's invitation and a member, 410
 */
export async function accept(
  ports: CommandPorts,
  { actor, ...asked }: Answering & { readonly actor: Actor },
  token: string,
): Promise<string> {
  const { now } = asked;
  const { userId } = actor;
  const orgId = await organizationOf(ports.db, token);
  const edit = { ...asked, actor, orgId };
  return runCommand<LockedInvitation, string>(ports, edit, {
    lock: (trx) => lockInvitation(trx, edit, token),
    authorize: (trx, invitation) => requireAddress(trx, invitation, actor, now),
    write: async (trx, { id, personId }) => {
      const { parts, outcomeOf } = recordingOf(edit);
      if (personId === null) await becomeMember(trx, parts, { id, userId });
      await updateInvitationRow(trx, { orgId, id }, { status: 'accepted', answered_at: new Date(now) });
      if (personId !== null) await joinPerson(trx, parts, { personId, userId });
      await notifyInviter(trx, { orgId, id, userId }, now);
      parts.refreshAccess([userId]);
      return outcomeOf(orgId);
    },
  });
}

async function requireAddress(
  trx: Transaction<Database>,
  { email }: LockedInvitation,
  person: { readonly userId: string; readonly email: string },
  now: number,
): Promise<void> {
  if (email !== null && email.toLowerCase() !== person.email.toLowerCase())
    throw new HttpProblem(409, 'UNDANGAN_EMAIL_LAIN');
  const confirmed = await trx
    .updateTable('app_user')
    .set((eb) => ({
      email_verified_at: eb.fn.coalesce('email_verified_at', eb.cast<Date>(eb.val(new Date(now)), 'timestamptz')),
    }))
    .where('id', '=', person.userId)
    .$if(email === null, (query) => query.where('email_verified_at', 'is not', null))
    .returning('id')
    .executeTakeFirst();
  if (confirmed === undefined) throw new HttpProblem(403, 'EMAIL_BELUM_DIVERIFIKASI');
}

async function becomeMember(
  trx: Transaction<Database>,
  { orgId, now, record }: Edit & Recording,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const memberId = randomUUIDv7();
  const offered = await readOfferedRights(trx, { orgId, id });
  const { groupIds, ...scope } = offered;
  const member = { org_id: orgId, id: memberId, user_id: userId, ...scope, created_at: new Date(now) };
  if (!(await insertMembership(trx, member))) throw new HttpProblem(409, 'SUDAH_ANGGOTA');
  await replaceGroupsOf(trx, { orgId, memberId }, groupIds);
  record({ action: 'create', entity: 'membership', entityId: memberId, after: { invitationId: id, userId } });
}

/** @throws {HttpProblem} 410 for an invitation that cannot be answered any more */
export async function decline(ports: CommandPorts, asked: Answering, token: string): Promise<void> {
  const orgId = await organizationOf(ports.db, token);
  const edit = { ...asked, orgId };
  await runCommand<LockedInvitation, void>(ports, edit, {
    lock: (trx) => lockInvitation(trx, edit, token),
    write: async (trx, { id }) => {
      const answered = { status: 'declined', answered_at: new Date(asked.now) } as const;
      await updateInvitationRow(trx, { orgId, id }, answered);
      return { result: undefined, audit: { action: 'decline', entity: 'invitation', entityId: id } };
    },
  });
}

/** @throws {HttpProblem} 410 for a token that was never sent, or was replaced by a newer mail */
async function organizationOf(db: Kysely<Database>, token: string): Promise<string> {
  const found = await db
    .selectFrom('invitation')
    .select('org_id as orgId')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (found === undefined) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  return found.orgId;
}

/** Two answers at once: the second finds it answered. */
async function lockInvitation(
  trx: Transaction<Database>,
  { orgId, now }: Edit,
  token: string,
): Promise<LockedInvitation> {
  await lockOrganization(trx, orgId);
  const held = await trx
    .selectFrom('invitation')
    .select(['id', 'email', 'person_id as personId'])
    .where('token_hash', '=', hashToken(token))
    .where('status', '=', 'pending')
    .where('expires_at', '>', new Date(now))
    .where((eb) => eb.or([eb('member_expires_at', 'is', null), eb('member_expires_at', '>', new Date(now))]))
    .executeTakeFirst();
  if (held === undefined) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  return held;
}
