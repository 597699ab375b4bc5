import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notify } from './notify.ts';

/** Tells a person that their password is another one, whoever did it. */
export function notifyOfPassword(
  trx: Transaction<Database>,
  userId: string,
  how: 'changed' | 'reset',
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  return notify(
    trx,
    {
      kind: 'password-changed',
      recipients: { kind: 'people', userIds: [userId] },
      actorId: null,
      dedupeKey: `password/${userId}`,
      data: { how, at },
      href: '/imah/akun',
    },
    now,
  );
}
