import { randomUUIDv7 } from 'node:crypto';
import type { TopicPost, TopicPostDraft, TopicReactionChange } from '@imah/contract/community';
import { mayWithTopic, type TopicPostAct } from '@imah/contract/community/words';
import type { Transaction } from 'kysely';
import {
  type CommandPorts,
  type Outcome,
  type PersonalEdit,
  runCommand,
  runEffects,
} from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { attachFiles, removeFilesOf } from '@imah/server-platform/files';
import { HttpProblem, notFound, requireVersion } from '@imah/server-platform/http';
import { notifyOfTopic, topicEvents } from './notify-of-topic.ts';
import { clearPost, insertPost, isKnownPost, setReaction, updatePostBody } from './post-repository.ts';
import { enforceRateLimit, requireOneLevel } from './post-rules.ts';
import { findPost, readPost } from './read-posts.ts';
import { followByWriting } from './reading.ts';
import { requirePostAct, requireTopicAct } from './topic-abilities.ts';
import { findTopicWatchers } from './topic-readers.ts';
import { lockTopic, type PlacedTopic } from './topic-repository.ts';
import type { TopicFacts } from './topic-row.ts';

/** Who writes in which topic. */
export type Posting = PersonalEdit & PlacedTopic;

/**
 * Writes in a topic, or answers a post of it. Those who are named are told of that, the others who follow of the post.
 * @throws {HttpProblem} 403, 409 when it is locked or the id is another post's, 422, 429
 */
export function addPost(ports: CommandPorts, edit: Posting, draft: TopicPostDraft): Promise<TopicPost> {
  const { orgId, topicId, actor, now } = edit;
  const postId = draft.id ?? randomUUIDv7();
  const moderates = mayWithTopic(actor, 'moderate', edit);
  return runCommand<TopicFacts, TopicPost>(ports, edit, {
    lock: (trx) => lockTopic(trx, edit, { for: 'writing-in-it' }),
    findEarlier: (trx) => findEarlier(trx, edit, postId),
    authorize: async (trx, topic) => {
      requireTopicAct('reply', actor, topic, now);
      if (!moderates) await enforceRateLimit(trx, edit);
    },
    validate: async (trx) => {
      if (draft.replyToId !== undefined) await requireOneLevel(trx, edit, draft.replyToId);
    },
    write: async (trx, topic) => {
      const seers = draft.mentionIds.length === 0 ? [] : await findTopicWatchers(trx, topicId, now);
      const named = [...new Set(draft.mentionIds)].filter((userId) => seers.includes(userId));
      await insertPost(trx, {
        org_id: orgId,
        topic_id: topicId,
        id: postId,
        reply_to_id: draft.replyToId ?? null,
        author_id: actor.userId,
        side: moderates ? 'staff' : 'resident',
        body: draft.body,
        mention_ids: named,
        shows_unit: draft.showsUnit,
        at: new Date(now),
      });
      await attachFiles(
        trx,
        { orgId, kind: 'topicPost', id: postId },
        { fileIds: draft.fileIds, userId: actor.userId },
      );
      await followByWriting(trx, edit, actor.userId);
      await notifyOfPost(trx, edit, postId, named);
      return writtenPost(trx, { ...edit, postId }, topic, 'post');
    },
  });
}

/** The post as it then is, what the audit says of it, and that open pages hear of it. */
async function writtenPost(
  trx: Transaction<Database>,
  edit: Posting & Pick<PostRef, 'postId'>,
  { buildingId, version }: TopicFacts,
  action: string,
): Promise<Outcome<TopicPost>> {
  const { topicId, postId, now } = edit;
  const post = await readPost(trx, edit, postId);
  if (post === null) throw notFound();
  const audit = { action, entity: 'topic', entityId: topicId, buildingId, after: { postId } };
  return { result: post, audit, effects: await topicEvents(trx, { topicId, version }, now) };
}

async function notifyOfPost(trx: Transaction<Database>, edit: Posting, postId: string, named: string[]): Promise<void> {
  const { topicId, actor, now } = edit;
  const called = named.filter((userId) => userId !== actor.userId);
  const told = { actorId: actor.userId, by: actor.name, occasion: postId };
  if (called.length > 0) {
    const recipients = { kind: 'people', userIds: called } as const;
    await notifyOfTopic(trx, edit, { kind: 'topic-mentioned', recipients, ...told }, now);
  }
  const recipients = { kind: 'topic', topicId, hears: 'following', except: [actor.userId, ...called] } as const;
  // Posts of one topic stand as one until they are read.
  await notifyOfTopic(trx, edit, { kind: 'topic-replied', recipients, ...told, occasion: 'posts' }, now);
}

/** Changes what one has just written. @throws {HttpProblem} 403, 409 after 15 minutes, 412 */
export function updatePost(ports: CommandPorts, edit: Posting & PostRef, body: string): Promise<TopicPost> {
  return changePost(ports, edit, 'update', (trx) => updatePostBody(trx, edit, { body, editedAt: new Date(edit.now) }));
}

/**
 * Takes a post away; its place stays.
 * @throws {HttpProblem} 403 when it is neither one's own nor moderated, 404 when it is gone, 412
 */
export function deletePost(ports: CommandPorts, edit: Posting & PostRef): Promise<TopicPost> {
  const { orgId, postId, now } = edit;
  return changePost(ports, edit, 'delete', async (trx) => {
    await clearPost(trx, edit, new Date(now));
    await removeFilesOf(trx, { orgId, kind: 'topicPost', id: postId });
  });
}

interface PostRef {
  readonly postId: string;
  readonly version: number;
}

function changePost(
  ports: CommandPorts,
  edit: Posting & PostRef,
  act: Extract<TopicPostAct, 'update' | 'delete'>,
  change: (trx: Transaction<Database>) => Promise<void>,
): Promise<TopicPost> {
  const { actor, postId, now } = edit;
  return runCommand<TopicFacts, TopicPost>(ports, edit, {
    lock: (trx) => lockTopic(trx, edit, { for: 'writing-in-it' }),
    authorize: async (trx, topic) => {
      const post = await findPost(trx, edit, postId);
      if (post === null) throw notFound();
      if (post.version !== edit.version) requireVersion((await readPost(trx, edit, postId)) ?? post, edit.version);
      requirePostAct(act, actor, topic, post, now);
    },
    write: async (trx, topic) => {
      await change(trx);
      return writtenPost(trx, edit, topic, `post-${act}`);
    },
  });
}

/** Gives a sign to a post, or takes it back; nobody is told. @throws {HttpProblem} 404 */
export async function reactToPost(
  ports: CommandPorts,
  edit: Posting & Pick<PostRef, 'postId'>,
  change: TopicReactionChange,
): Promise<TopicPost> {
  const { db } = ports;
  const { topicId, actor, postId, now } = edit;
  const before = await findPost(db, edit, postId);
  if (before === null) throw notFound();
  requirePostAct('react', actor, edit, before, now);
  await setReaction(db, { ...edit, userId: actor.userId }, change);
  const post = await readPost(db, edit, postId);
  if (post === null) throw notFound();
  // A sign is no change that the history tells of: pages hear of it all the same.
  await runEffects(ports, await topicEvents(db, { topicId, version: post.version }, now));
  return post;
}

/** What the same draft has made before. @throws {HttpProblem} 409 when it is another person's or another topic's */
async function findEarlier(trx: Transaction<Database>, edit: Posting, postId: string): Promise<TopicPost | null> {
  if (!(await isKnownPost(trx, postId))) return null;
  const post = await readPost(trx, edit, postId);
  if (post?.isMine !== true) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return post;
}
