import { createHash } from 'node:crypto';
import { sql } from 'kysely';
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
    const { rows } = await sql<{ isFirst: boolean }>`
      INSERT INTO known_browser (user_id, fingerprint, first_seen_at) VALUES (${userId}, ${fingerprint}, ${new Date(at)})
      ON CONFLICT (user_id, fingerprint) DO NOTHING
      RETURNING NOT EXISTS (SELECT 1 FROM known_browser k WHERE k.user_id = ${userId}) AS "isFirst"`.execute(trx);
    // No row: the browser is known. Otherwise the condition sees the table as it was before.
    if (rows[0]?.isFirst !== false) return;
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
