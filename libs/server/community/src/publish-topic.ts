import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notifyOfTopic, type TopicKey } from './notify-of-topic.ts';

/** Tells the audience of a topic that it is there; once. */
export async function publishTopic(trx: Transaction<Database>, key: TopicKey, now: number): Promise<void> {
  const topic = await trx
    .updateTable('topic')
    .set({ told_at: new Date(now) })
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.topicId)
    .where('told_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['kind', 'urgent', 'author_id as authorId'])
    .returning((eb) => eb.selectFrom('app_user as u').select('u.name').whereRef('u.id', '=', 'author_id').as('by'))
    .executeTakeFirst();
  if (topic === undefined) return;
  const { authorId, by, kind, urgent } = topic;
  const except = authorId === null ? [] : [authorId];
  const hears = urgent ? 'everyone' : 'normal';
  const recipients = { kind: 'topic', topicId: key.topicId, hears, except } as const;
  const told = { recipients, by: by ?? 'Imah', occasion: 'first' };
  if (kind === 'announcement') await notifyOfTopic(trx, key, { kind: 'announcement-published', ...told }, now);
  else await notifyOfTopic(trx, key, { kind: 'topic-started', ...told }, now);
}
