import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { InvitationReader } from './invitation-repository.ts';

/** Which of the addresses have an invitation to work that can still be answered. */
export async function listPendingTo(
  trx: Transaction<Database>,
  { orgId, now }: { readonly orgId: string; readonly now: number },
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await trx
    .selectFrom('invitation')
    .select('email')
    .where('org_id', '=', orgId)
    .where('person_id', 'is', null)
    .where('email', 'in', [...emails])
    .where('status', '=', 'pending')
    .where('expires_at', '>', new Date(now))
    .execute();
  return rows.flatMap(({ email }) => email?.toLowerCase() ?? []);
}

/** Takes back those of the invitations to work that are open and that the reader sees; resolves with which they were. */
export async function revokePendingOf(
  trx: Transaction<Database>,
  { orgId, buildings, now }: InvitationReader,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await trx
    .updateTable('invitation')
    .set({ status: 'revoked', token_hash: null, answered_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('person_id', 'is', null)
    .where('status', '=', 'pending')
    .where('id', 'in', [...ids])
    .$if(buildings !== 'all', (query) =>
      query
        .where('all_buildings', '=', false)
        .where((eb) => eb('building_ids', '<@', eb.val(buildings === 'all' ? [] : [...buildings]))),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
