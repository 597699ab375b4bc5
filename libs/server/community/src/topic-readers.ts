import type { TopicAudience, TopicReach } from '@imah/contract/community';
import { topicPermissions, type TopicKind } from '@imah/contract/community/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { TopicRecipients } from '@imah/server-platform';
import { isVotingUnit } from './voting-unit.ts';

interface Place {
  readonly orgId: string;
  readonly buildingId: string | null;
}

/** How many people an audience has now, in how many units they live, and how many units of it vote. */
export async function countAudience(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  { kind, audience }: { readonly kind: TopicKind; readonly audience: TopicAudience },
  now: number,
): Promise<TopicReach> {
  const { rows } = await sql<TopicReach>`
    SELECT count(DISTINCT r.user_id)::integer AS people, count(DISTINCT u.unit)::integer AS units, (
      SELECT count(*)::integer FROM unit un JOIN floor f ON f.org_id = un.org_id AND f.id = un.floor_id
      WHERE un.org_id = ${orgId} AND (${buildingId}::uuid IS NULL OR un.building_id = ${buildingId}::uuid) AND ${isVotingUnit}
        AND (${audience.kind} IN ('all', 'groups') OR ${audience.ids}::uuid[] && ARRAY[un.id, un.floor_id, f.section_id])
    ) AS "votingUnits"
    FROM audience_readers(${orgId}, ${buildingId}::uuid, ${topicPermissions[kind].read}, ${audience.kind}, ${audience.ids}::uuid[],
      ${new Date(now)}) r LEFT JOIN LATERAL unnest(r.units) AS u(unit) ON true`.execute(db);
  return rows[0] ?? { people: 0, units: 0, votingUnits: 0 };
}

/** Whom a topic is told to, as they are when it is told. */

/** Of its audience those who want to hear so much of it; those who follow it may be of its staff as well. */
export async function findTopicHearers(
  db: Kysely<Database>,
  { topicId, hears, except }: TopicRecipients,
  now: number,
): Promise<string[]> {
  const people = hears === 'following' ? watchers(topicId, now) : audience(topicId, now);
  const heard = {
    everyone: sql`true`,
    normal: sql`coalesce(u.visibility, 'inherit') <> 'muted'`,
    following: sql`u.visibility = 'following'`,
  }[hears];
  const rows = await db
    .selectFrom(sql<{ user_id: string }>`(${people})`.as('r'))
    .leftJoin('topic_user as u', (join) => join.on('u.topic_id', '=', topicId).onRef('u.user_id', '=', 'r.user_id'))
    .select('r.user_id as userId')
    .where(sql<boolean>`${heard} AND NOT r.user_id = ANY(${[...except]}::uuid[])`)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Those who want to hear of the topic whatever they chose for its building; nobody where it is not about a topic. */
export async function findTopicChoosers(
  db: Kysely<Database>,
  recipients: TopicRecipients,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('topic as t')
    .innerJoin('topic_user as u', (join) => join.onRef('u.org_id', '=', 't.org_id').onRef('u.topic_id', '=', 't.id'))
    .select('u.user_id')
    .where('t.id', '=', recipients.topicId)
    .where('u.visibility', 'in', ['normal', 'following'])
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** Everyone whose open page shows the topic: its audience once it is published, those who moderate it, and who wrote it. */
export async function findTopicWatchers(db: Kysely<Database>, topicId: string, now: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT r.user_id AS "userId" FROM (${watchers(topicId, now)}) r`.execute(db);
  return rows.map(({ userId }) => userId);
}

function audience(topicId: string, now: number): RawBuilder<unknown> {
  return sql`SELECT user_id FROM topic_readers(${topicId}, ${new Date(now)})`;
}

// The rights of an author are asked as well: who has left the building sees no more of what they wrote there.
function watchers(topicId: string, now: number): RawBuilder<unknown> {
  const at = new Date(now);
  const holders = sql`audience_readers(t.org_id, t.building_id,
    CASE t.kind WHEN 'announcement' THEN 'announcement.view' ELSE 'topic.view' END, 'all', '{}', ${at})`;
  return sql`
    SELECT r.user_id FROM topic_readers(${topicId}, ${at}) r
      WHERE EXISTS (SELECT 1 FROM topic t WHERE t.id = ${topicId} AND t.publish_at <= ${at})
    UNION SELECT m.user_id FROM topic_moderators(${topicId}, ${at}) m
    UNION SELECT m.user_id FROM topic t CROSS JOIN LATERAL ${holders} m
      WHERE t.id = ${topicId} AND m.user_id = t.author_id`;
}
