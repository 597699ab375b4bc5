import type { EventPacket } from '@imah/contract/mqtt';
import { communityTopicOf } from '@imah/contract/mqtt/words';
import type { NotificationKind } from '@imah/contract/notifications/words';
import type { Kysely, Transaction } from 'kysely';
import type { Effect } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { notify, type Recipients } from '@imah/server-notifications';
import { findTopicWatchers } from './topic-readers.ts';
import { findTopicNews } from './topic-repository.ts';
import type { TopicKey } from './topic-row.ts';

type TopicNotificationKind = Extract<
  NotificationKind,
  | 'announcement-published'
  | 'announcement-corrected'
  | 'topic-started'
  | 'topic-replied'
  | 'topic-mentioned'
  | 'poll-closed'
>;

/** Tells people of a topic. The same post is told once: `occasion` names it. */
export async function notifyOfTopic(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  notice: {
    readonly kind: TopicNotificationKind;
    readonly recipients: Recipients;
    readonly actorId: string | null;
    readonly by: string;
    readonly occasion: string;
  },
  now: number,
): Promise<void> {
  const topic = await findTopicNews(trx, { orgId, topicId });
  if (topic === null) return;
  const { buildingId, title, number, urgent } = topic;
  const isUrgent = urgent && notice.kind.startsWith('announcement-');
  await notify(
    trx,
    {
      kind: notice.kind,
      recipients: notice.recipients,
      actorId: notice.actorId,
      place: { orgId, ...(buildingId === null ? {} : { buildingId }) },
      ...(isUrgent ? { urgency: 'critical' as const } : {}),
      dedupeKey: `${notice.kind}/${topicId}/${notice.occasion}`,
      data: { title, number, by: notice.by },
      href: `/imah/topic/${topicId}`,
    },
    now,
  );
}

interface TopicNews {
  readonly topicId: string;
  readonly version: number;
  readonly op?: EventPacket['op'];
}

/**
 * Tells the open pages of those who see the topic, each on a channel of their own: nobody else learns of it. In the
 * transaction of a change, as what follows from it.
 */
export async function topicEvents(db: Kysely<Database>, news: TopicNews, now: number): Promise<Effect[]> {
  return eventsFor(await findTopicWatchers(db, news.topicId, now), news, now);
}

/** The same for these people. */
export function eventsFor(
  userIds: readonly string[],
  { topicId, version, op = 'updated' }: TopicNews,
  now: number,
): Effect[] {
  const packet: EventPacket = { entity: 'topic', id: topicId, version, op, at: new Date(now).toISOString() };
  return userIds.map((userId) => ({ kind: 'publish', topic: communityTopicOf(userId), packet }));
}
