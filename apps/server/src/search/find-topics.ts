import type { HumanNumber, PolicyActor, SearchHit } from '@imah/contract';
import { type Kysely, sql } from 'kysely';
import { isVisibleTopic } from '../community/topic-scope.ts';
import { prepare } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { likenessOf, type ReadQuery } from './read-query.ts';

/**
 * The topics that may be meant, of those the person may see; best first. Who sees one is the rule of the topics
 * themselves, and asked only where there is one that is called so.
 */
export async function findTopics(
  db: Kysely<Database>,
  actor: PolicyActor,
  { text, words }: ReadQuery,
  { number, now, limit }: { readonly number: HumanNumber | null; readonly now: number; readonly limit: number },
): Promise<SearchHit[]> {
  if (number !== null && number.kind !== 'TPC') return [];
  // With its number a topic is meant itself or not at all.
  const likeness = number === null ? likenessOf(words[0] ?? '') : { patterns: [`${text} %`], resembles: false };
  const called = [actor.memberships.map(({ orgId }) => orgId), words, likeness.patterns, likeness.resembles] as const;
  if (likeness.patterns.length === 0) return [];
  const [any] = await isAnyCalled(db, ...called);
  return any === undefined ? [] : select(db, actor, { text, called, now, limit });
}

type Called = readonly [
  orgs: readonly string[],
  words: readonly string[],
  patterns: readonly string[],
  resembles: boolean,
];

const isAnyCalled = prepare<Called, unknown>(
  'search-topics',
  'SELECT 1 FROM topics_called($1::uuid[], $2::text[], $3::text[], $4) LIMIT 1',
);

async function select(
  db: Kysely<Database>,
  actor: PolicyActor,
  {
    text,
    called: [orgs, words, patterns, resembles],
    now,
    limit,
  }: { readonly text: string; readonly called: Called; readonly now: number; readonly limit: number },
): Promise<SearchHit[]> {
  const { rows } = await sql<SearchHit>`
    SELECT 'topic' AS kind, t.id, t.number || ' ' || t.title AS title, t.kind AS detail, t.org_id AS "orgId",
      t.building_id AS "buildingId", b.name AS "buildingName"
    FROM topics_called(${orgs}::uuid[], ${words}::text[], ${patterns}::text[], ${resembles}) c
    JOIN topic t ON t.org_id = c.org_id AND t.id = c.id
    LEFT JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    WHERE ${isVisibleTopic(actor, now)}
    ORDER BY word_similarity(${text}, lower(t.number || ' ' || t.title)) DESC, t.last_post_at DESC, t.id LIMIT ${limit}`.execute(
    db,
  );
  return rows;
}
