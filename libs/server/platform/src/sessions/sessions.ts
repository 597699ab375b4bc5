import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { isIP } from 'node:net';
import type { Locale } from '@imah/contract/core/words';
import { type Kysely, sql } from 'kysely';
import { membershipsOf, type MembershipRow, policyMembershipsOf } from '../access/load-actor.ts';
import { narrowToGroup, type ViewedGroup, viewedGroupOf } from '../access/view-as.ts';
import { prepare } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import type { Actor } from '../access/actor.ts';
import { sessionTimes } from './session-times.ts';

/** Whether a session is asked for with the rights of its person, or only for who they are. */
export type Rights = 'with-rights' | 'without-rights';

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
 * The person of each valid session, else null, in the order of `tokens` and in one query. Sessions in
 * use are prolonged, at most once a minute.
 */
export async function findSessions(
  db: Kysely<Database>,
  tokens: readonly string[],
  rights: Rights,
  now: number,
): Promise<(Actor | null)[]> {
  const staleSince = new Date(now - sessionTimes.touchEvery);
  const [first, ...others] = tokens.map(hashToken);
  if (first === undefined) return [];
  const at = new Date(now);
  const rows =
    others.length === 0
      ? await one[rights](db, first, at, staleSince)
      : await many[rights](db, [first, ...others], at, staleSince);
  const stale = rows.filter((row) => row.isStale).map((row) => row.sessionId);
  if (stale.length > 0) await prolong(db, stale, now);

  const actors = tokens.map((): Actor | null => null);
  for (const { place, memberships, isStale: _, viewAs, ...person } of rows) {
    const sessionToken = tokens[place - 1] ?? '';
    const held = policyMembershipsOf(memberships);
    const seen = (all: typeof held.memberships) => (viewAs === null ? all : narrowToGroup(all, viewAs));
    const rightsOf = { memberships: seen(held.memberships), withheld: seen(held.withheld) };
    actors[place - 1] = { ...person, sessionToken, ...rightsOf, viewAs };
  }
  return actors;
}

/** The person of one session, as `findSessions` finds it. */
export async function findSession(
  db: Kysely<Database>,
  token: string,
  rights: Rights,
  now: number,
): Promise<Actor | null> {
  const [actor] = await findSessions(db, [token], rights, now);
  return actor ?? null;
}

/** Ends a session; the person it was of, or null where there was none. */
export async function endSession(db: Kysely<Database>, token: string): Promise<string | null> {
  const rows = await db
    .deleteFrom('session')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id as userId')
    .execute();
  return rows[0]?.userId ?? null;
}

/** Ends every session of a person but the one to keep; the browsers of the others are known no longer. */
export async function endSessions(db: Kysely<Database>, userId: string, keepSessionId: string | null): Promise<void> {
  await sql`DELETE FROM session WHERE user_id = ${userId} AND id IS DISTINCT FROM ${keepSessionId}::uuid`.execute(db);
  await sql`DELETE FROM known_device WHERE user_id = ${userId} AND session_id IS DISTINCT FROM ${keepSessionId}::uuid`.execute(
    db,
  );
}

/** Gives a session a new token; the old one is worth nothing from then on. */
export async function rotateSession(db: Kysely<Database>, sessionId: string): Promise<string> {
  const token = createToken();
  await sql`UPDATE session SET token_hash = ${hashToken(token)} WHERE id = ${sessionId}`.execute(db);
  return token;
}

interface SessionRow {
  /** Of the token in the list, from 1. */
  readonly place: number;
  readonly sessionId: string;
  readonly isStale: boolean;
  readonly userId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly locale: Locale;
  readonly memberships: readonly MembershipRow[];
  readonly viewAs: ViewedGroup | null;
}

// For a list the planner reckons with ten sessions, finds that dear, and plans anew each time: that takes longer than the
// query. One token is planned once for good.
const asked = {
  one: { name: 'session', place: '1', from: 'session s', where: 's.token_hash = $1::bytea' },
  many: {
    name: 'sessions',
    place: 'asked.place',
    from: 'unnest($1::bytea[]) WITH ORDINALITY AS asked (token_hash, place), session s',
    where: 's.token_hash = asked.token_hash',
  },
} as const;

function selectSessions<H extends Buffer | readonly Buffer[]>(count: keyof typeof asked, rights: Rights) {
  const { name, place, from, where } = asked[count];
  return prepare<[hashes: H, now: Date, staleSince: Date], SessionRow>(
    `${name}-${rights}`,
    `SELECT ${place}::integer AS place, s.id AS "sessionId", s.last_seen_at <= $3 AS "isStale",
      u.id AS "userId", u.email::text AS email, u.email_verified_at IS NOT NULL AS "emailVerified", u.name, u.locale, ${viewedGroupOf('s')} AS "viewAs",
      ${rights === 'with-rights' ? membershipsOf('u.id', '$2::timestamptz') : `'[]'::json`} AS memberships
    FROM ${from} JOIN app_user u ON u.id = s.user_id AND u.status = 'active'
    WHERE ${where} AND s.expires_at > $2`,
  );
}

const one = {
  'with-rights': selectSessions<Buffer>('one', 'with-rights'),
  'without-rights': selectSessions<Buffer>('one', 'without-rights'),
} as const;
const many = {
  'with-rights': selectSessions<readonly Buffer[]>('many', 'with-rights'),
  'without-rights': selectSessions<readonly Buffer[]>('many', 'without-rights'),
} as const;

/** A session that another call is prolonging or ending right now is left to it. */
async function prolong(db: Kysely<Database>, sessionIds: readonly string[], now: number): Promise<void> {
  await sql`
    UPDATE session SET last_seen_at = ${new Date(now)},
      expires_at = least(${new Date(now + sessionTimes.idle)}::timestamptz, created_at + ${sessionTimes.absolute} * interval '1 millisecond')
    WHERE id IN (SELECT id FROM session WHERE id = ANY(${[...sessionIds]}::uuid[]) FOR UPDATE SKIP LOCKED)`.execute(db);
}

/** A proxy may name anything as the client; what is no address is left out. PostgreSQL knows no zones (`fe80::1%eth0`). */
function toInet(ip: string): string | null {
  const address = ip.replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}
