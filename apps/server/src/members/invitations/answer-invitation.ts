import { randomUUIDv7 } from 'node:crypto';
import type { InvitationOffer } from '@imah/contract/members';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem } from '../../http/errors.ts';
import { hashToken } from '../../identity/sessions.ts';
import { joinPerson } from '../../people/accounts/join-person.ts';
import { type InvitedPlace, invitedPlace } from './invited-place.ts';
import { statusAt } from './read-invitations.ts';
import { notifyInviter } from './notify-of-invitation.ts';
import { shownNameSql } from '../../built-in-names/shown-name.ts';

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
  readonly orgId: string;
  readonly id: string;
  /** Null for a link that was handed over. */
  readonly email: string | null;
  /** Who lives here and is to have an account; null for an invitation to work. */
  readonly personId: string | null;
}

/**
 * Makes the person a member, or joins them to where they live, as the invitation says. A token that came by mail shows
 * that the address is theirs; for a link that was handed over they have to have shown it before.
 * @throws {HttpProblem} 403 for an address nobody has confirmed, 409 for another person's invitation and a member, 410
 */
export async function accept(
  trx: Transaction<Database>,
  token: string,
  person: { readonly userId: string; readonly email: string; readonly requestId: string },
  now: number,
): Promise<string> {
  const held = await lockInvitation(trx, token, now);
  const { orgId, id } = held;
  const { userId, requestId } = person;
  await requireAddress(trx, held, person, now);
  if (held.personId === null) await becomeMember(trx, held, person, now);
  await recordAnswer(trx, orgId, id, 'accepted', now);
  if (held.personId !== null) {
    const work = { orgId, by: { kind: 'user', id: userId } as const, requestId, now };
    await joinPerson(trx, work, { personId: held.personId, userId });
  }
  await notifyInviter(trx, { orgId, id, userId }, now);
  return orgId;
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
  { orgId, id }: LockedInvitation,
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
  now: number,
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
  const by = { kind: 'user', id: userId } as const;
  const entry = { orgId, actor: by, requestId, action: 'create', entity: 'membership', entityId: memberId };
  await writeAudit(trx, { ...entry, after: { invitationId: id, userId } }, now);
}

/** @throws {HttpProblem} 410 for an invitation that cannot be answered any more */
export async function decline(
  trx: Transaction<Database>,
  token: string,
  requestId: string,
  now: number,
): Promise<void> {
  const { orgId, id } = await lockInvitation(trx, token, now);
  await recordAnswer(trx, orgId, id, 'declined', now);
  const entry = { orgId, actor: { kind: 'system' } as const, requestId, entity: 'invitation', entityId: id };
  await writeAudit(trx, { ...entry, action: 'decline' }, now);
}

/** Two answers at once: the second finds it answered. */
async function lockInvitation(trx: Transaction<Database>, token: string, now: number): Promise<LockedInvitation> {
  const org = await sql<{ orgId: string }>`
    SELECT org_id AS "orgId" FROM invitation WHERE token_hash = ${hashToken(token)}`.execute(trx);
  const orgId = org.rows[0]?.orgId;
  if (orgId === undefined) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  await lockOrganization(trx, orgId);
  const rows = await trx
    .selectFrom('invitation')
    .select(['org_id as orgId', 'id', 'email', 'person_id as personId'])
    .where('token_hash', '=', hashToken(token))
    .where('status', '=', 'pending')
    .where('expires_at', '>', new Date(now))
    .where(sql<boolean>`(member_expires_at IS NULL OR member_expires_at > ${new Date(now)})`)
    .execute();
  const [held] = rows;
  if (held === undefined) throw new HttpProblem(410, 'TAUTAN_TIDAK_BERLAKU');
  return held;
}

async function recordAnswer(
  trx: Transaction<Database>,
  orgId: string,
  id: string,
  status: 'accepted' | 'declined',
  now: number,
): Promise<void> {
  await sql`
    UPDATE invitation SET status = ${status}, answered_at = ${new Date(now)}
    WHERE org_id = ${orgId} AND id = ${id}`.execute(trx);
}
