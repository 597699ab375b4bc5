import { randomBytes } from 'node:crypto';
import { isGrant } from '@imah/contract/access';
import { type Kysely, sql } from 'kysely';
import { loadActor } from '../access/load-actor.ts';
import { grantsInBoth } from '../access/view-as.ts';
import type { Database } from '../database/schema.ts';
import type { Actor } from '../access/actor.ts';
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

/**
 * The person of a token that is good, with their rights narrowed to its scopes; else null. Its use is
 * written down at most once a minute. `now` in milliseconds since 1970 UTC.
 */
export async function findApiToken(db: Kysely<Database>, token: string, now: number): Promise<Actor | null> {
  const rows = await db
    .selectFrom('api_token as t')
    .innerJoin('app_user as u', (join) => join.onRef('u.id', '=', 't.user_id').on('u.status', '=', 'active'))
    .select(['t.id', 't.user_id as userId', 'u.email', 'u.name', 'u.locale', 't.scopes'])
    .select([sql<boolean>`u.email_verified_at IS NOT NULL`.as('emailVerified')])
    .where('t.token_hash', '=', hashToken(token))
    .where('t.expires_at', '>', new Date(now))
    .execute();
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
  const narrowed = (all: typeof rights.memberships) =>
    all.map((membership) => ({ ...membership, grants: grantsInBoth(membership.grants, scopes) }));
  const memberships = narrowed(rights.memberships);
  const withheld = narrowed(rights.withheld);
  const { id, userId, email, emailVerified, name, locale } = row;
  const person = { userId, email, emailVerified, name, locale };
  return { ...person, sessionId: id, apiTokenId: id, sessionToken: token, memberships, withheld, viewAs: null };
}
