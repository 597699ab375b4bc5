import { topicLimits } from '@imah/contract/community/words';
import { sql, type Transaction } from 'kysely';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import type { TopicKey } from './notify-of-topic.ts';

/** @throws {HttpProblem} 429 when the person writes too often */
export async function enforceRateLimit(
  trx: Transaction<Database>,
  { actor, now }: Pick<PersonalEdit, 'actor' | 'now'>,
): Promise<void> {
  // One at a time for each person: what counts against the limit is then all there.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${actor.userId}, 131))`.execute(trx);
  const { count } = await trx
    .selectFrom('topic_post')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', actor.userId)
    .where('at', '>', new Date(now - topicLimits.seconds * 1000))
    .executeTakeFirstOrThrow();
  if (count >= topicLimits.posts)
    throw new HttpProblem(429, 'TERLALU_BANYAK_TOPIK', { retryAfterSeconds: topicLimits.seconds });
}

/** A post answers one that answers none. @throws {HttpProblem} 422 at `replyToId` */
export async function requireOneLevel(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  postId: string,
): Promise<void> {
  const post = await trx
    .selectFrom('topic_post')
    .select('id')
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .where('id', '=', postId)
    .where('reply_to_id', 'is', null)
    .executeTakeFirst();
  if (post === undefined) throw invalidField('replyToId', 'not-an-option');
}
