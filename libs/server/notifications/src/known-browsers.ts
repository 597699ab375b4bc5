import { createHash } from 'node:crypto';
import type { ServerContext } from '@imah/server-platform';
import { browserName } from './browser-name.ts';
import { notify } from './notify.ts';

/**
 * Remembers the browser somebody has signed in with, and tells them when it is one they have never
 * used. The first of an account is the one it was made with: that is no news.
 */
export async function noteBrowser(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  userId: string,
  userAgent: string | undefined,
): Promise<void> {
  const at = now();
  const fingerprint = createHash('sha256').update(browserName(userAgent)).digest();
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('known_browser')
      .values({ user_id: userId, fingerprint, first_seen_at: new Date(at) })
      .onConflict((conflict) => conflict.columns(['user_id', 'fingerprint']).doNothing())
      .returning((eb) =>
        eb
          .not(eb.exists(eb.selectFrom('known_browser as k').select('k.user_id').where('k.user_id', '=', userId)))
          .as('isFirst'),
      )
      .executeTakeFirst();
    // No row: the browser is known. Otherwise the condition sees the table as it was before.
    if (added?.isFirst !== false) return;
    await notify(
      trx,
      {
        kind: 'login-new-device',
        recipients: { kind: 'people', userIds: [userId] },
        actorId: null,
        dedupeKey: `login/${userId}/${fingerprint.toString('hex')}`,
        data: { browser: browserName(userAgent), at: new Date(at).toISOString() },
        href: '/imah/akun',
      },
      at,
    );
  });
}
