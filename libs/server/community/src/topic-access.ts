import type { PolicyActor } from '@imah/contract/access';
import { mayWithTopic } from '@imah/contract/community/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { TopicAccess } from '@imah/server-platform';
import { findVisibleTopic } from './topic-repository.ts';

/** What the entry to the calls about one topic asks: whether the person sees it, and whether they moderate it. */
export async function topicAccess(
  db: Kysely<Database>,
  actor: PolicyActor,
  topicId: string,
  now: number,
): Promise<TopicAccess> {
  const topic = await findVisibleTopic(db, actor, topicId, now);
  if (topic === null) return 'hidden';
  return mayWithTopic(actor, 'moderate', topic) ? 'moderates' : 'reads';
}
