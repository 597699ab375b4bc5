import type { Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notifyOfTopic } from './notify-of-topic.ts';
import { tellOccupants } from './tell-occupants.ts';
import { markTold } from './topic-repository.ts';
import type { TopicKey } from './topic-row.ts';

/** Tells the audience of a topic that it is there; once. */
export async function publishTopic(trx: Transaction<Database>, key: TopicKey, now: number): Promise<void> {
  const topic = await markTold(trx, key, new Date(now));
  if (topic === null) return;
  const { authorId, by, kind, urgent } = topic;
  const except = authorId === null ? [] : [authorId];
  const hears = urgent ? 'everyone' : 'normal';
  const recipients = { kind: 'topic', topicId: key.topicId, hears, except } as const;
  const told = { recipients, actorId: authorId, by: by ?? 'Imah', occasion: 'first' };
  if (kind === 'announcement') {
    await notifyOfTopic(trx, key, { kind: 'announcement-published', ...told }, now);
    await tellOccupants(trx, key, now);
  } else await notifyOfTopic(trx, key, { kind: 'topic-started', ...told }, now);
}
