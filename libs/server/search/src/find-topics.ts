import type { PolicyActor } from '@imah/contract/access';
import type { SearchHit } from '@imah/contract/search';
import type { HumanNumber } from '@imah/contract/search/words';
import { type Kysely, sql } from 'kysely';
import { isVisibleTopic } from '@imah/server-community';
import type { Database } from '@imah/server-platform/database/schema';
import { type Likeness, likenessOf, type ReadQuery } from './read-query.ts';

/** How a topic is called that may be meant. With its number it is meant itself or not at all. */
export function topicLikeness({ text, words }: ReadQuery, number: HumanNumber | null): Likeness {
  if (number === null) return likenessOf(words[0] ?? '');
  return { patterns: number.kind === 'TPC' ? [`${text} %`] : [], resembles: false };
}

/** The topics that may be meant, of those the person may see by the rule of the topics themselves; best first. */
export async function findTopics(
  db: Kysely<Database>,
  actor: PolicyActor,
  { text, words }: ReadQuery,
  {
    likeness: { patterns, resembles },
    now,
    limit,
  }: { readonly likeness: Likeness; readonly now: number; readonly limit: number },
): Promise<SearchHit[]> {
  const { rows } = await sql<SearchHit>`
    SELECT 'topic' AS kind, t.id, t.number || ' ' || t.title AS title, t.kind AS detail, t.org_id AS "orgId",
      t.building_id AS "buildingId", b.name AS "buildingName"
    FROM topics_called(${orgsOf(actor)}::uuid[], ${words}::text[], ${patterns}::text[], ${resembles}) c
    JOIN topic t ON t.org_id = c.org_id AND t.id = c.id
    LEFT JOIN building b ON b.org_id = t.org_id AND b.id = t.building_id
    WHERE ${isVisibleTopic(actor, now)}
    ORDER BY word_similarity(${text}, lower(t.number || ' ' || t.title)) DESC, t.last_post_at DESC, t.id
    LIMIT ${limit}`.execute(db);
  return rows;
}

export function orgsOf({ memberships }: PolicyActor): string[] {
  return memberships.map(({ orgId }) => orgId);
}
