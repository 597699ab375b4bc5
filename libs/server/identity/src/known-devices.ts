import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { cookieNames, readCookie, setCookie } from '@imah/server-platform/http';
import { createToken, hashToken } from '@imah/server-platform/sessions';

export const deviceLimits = {
  /** Milliseconds after the last sign-in for which a browser stays known. */
  keptMs: 180 * 86_400_000,
  /** Browsers of one person; the one not used for longest goes. */
  perPerson: 20,
} as const;

/** What the database knows the request's browser by, or null where it shows no device cookie. */
export function deviceOf({ config }: Pick<ServerContext, 'config'>, request: FastifyRequest): Buffer | null {
  const token = readCookie(config, request, cookieNames.device);
  return token === undefined ? null : hashToken(token);
}

/**
 * Notes that the person has signed in with this browser, by the session just opened with `sessionToken`. A cookie that
 * vouched for nobody of that name is replaced: somebody else may have put it there and know it.
 */
export async function rememberDevice(
  context: ServerContext,
  userId: string,
  sessionToken: string,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const at = new Date(context.now());
  const shown = readCookie(context.config, request, cookieNames.device) ?? '';
  const value = await context.db.transaction().execute(async (trx) => {
    const known = await sql`
      SELECT 1 FROM known_device WHERE token_hash = ${hashToken(shown)} AND user_id = ${userId} FOR UPDATE`.execute(
      trx,
    );
    const token = known.rows.length > 0 ? shown : createToken();
    // Others who share the browser stay known there.
    await sql`UPDATE known_device SET token_hash = ${hashToken(token)} WHERE token_hash = ${hashToken(shown)}`.execute(
      trx,
    );
    await sql`
      INSERT INTO known_device (token_hash, user_id, session_id, created_at, last_used_at)
      SELECT ${hashToken(token)}, ${userId}, s.id, ${at}, ${at} FROM session s WHERE s.token_hash = ${hashToken(sessionToken)}
      ON CONFLICT (token_hash, user_id) DO UPDATE SET session_id = excluded.session_id, last_used_at = excluded.last_used_at`.execute(
      trx,
    );
    await sql`
      DELETE FROM known_device WHERE user_id = ${userId} AND token_hash IN (
        SELECT token_hash FROM known_device WHERE user_id = ${userId}
        ORDER BY last_used_at DESC, created_at DESC OFFSET ${deviceLimits.perPerson})`.execute(trx);
    return token;
  });
  setCookie(context.config, reply, cookieNames.device, { value, maxAgeMs: deviceLimits.keptMs });
}
