import type { PolicyActor } from '@imah/contract/access';
import type { TopicPerson, TopicReceipts } from '@imah/contract/community';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { requireTopicAct } from './topic-abilities.ts';
import { findTopicWatchers } from './topic-readers.ts';
import { getTopicFacts } from './topic-repository.ts';
import type { TopicKey } from './topic-row.ts';

/**
 * Who of the audience has opened a topic since it says what it says, and who has not.
 * @throws {HttpProblem} 409 where nobody was told that it is looked at
 */
export async function readReceipts(
  db: Kysely<Database>,
  actor: PolicyActor,
  { orgId, topicId }: TopicKey,
  now: number,
): Promise<TopicReceipts> {
  requireTopicAct('list-receipts', actor, await getTopicFacts(db, { orgId, topicId }), now);
  const { rows } = await sql<TopicPerson & { readonly at: Date | null }>`
    SELECT u.id, u.name, seen.read_at AS at FROM topic_readers(${topicId}, ${new Date(now)}) r
    JOIN app_user u ON u.id = r.user_id JOIN topic t ON t.org_id = ${orgId} AND t.id = ${topicId}
    LEFT JOIN topic_user seen ON seen.org_id = ${orgId} AND seen.topic_id = ${topicId} AND seen.user_id = u.id
    WHERE u.id IS DISTINCT FROM t.author_id ORDER BY lower(u.name), u.id`.execute(db);
  return {
    read: rows.flatMap(({ id, name, at }) => (at === null ? [] : [{ id, name, at: at.toISOString() }])),
    unread: rows.flatMap(({ id, name, at }) => (at === null ? [{ id, name }] : [])),
  };
}

/**
 * Who can be named in a topic. Neighbours do not learn from it who lives in the building: they name those who have
 * written there, and the staff.
 */
export async function readPeople(
  db: Kysely<Database>,
  { orgId, topicId }: TopicKey,
  { userId, moderates, now }: { readonly userId: string; readonly moderates: boolean; readonly now: number },
): Promise<TopicPerson[]> {
  const seers = await findTopicWatchers(db, topicId, now);
  const rows = await db
    .selectFrom('app_user as u')
    .select(['u.id', 'u.name'])
    .where(sql<boolean>`u.id = ANY(${seers}::uuid[])`)
    .where('u.id', '<>', userId)
    .where(
      sql<boolean>`(${moderates} OR EXISTS (SELECT 1 FROM topic_post p WHERE p.org_id = ${orgId} AND p.topic_id = ${topicId} AND p.author_id = u.id) OR EXISTS (SELECT 1 FROM topic t WHERE t.org_id = ${orgId} AND t.id = ${topicId} AND t.author_id = u.id) OR u.id IN (SELECT m.user_id FROM topic_moderators(${topicId}, ${new Date(now)}) m))`,
    )
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
    .limit(500)
    .execute();
  return rows;
}
