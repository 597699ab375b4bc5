import { randomBytes } from 'node:crypto';
import { isGrant } from '@imah/contract/access';
import type { Locale } from '@imah/contract/core/words';
import { type Kysely, sql } from 'kysely';
import { loadActor } from '../access/load-actor.ts';
import { grantsInBoth } from '../access/view-as.ts';
import type { Database } from '../database/schema.ts';
import type { Actor } from '../http/handler.ts';
import { hashToken } from './sessions.ts';
import { sessionTimes } from './session-times.ts';

/** By this a token is known for one wherever it leaks to: in a log, a chat, a repository. */
const mark = 'imah_';

export function isApiToken(token: string): boolean {
  return token.startsWith(mark);
}

/** A new token, and the part of it that may be shown later. */
export function createApiTokenText(): { readonly token: string; readonly prefix: string } {
  const token = `${mark}${randomBytes(32).toString('base64url')}`;
  return { token, prefix: token.slice(0, mark.length + 6) };
}

interface TokenRow {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly locale: Locale;
  readonly scopes: readonly string[];
}

/**
 * The person of a token that is good, with their rights narrowed to its scopes; else null. Its use is
 * written down at most once a minute. `now` in milliseconds since 1970 UTC.
 */
export async function findApiToken(db: Kysely<Database>, token: string, now: number): Promise<Actor | null> {
  const { rows } = await sql<TokenRow>`
    SELECT t.id, t.user_id AS "userId", u.email::text AS email, u.email_verified_at IS NOT NULL AS "emailVerified", u.name, u.locale, t.scopes
    FROM api_token t JOIN app_user u ON u.id = t.user_id AND u.status = 'active'
    WHERE t.token_hash = ${hashToken(token)} AND t.expires_at > ${new Date(now)}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const rights = await loadActor(db, row.userId, now);
  if (rights === null) return null;
  await sql`
    UPDATE api_token SET last_used_at = ${new Date(now)}
    WHERE id = ${row.id} AND (last_used_at IS NULL OR last_used_at <= ${new Date(now - sessionTimes.touchEvery)})`.execute(
    db,
  );
  const scopes = row.scopes.filter(isGrant);
  const memberships = rights.memberships.map((membership) => ({
    ...membership,
    grants: grantsInBoth(membership.grants, scopes),
  }));
  const { id, userId, email, emailVerified, name, locale } = row;
  const person = { userId, email, emailVerified, name, locale };
  return { ...person, sessionId: id, apiTokenId: id, sessionToken: token, memberships, viewAs: null };
}
