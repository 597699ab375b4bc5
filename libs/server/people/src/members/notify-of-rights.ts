import type { PolicyActor } from '@imah/contract/access';
import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notify } from '@imah/server-notifications';

/** Tells people that they may do other things in an organisation now; who changed their own rights knows it. */
export async function notifyOfRights(
  trx: Transaction<Database>,
  { orgId, actor, now }: { readonly orgId: string; readonly actor: PolicyActor; readonly now: number },
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const rows = await trx.selectFrom('app_user').select('name').where('id', '=', actor.userId).execute();
  await notify(
    trx,
    {
      kind: 'rights-changed',
      recipients: { kind: 'people', userIds },
      actorId: actor.userId,
      place: { orgId },
      dedupeKey: `rights/${orgId}`,
      data: { by: rows[0]?.name ?? '' },
      href: '/imah',
    },
    now,
  );
}
