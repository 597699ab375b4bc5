import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { notify } from '../../notifications/notify.ts';

/**
 * Tells a person who has an account already of an invitation to it. The link that answers it is in the mail alone; and
 * an account whose address nobody has confirmed may be another person's.
 */
export async function notifyInvited(
  trx: Transaction<Database>,
  { orgId, id, inviterId }: { readonly orgId: string; readonly id: string; readonly inviterId: string },
  now: number,
): Promise<void> {
  const { rows } = await sql<{ userId: string; inviter: string }>`
    SELECT u.id AS "userId", inviter.name AS inviter
    FROM invitation i JOIN app_user u ON u.email = i.email AND u.status = 'active' AND u.email_verified_at IS NOT NULL
    JOIN app_user inviter ON inviter.id = ${inviterId}
    WHERE i.org_id = ${orgId} AND i.id = ${id}`.execute(trx);
  const [invited] = rows;
  if (invited === undefined) return;
  await notify(
    trx,
    {
      kind: 'invitation-received',
      recipients: { kind: 'people', userIds: [invited.userId] },
      place: { orgId },
      dedupeKey: `invited/${orgId}`,
      data: { inviter: invited.inviter },
    },
    now,
  );
}

/** Tells who invited a person that they came. */
export async function notifyInviter(
  trx: Transaction<Database>,
  { orgId, id, userId }: { readonly orgId: string; readonly id: string; readonly userId: string },
  now: number,
): Promise<void> {
  const { rows } = await sql<{ inviterId: string; invitee: string }>`
    SELECT i.invited_by AS "inviterId", u.name AS invitee
    FROM invitation i JOIN app_user u ON u.id = ${userId}
    WHERE i.org_id = ${orgId} AND i.id = ${id} AND i.invited_by IS NOT NULL`.execute(trx);
  const [found] = rows;
  if (found === undefined) return;
  await notify(
    trx,
    {
      kind: 'invitation-accepted',
      recipients: { kind: 'people', userIds: [found.inviterId] },
      place: { orgId },
      dedupeKey: `accepted/${id}`,
      data: { invitee: found.invitee },
      href: '/imah/settings/user',
    },
    now,
  );
}
