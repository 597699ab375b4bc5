import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notify } from '@imah/server-notifications';
import { inviterPage } from './inviter-page.ts';

/**
 * Tells a person who has an account already of an invitation to it. The link that answers it is in the mail alone; and
 * an account whose address nobody has confirmed may be another person's.
 */
export async function notifyInvited(
  trx: Transaction<Database>,
  { orgId, id, inviterId }: { readonly orgId: string; readonly id: string; readonly inviterId: string },
  now: number,
): Promise<void> {
  const rows = await trx
    .selectFrom('invitation as i')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.email', '=', 'i.email').on('u.status', '=', 'active').on('u.email_verified_at', 'is not', null),
    )
    .innerJoin('app_user as inviter', (join) => join.on('inviter.id', '=', inviterId))
    .select(['u.id as userId', 'inviter.name as inviter'])
    .where('i.org_id', '=', orgId)
    .where('i.id', '=', id)
    .execute();
  const [invited] = rows;
  if (invited === undefined) return;
  await notify(
    trx,
    {
      kind: 'invitation-received',
      recipients: { kind: 'people', userIds: [invited.userId] },
      actorId: inviterId,
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
  const rows = await trx
    .selectFrom('invitation as i')
    .innerJoin('app_user as u', (join) => join.on('u.id', '=', userId))
    .select(['i.invited_by as inviterId', 'u.name as invitee'])
    .where('i.org_id', '=', orgId)
    .where('i.id', '=', id)
    .where('i.invited_by', 'is not', null)
    .$narrowType<{ inviterId: string }>()
    .execute();
  const [found] = rows;
  if (found === undefined) return;
  await notify(
    trx,
    {
      kind: 'invitation-accepted',
      recipients: { kind: 'people', userIds: [found.inviterId] },
      actorId: userId,
      place: { orgId },
      dedupeKey: `accepted/${id}`,
      data: { invitee: found.invitee },
      href: await inviterPage(trx, { orgId, id }),
    },
    now,
  );
}
