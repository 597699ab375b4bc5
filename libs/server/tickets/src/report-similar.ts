import type { SimilarQuery, SimilarTicket } from '@imah/contract/tickets';
import type { TicketState } from '@imah/contract/tickets/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { Actor } from '@imah/server-platform/http';
import { ticketPlace } from './ticket-repository.ts';
import { isVisibleTicket } from './ticket-scope.ts';
import { isOpen } from './ticket-predicates.ts';
import { shownNameSql } from '@imah/server-platform/built-in-names';

/** Who asks about tickets of which building. */
export interface SimilarAsk {
  readonly orgId: string;
  readonly buildingId: string;
  readonly actor: Actor;
}

/** A ticket as it may be told of, as the database gives it. */
interface Row {
  readonly id: string;
  readonly reach: 'known' | 'told';
  readonly number: string | null;
  readonly title: string | null;
  readonly unitCode: string | null;
  readonly place: string | null;
  readonly state: TicketState;
  readonly createdAt: Date;
  readonly also: 'yes' | 'no';
  readonly category: { readonly id: string; readonly key: string | null; readonly name: string } | null;
  readonly alsoCount: number;
}

const most = 5;
/** From which likeness of words on two texts are of the same thing. */
const alike = 0.4;
const endedMs = 30 * 86_400_000;

/** SQL: what of ticket `t` everybody of the building may be told: it is on a common place, and not for the staff alone. */
const isCommon = sql`(t.unit_id IS NULL AND t.audience = 'resident')`;

/**
 * Open tickets that may be of what is typed. Those of others are found by their category alone: whoever tries words
 * learns nothing of what the others wrote.
 */
export function readSimilarTickets(
  db: Kysely<Database>,
  ask: SimilarAsk,
  { q = '', categoryId, unitId }: SimilarQuery,
): Promise<SimilarTicket[]> {
  const words = q.toLowerCase();
  const likeness = sql`word_similarity(${words}, lower(t.title || ' ' || t.details))`;
  const isLike = words.length < 3 ? sql`false` : sql`${likeness} >= ${alike}`;
  const isSameHome =
    unitId === undefined || categoryId === undefined
      ? sql`false`
      : sql`(t.unit_id = ${unitId} AND t.category_id = ${categoryId})`;
  const isSameKind = categoryId === undefined ? sql`false` : sql`(${isCommon} AND t.category_id = ${categoryId})`;
  return readRows(db, ask, {
    condition: sql`${isOpen} AND ((s.known AND (${isLike} OR ${isSameHome})) OR ${isSameKind})`,
    order: sql`s.known DESC, CASE WHEN s.known THEN ${likeness} ELSE 0 END DESC, t.created_at DESC, t.id`,
    limit: most,
  });
}

/** What the person has joined, the newest first: what is open, and what ended within 30 days. */
export function readJoinedTickets(db: Kysely<Database>, ask: SimilarAsk, now: number): Promise<SimilarTicket[]> {
  return readRows(db, ask, {
    condition: sql`s.also = 'yes' AND (${isOpen} OR t.state_since > ${new Date(now - endedMs)})`,
    order: sql`t.created_at DESC, t.id`,
    limit: 20,
  });
}

/** One ticket as the person may be told of it, or null when they may not. */
export async function readToldTicket(
  db: Kysely<Database>,
  ask: SimilarAsk,
  ticketId: string,
): Promise<SimilarTicket | null> {
  const [row] = await readRows(db, ask, {
    condition: sql`t.id = ${ticketId} AND ${isOpen} AND ${isCommon}`,
    order: sql`t.id`,
    limit: 1,
  });
  return row ?? null;
}

async function readRows(
  db: Kysely<Database>,
  { orgId, buildingId, actor }: SimilarAsk,
  { condition, order, limit }: { condition: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<SimilarTicket[]> {
  const { rows } = await sql<Row>`
    SELECT t.id, CASE WHEN s.known THEN 'known' ELSE 'told' END AS reach,
      CASE WHEN s.known THEN t.number END AS number, CASE WHEN s.known THEN t.title END AS title,
      CASE WHEN s.known THEN un.code END AS "unitCode", ${ticketPlace} AS place, t.state, t.created_at AS "createdAt", s.also,
      CASE WHEN c.id IS NOT NULL THEN json_build_object('id', c.id, 'key', c.key, 'name', ${shownNameSql('category', 'c.key', 'c.name')}) END AS category,
      (SELECT count(*)::integer FROM ticket_follower f WHERE f.org_id = t.org_id AND f.ticket_id = t.id) AS "alsoCount"
    FROM ticket t
    CROSS JOIN LATERAL (SELECT ${isVisibleTicket(actor)} AS known, CASE WHEN EXISTS (
      SELECT 1 FROM ticket_follower f WHERE f.org_id = t.org_id AND f.ticket_id = t.id AND f.user_id = ${actor.userId})
      THEN 'yes' ELSE 'no' END AS also) s
    LEFT JOIN unit un ON un.org_id = t.org_id AND un.id = t.unit_id
    LEFT JOIN ticket_category c ON c.org_id = t.org_id AND c.id = t.category_id
    WHERE t.org_id = ${orgId} AND t.building_id = ${buildingId} AND ${condition}
    ORDER BY ${order} LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
