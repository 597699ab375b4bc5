import type { TopicVisibility } from '@imah/contract/community/words';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import type { TopicKey } from './topic-row.ts';

interface Reader extends TopicKey {
  readonly userId: string;
  readonly now: number;
}

/**
 * Writes down that the person has opened the topic, and how far they have read; never back, so that an older page of
 * another device takes nothing away. What they were told of the topic has then been seen.
 * @throws {HttpProblem} 422 when the post is none of the topic
 */
export async function markRead(
  db: Kysely<Database>,
  { orgId, topicId, userId, now }: Reader,
  postId: string | null,
): Promise<void> {
  const at = new Date(now);
  const found =
    postId === null
      ? []
      : (
          await sql`SELECT 1 FROM topic_post WHERE org_id = ${orgId} AND topic_id = ${topicId} AND id = ${postId}`.execute(
            db,
          )
        ).rows;
  if (postId !== null && found.length === 0) throw invalidField('postId', 'not-an-option');
  await sql`
    INSERT INTO topic_user AS seen (org_id, topic_id, user_id, read_at, last_read_post_id, last_read_at)
    SELECT ${orgId}, ${topicId}, ${userId}, ${at}, p.id, p.at
    FROM (SELECT 1) one LEFT JOIN topic_post p ON p.org_id = ${orgId} AND p.id = ${postId}::uuid
    ON CONFLICT (org_id, topic_id, user_id) DO UPDATE SET read_at = coalesce(seen.read_at, ${at}),
      (last_read_post_id, last_read_at) = (SELECT
        CASE WHEN further THEN excluded.last_read_post_id ELSE seen.last_read_post_id END,
        CASE WHEN further THEN excluded.last_read_at ELSE seen.last_read_at END
        FROM (SELECT excluded.last_read_at IS NOT NULL AND (seen.last_read_at IS NULL
          OR (excluded.last_read_at, excluded.last_read_post_id) > (seen.last_read_at, seen.last_read_post_id)) AS further) f)`.execute(
    db,
  );
  await sql`
    UPDATE notification SET read_at = ${at}
    WHERE user_id = ${userId} AND href = ${`/imah/topic/${topicId}`} AND read_at IS NULL`.execute(db);
}

/** How much the person wants to hear of a topic. */
export async function setVisibility(
  db: Kysely<Database>,
  { orgId, topicId, userId }: Reader,
  visibility: TopicVisibility,
): Promise<void> {
  await sql`
    INSERT INTO topic_user (org_id, topic_id, user_id, visibility) VALUES (${orgId}, ${topicId}, ${userId}, ${visibility})
    ON CONFLICT (org_id, topic_id, user_id) DO UPDATE SET visibility = excluded.visibility`.execute(db);
}

/** Whoever writes hears of what follows, unless they have chosen something else. */
export async function followByWriting(
  db: Kysely<Database>,
  { orgId, topicId }: TopicKey,
  userId: string,
): Promise<void> {
  await sql`
    INSERT INTO topic_user AS seen (org_id, topic_id, user_id, visibility) VALUES (${orgId}, ${topicId}, ${userId}, 'following')
    ON CONFLICT (org_id, topic_id, user_id) DO UPDATE SET visibility = 'following' WHERE seen.visibility = 'inherit'`.execute(
    db,
  );
}

/** Nobody but the person named has opened the topic as it now is. */
export async function forgetReadings(
  db: Kysely<Database>,
  { orgId, topicId }: TopicKey,
  { exceptOf }: { readonly exceptOf: string },
): Promise<void> {
  await db
    .updateTable('topic_user')
    .set({ read_at: null })
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .where('user_id', '<>', exceptOf)
    .execute();
}
