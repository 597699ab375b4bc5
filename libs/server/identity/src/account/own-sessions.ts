import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Handler } from '@imah/server-platform/http';
import { endSessions } from '@imah/server-platform/sessions';

export function listSessions(context: ServerContext): Handler<'listSessions'> {
  return async ({ actor }) => {
    const rows = await context.db
      .selectFrom('session')
      .select([
        'id',
        'created_at as createdAt',
        'last_seen_at as lastSeenAt',
        'expires_at as expiresAt',
        'user_agent as userAgent',
      ])
      .select((eb) => eb.fn<string | null>('host', ['ip']).as('ip'))
      .where('user_id', '=', actor.userId)
      .where('expires_at', '>', new Date(context.now()))
      .orderBy((eb) => eb('id', '=', actor.sessionId), 'desc')
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(200)
      .execute();
    return {
      data: rows.map((row) => ({
        ...row,
        isThisOne: row.id === actor.sessionId,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      })),
      meta: { nextCursor: null },
    };
  };
}

/**
 * A session that is not the person's is answered like one that is gone already: with nothing. The live channel knows
 * persons, not sessions: all their connections end, and those still signed in come back.
 */
export function revokeSession(context: ServerContext): Handler<'revokeSession'> {
  return async ({ actor, params }) => {
    const { rows } = await sql`
      DELETE FROM session WHERE id = ${params.sessionId} AND user_id = ${actor.userId} RETURNING 1`.execute(context.db);
    if (rows.length === 0) return undefined;
    // A device that is lost is nobody's to guess at any more.
    await sql`
      DELETE FROM known_device WHERE user_id = ${actor.userId} AND session_id = ${params.sessionId}`.execute(
      context.db,
    );
    await forgetLiveSecret(context, actor.userId);
    return undefined;
  };
}

export function revokeOtherSessions(context: ServerContext): Handler<'revokeOtherSessions'> {
  return async ({ actor }) => {
    await endSessions(context.db, actor.userId, actor.sessionId);
    await forgetLiveSecret(context, actor.userId);
    return undefined;
  };
}

/** Who held a session has read the live-channel password: it changes with the sessions. */
async function forgetLiveSecret(context: ServerContext, userId: string): Promise<void> {
  await sql`UPDATE app_user SET mqtt_secret_version = mqtt_secret_version + 1 WHERE id = ${userId}`.execute(context.db);
  await context.live.disconnect({ userId });
}
