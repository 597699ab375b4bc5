import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notifyOfTopic, type TopicKey } from './notify-of-topic.ts';

/** Tells the audience of a topic that it is there; once. */
export async function publishTopic(trx: Transaction<Database>, key: TopicKey, now: number): Promise<void> {
  const { rows } = await sql<{ kind: string; urgent: boolean; authorId: string | null; by: string | null }>`
    UPDATE topic t SET told_at = ${new Date(now)} FROM topic old LEFT JOIN app_user u ON u.id = old.author_id
    WHERE t.org_id = ${key.orgId} AND t.id = ${key.topicId} AND t.told_at IS NULL AND t.deleted_at IS NULL
      AND old.org_id = t.org_id AND old.id = t.id
    RETURNING t.kind, t.urgent, t.author_id AS "authorId", u.name AS by`.execute(trx);
  const [topic] = rows;
  if (topic === undefined) return;
  const { authorId, by, kind, urgent } = topic;
  const except = authorId === null ? [] : [authorId];
  const hears = urgent ? 'everyone' : 'normal';
  const recipients = { kind: 'topic', topicId: key.topicId, hears, except } as const;
  const told = { recipients, by: by ?? 'Imah', occasion: 'first' };
  if (kind === 'announcement') await notifyOfTopic(trx, key, { kind: 'announcement-published', ...told }, now);
  else await notifyOfTopic(trx, key, { kind: 'topic-started', ...told }, now);
}
