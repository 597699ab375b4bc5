import { topicLimits } from '@imah/contract/community/words';
import { sql, type Transaction } from 'kysely';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { countPosts, isRootPost } from './post-repository.ts';
import type { TopicKey } from './topic-row.ts';

/** @throws {HttpProblem} 429 when the person writes too often */
export async function enforceRateLimit(
  trx: Transaction<Database>,
  { actor, now }: Pick<PersonalEdit, 'actor' | 'now'>,
): Promise<void> {
  // One at a time for each person: what counts against the limit is then all there.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${actor.userId}, 131))`.execute(trx);
  const count = await countPosts(trx, actor.userId, new Date(now - topicLimits.seconds * 1000));
  if (count >= topicLimits.posts)
    throw new HttpProblem(429, 'TERLALU_BANYAK_TOPIK', { retryAfterSeconds: topicLimits.seconds });
}

/** A post answers one that answers none. @throws {HttpProblem} 422 at `replyToId` */
export async function requireOneLevel(trx: Transaction<Database>, key: TopicKey, postId: string): Promise<void> {
  if (!(await isRootPost(trx, key, postId))) throw invalidField('replyToId', 'not-an-option');
}
