import type { PolicyTarget } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { FileSubject } from '@imah/server-platform/files';
import type { Actor } from '@imah/server-platform/http';
import { findVisibleTopic } from './topic-repository.ts';

/** Who may fetch the files of a topic and of its posts. */
export const topicFileSubjects = {
  // Who sees a topic, its audience says: no permission speaks of it.
  topic: { read: 'building.view', resolve: resolveTopic },
  topicPost: {
    read: 'building.view',
    resolve: async (db, id, actor, now) => {
      const post = await db
        .selectFrom('topic_post')
        .select('topic_id')
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return post === undefined ? null : resolveTopic(db, post.topic_id, actor, now);
    },
  },
} satisfies Readonly<Record<string, FileSubject>>;

async function resolveTopic(
  db: Kysely<Database>,
  topicId: string,
  actor: Actor,
  now: number,
): Promise<PolicyTarget | null> {
  const topic = await findVisibleTopic(db, actor, topicId, now);
  return topic === null ? null : { orgId: topic.orgId, buildingId: topic.buildingId ?? undefined };
}
