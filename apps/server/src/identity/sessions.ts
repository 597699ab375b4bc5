import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { isIP } from 'node:net';
import type { Locale } from '@imah/contract';
import { type Kysely, sql } from 'kysely';
import { membershipsOf, type MembershipRow, toPolicyMembership } from '../access/load-actor.ts';
import type { Database } from '../database/schema.ts';
import type { Actor } from '../http/handler.ts';
import { sessionTimes } from './session-times.ts';

export interface Client {
  readonly ip: string;
  readonly userAgent: string | undefined;
}

/** What the database keeps of a token: who reads the table cannot log in with it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits, as text that fits into a cookie, a header and an address. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Opens a session and returns its token, which is stored nowhere. `now` in milliseconds since 1970 UTC. */
export async function createSession(
  db: Kysely<Database>,
  userId: string,
  client: Client,
  now: number,
): Promise<string> {
  const token = createToken();
  await sql`
    INSERT INTO session (id, user_id, token_hash, created_at, last_seen_at, expires_at, ip, user_agent)
    VALUES (${randomUUIDv7()}, ${userId}, ${hashToken(token)}, ${new Date(now)}, ${new Date(now)},
      ${new Date(now + sessionTimes.idle)}, ${toInet(client.ip)}::inet, ${client.userAgent?.slice(0, 300) ?? null})`.execute(
    db,
  );
  return token;
}

/**
 * The person of a valid session, in one query, or null. `rights` says whether the memberships are
 * read as well. A session in use is prolonged, at most once a minute.
 */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  rights: 'with-rights' | 'without-rights',
  now: number,
): Promise<Actor | null> {
  const { rows } = await sql<SessionRow>`
    SELECT s.id AS "sessionId", s.last_seen_at AS "lastSeenAt", u.id AS "userId", u.email::text AS email, u.name, u.locale,
      ${rights === 'with-rights' ? membershipsOf(sql.ref('u.id'), now) : sql`'[]'::json`} AS memberships
    FROM session s JOIN app_user u ON u.id = s.user_id
    WHERE s.token_hash = ${hashToken(token)} AND s.expires_at > ${new Date(now)} AND u.status = 'active'`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  if (now - row.lastSeenAt.getTime() >= sessionTimes.touchEvery) await prolong(db, row.sessionId, now);
  const { userId, email, name, locale, sessionId } = row;
  return {
    userId,
    email,
    name,
    locale,
    sessionId,
    sessionToken: token,
    memberships: row.memberships.map(toPolicyMembership),
  };
}

export async function endSession(db: Kysely<Database>, token: string): Promise<void> {
  await sql`DELETE FROM session WHERE token_hash = ${hashToken(token)}`.execute(db);
}

/** Ends every session of a person but the one to keep. */
export async function endSessions(db: Kysely<Database>, userId: string, keepSessionId: string | null): Promise<void> {
  await sql`DELETE FROM session WHERE user_id = ${userId} AND id IS DISTINCT FROM ${keepSessionId}::uuid`.execute(db);
}

/** Gives a session a new token; the old one is worth nothing from then on. */
export async function rotateSession(db: Kysely<Database>, sessionId: string): Promise<string> {
  const token = createToken();
  await sql`UPDATE session SET token_hash = ${hashToken(token)} WHERE id = ${sessionId}`.execute(db);
  return token;
}

interface SessionRow {
  readonly sessionId: string;
  readonly lastSeenAt: Date;
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
  readonly memberships: readonly MembershipRow[];
}

async function prolong(db: Kysely<Database>, sessionId: string, now: number): Promise<void> {
  await sql`
    UPDATE session SET last_seen_at = ${new Date(now)},
      expires_at = least(${new Date(now + sessionTimes.idle)}::timestamptz, created_at + ${sessionTimes.absolute} * interval '1 millisecond')
    WHERE id = ${sessionId}`.execute(db);
}

/** A proxy may name anything as the client; what is no address is left out. PostgreSQL knows no zones (`fe80::1%eth0`). */
function toInet(ip: string): string | null {
  const address = ip.replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}
