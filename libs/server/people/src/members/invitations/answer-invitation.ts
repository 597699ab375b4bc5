import { randomUUIDv7 } from 'node:crypto';
import type { InvitationOffer } from '@imah/contract/members';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Actor, lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, type Edit, type Recording, recordingOf, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { hashToken } from '@imah/server-platform/sessions';
import { joinPerson } from '../../accounts/join-person.ts';
import { type InvitedPlace, invitedPlace } from './invited-place.ts';
import { statusAt } from './read-invitations.ts';
import { notifyInviter } from './notify-of-invitation.ts';
import { shownNameSql } from '@imah/server-platform/built-in-names';

/**
 * What the token of a mail is good for. Whoever holds it has read the mail, so they may know whether their address
 * has an account.
 * @throws {HttpProblem} 410 for a token that was never sent, or was replaced by a newer mail
 */
export async function readOffer(db: Kysely<Database>, token: string, now: number): Promise<InvitationOffer> {
  const groupName = shownNameSql('group', 'g.default_key', 'g.name');
  const { rows } = await sql<
    Omit<InvitationOffer, 'expiresAt' | 'place'> & { expiresAt: Date; place: InvitedPlace | null }
  >`
    SELECT o.name AS "orgName", inviter.name AS "invitedBy", i.email::text AS email,
      ${statusAt(new Date(now))} AS status, ${invitedPlace(now)} AS place, i.expires_at AS "expiresAt",
      EXISTS (SELECT 1 FROM app_user u WHERE u.email = i.email) AS "hasAccount", (
        SELECT coalesce(json_agg(${groupName} ORDER BY ${groupName}), '[]') FROM invitation_group ig
        JOIN member_group g ON g.org_id = ig.org_id AND g.id = ig.group_id
        WHERE ig.org_id = i.org_id AND ig.invitation_id = i.id
      ) AS groups
    FROM invitation i JOIN organization o ON o.id = i.org_id LEFT JOIN app_user inviter ON inviter.id = i.invited_by
    WHERE i.token_hash = ${hashToken(token)}`.execute(db);
  const [offer] = rows;
  if (offer === undefined) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  const place = offer.place === null ? null : { ...offer.place, units: [...offer.place.units] };
  return { ...offer, place, expiresAt: offer.expiresAt.toISOString() };
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
      await recordAnswer(trx, edit, id, 'accepted');
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
  const { rows } = await sql`
    UPDATE app_user SET email_verified_at = coalesce(email_verified_at, ${new Date(now)})
    WHERE id = ${person.userId} AND (${email !== null} OR email_verified_at IS NOT NULL) RETURNING 1`.execute(trx);
  if (rows.length === 0) throw new HttpProblem(403, 'EMAIL_BELUM_DIVERIFIKASI');
}

async function becomeMember(
  trx: Transaction<Database>,
  { orgId, now, record }: Edit & Recording,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const memberId = randomUUIDv7();
  const { rows } = await sql`
    INSERT INTO membership (org_id, id, user_id, all_buildings, building_ids, expires_at, created_at)
    SELECT i.org_id, ${memberId}, ${userId}, i.all_buildings,
      ARRAY(SELECT b.id FROM building b WHERE b.org_id = i.org_id AND b.id = ANY(i.building_ids)),
      i.member_expires_at, ${new Date(now)}
    FROM invitation i WHERE i.org_id = ${orgId} AND i.id = ${id}
    ON CONFLICT (org_id, user_id) DO NOTHING RETURNING 1`.execute(trx);
  if (rows.length === 0) throw new HttpProblem(409, 'SUDAH_ANGGOTA');
  await sql`
    INSERT INTO membership_group (org_id, membership_id, group_id)
    SELECT org_id, ${memberId}, group_id FROM invitation_group WHERE org_id = ${orgId} AND invitation_id = ${id}`.execute(
    trx,
  );
  record({ action: 'create', entity: 'membership', entityId: memberId, after: { invitationId: id, userId } });
}

/** @throws {HttpProblem} 410 for an invitation that cannot be answered any more */
export async function decline(ports: CommandPorts, asked: Answering, token: string): Promise<void> {
  const orgId = await organizationOf(ports.db, token);
  const edit = { ...asked, orgId };
  await runCommand<LockedInvitation, void>(ports, edit, {
    lock: (trx) => lockInvitation(trx, edit, token),
    write: async (trx, { id }) => {
      await recordAnswer(trx, edit, id, 'declined');
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

async function recordAnswer(
  trx: Transaction<Database>,
  { orgId, now }: Edit,
  id: string,
  status: 'accepted' | 'declined',
): Promise<void> {
  await trx
    .updateTable('invitation')
    .set({ status, answered_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute();
}
