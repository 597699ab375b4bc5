import { randomUUIDv7 } from 'node:crypto';
import type { PolicyActor } from '@imah/contract/access';
import type { Locale } from '@imah/contract/core/words';
import type { InvitationDraft } from '@imah/contract/members';
import { sql, type Transaction } from 'kysely';
import { lockOrganization, writeAudit } from '../../access/audit.ts';
import type { Database } from '../../database/schema.ts';
import { HttpProblem, invalidField, notFound } from '../../http/errors.ts';
import { requireBuildings, rightsOfGroups } from '../held-rights.ts';
import { requireGrantable } from '../require-grantable.ts';
import { type InvitationReader, readInvitation } from './read-invitations.ts';
import { notifyInvited } from './notify-of-invitation.ts';

/** Milliseconds for which an invitation may be answered. */
const invitationValidMs = 7 * 86_400_000;

export interface InvitationWork {
  readonly reader: InvitationReader;
  readonly actor: PolicyActor;
  readonly requestId: string;
}

/**
 * Writes an invitation down; the mail is sent after it is committed. A former one to the same address is taken back:
 * there is one link that counts.
 * @throws {HttpProblem} 403 for rights the actor does not have, 422
 */
export async function invite(
  trx: Transaction<Database>,
  work: InvitationWork,
  draft: InvitationDraft,
): Promise<string> {
  const { reader, actor } = work;
  const { orgId, now } = reader;
  await lockOrganization(trx, orgId);
  const ends = draft.expiresAt === null ? null : new Date(draft.expiresAt);
  if (ends !== null && ends.getTime() <= now) throw invalidField('expiresAt', 'in-the-past');
  await requireBuildings(trx, orgId, draft.buildingIds);
  requireGrantable(actor, orgId, null, await rightsOfGroups(trx, orgId, draft.groupIds, draft.buildingIds));
  await requireNoMember(trx, orgId, draft.email);

  await sql`
    UPDATE invitation SET status = 'revoked', answered_at = ${new Date(now)}
    WHERE org_id = ${orgId} AND email = ${draft.email}::citext AND person_id IS NULL
      AND status = 'pending'`.execute(trx);
  const id = randomUUIDv7();
  await sql`
    INSERT INTO invitation (org_id, id, email, locale, all_buildings, building_ids, member_expires_at, expires_at, invited_by, created_at)
    VALUES (${orgId}, ${id}, ${draft.email}, ${draft.locale}, ${draft.buildingIds === null},
      ${[...new Set(draft.buildingIds ?? [])]}::uuid[], ${ends}, ${new Date(now + invitationValidMs)}, ${actor.userId}, ${new Date(now)})`.execute(
    trx,
  );
  await sql`
    INSERT INTO invitation_group (org_id, invitation_id, group_id)
    SELECT ${orgId}, ${id}, wanted FROM unnest(${[...new Set(draft.groupIds)]}::uuid[]) AS wanted`.execute(trx);
  await write(trx, work, 'create', id, draft);
  await notifyInvited(trx, { orgId, id, inviterId: actor.userId }, now);
  return id;
}

/**
 * Makes an invitation answerable for seven days more; the mail with its new link is sent after it is committed.
 * @throws {HttpProblem} 404, 409 for one that was answered or taken back
 */
export async function renew(
  trx: Transaction<Database>,
  work: InvitationWork,
  invitationId: string,
  locale: Locale,
): Promise<void> {
  const { orgId, now } = work.reader;
  const found = await lockInvitation(trx, work, invitationId);
  if (found.status !== 'pending' && found.status !== 'expired') throw new HttpProblem(409, 'BENTROK');
  await sql`
    UPDATE invitation SET locale = ${locale}, expires_at = ${new Date(now + invitationValidMs)}, token_hash = NULL, sent_at = NULL
    WHERE org_id = ${orgId} AND id = ${invitationId}`.execute(trx);
  await write(trx, work, 'resend', invitationId, { locale });
  await notifyInvited(trx, { orgId, id: invitationId, inviterId: work.actor.userId }, now);
}

/**
 * Takes an invitation back. One that is taken back already stays so.
 * @throws {HttpProblem} 404, 409 for one that was answered
 */
export async function revoke(trx: Transaction<Database>, work: InvitationWork, invitationId: string): Promise<void> {
  const { orgId, now } = work.reader;
  const { status } = await lockInvitation(trx, work, invitationId);
  if (status === 'revoked') return;
  if (status === 'accepted' || status === 'declined') throw new HttpProblem(409, 'BENTROK');
  await sql`
    UPDATE invitation SET status = 'revoked', token_hash = NULL, answered_at = ${new Date(now)}
    WHERE org_id = ${orgId} AND id = ${invitationId}`.execute(trx);
  await write(trx, work, 'revoke', invitationId, undefined);
}

async function lockInvitation(trx: Transaction<Database>, { reader }: InvitationWork, invitationId: string) {
  await lockOrganization(trx, reader.orgId);
  const found = await readInvitation(trx, reader, invitationId);
  if (found === null) throw notFound();
  return found;
}

async function requireNoMember(trx: Transaction<Database>, orgId: string, email: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM membership m JOIN app_user u ON u.id = m.user_id
    WHERE m.org_id = ${orgId} AND u.email = ${email}::citext`.execute(trx);
  if (rows.length > 0) throw invalidField('email', 'member-already');
}

function write(
  trx: Transaction<Database>,
  { reader, actor, requestId }: InvitationWork,
  action: string,
  entityId: string,
  after: unknown,
): Promise<void> {
  const by = { kind: 'user', id: actor.userId } as const;
  const { orgId, now } = reader;
  return writeAudit(trx, { orgId, actor: by, requestId, action, entity: 'invitation', entityId, after }, now);
}
