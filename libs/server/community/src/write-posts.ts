import { randomUUIDv7 } from 'node:crypto';
import type { TopicPost, TopicPostDraft, TopicReactionChange } from '@imah/contract/community';
import { mayWithTopic, postEditMinutes, type TopicKind } from '@imah/contract/community/words';
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
import { followByWriting, notifyOfTopic, topicEvents, type TopicKey } from './notify-of-topic.ts';
import { enforceRateLimit, requireOneLevel } from './post-rules.ts';
import { type PostReader, readPost } from './read-posts.ts';
import { findTopicWatchers } from './topic-readers.ts';

/** Who writes in which topic. */
export type Posting = PersonalEdit & TopicKey & { readonly moderates: boolean };

interface Thread {
  readonly buildingId: string | null;
  readonly kind: TopicKind;
  readonly locked: boolean;
  readonly version: number;
  readonly moderates: boolean;
}

/**
 * Writes in a topic, or answers a post of it. Those who are named are told of that, the others who follow of the post.
 * @throws {HttpProblem} 403, 409 when it is locked or the id is another post's, 422, 429
 */
export function addPost(ports: CommandPorts, edit: Posting, draft: TopicPostDraft): Promise<TopicPost> {
  const { orgId, topicId, actor, now } = edit;
  const postId = draft.id ?? randomUUIDv7();
  return runCommand<Thread, TopicPost>(ports, edit, {
    lock: (trx) => lockThread(trx, edit),
    findEarlier: (trx) => findEarlier(trx, edit, postId),
    authorize: async (trx, thread) => {
      if (thread.moderates) return;
      if (!mayWithTopic(actor, 'take-part', { ...thread, orgId })) throw new HttpProblem(403, 'TIDAK_BERWENANG');
      if (thread.locked) throw new HttpProblem(409, 'TOPIK_TERKUNCI');
      await enforceRateLimit(trx, edit);
    },
    validate: async (trx) => {
      if (draft.replyToId !== undefined) await requireOneLevel(trx, edit, draft.replyToId);
    },
    write: async (trx, thread) => {
      const seers = draft.mentionIds.length === 0 ? [] : await findTopicWatchers(trx, topicId, now);
      const named = [...new Set(draft.mentionIds)].filter((userId) => seers.includes(userId));
      await insertPost(trx, edit, { ...draft, id: postId, mentionIds: named }, thread);
      await attachFiles(
        trx,
        { orgId, kind: 'topicPost', id: postId },
        { fileIds: draft.fileIds, userId: actor.userId },
      );
      await followByWriting(trx, edit, actor.userId);
      await notifyOfPost(trx, edit, postId, named);
      return writtenPost(trx, { ...edit, postId }, thread, 'post');
    },
  });
}

async function insertPost(
  trx: Transaction<Database>,
  { orgId, topicId, actor, now }: Posting,
  { id, replyToId, body, mentionIds, showsUnit }: TopicPostDraft & { readonly id: string },
  { moderates }: Thread,
): Promise<void> {
  const at = new Date(now);
  await trx
    .insertInto('topic_post')
    .values({
      org_id: orgId,
      topic_id: topicId,
      id,
      reply_to_id: replyToId ?? null,
      author_id: actor.userId,
      side: moderates ? 'staff' : 'resident',
      body,
      mention_ids: mentionIds,
      shows_unit: showsUnit,
      at,
    })
    .execute();
  await trx
    .updateTable('topic')
    .set((eb) => ({ last_post_at: eb.fn('greatest', ['last_post_at', eb.val(at)]) }))
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .execute();
}

/** The post as it then is, what the audit says of it, and that open pages hear of it. */
async function writtenPost(
  trx: Transaction<Database>,
  edit: Posting & Pick<PostRef, 'postId'>,
  { buildingId, version }: Thread,
  action: string,
): Promise<Outcome<TopicPost>> {
  const { topicId, postId, now } = edit;
  const post = await readPost(trx, readerOf(edit), edit, postId);
  if (post === null) throw notFound();
  const audit = { action, entity: 'topic', entityId: topicId, buildingId, after: { postId } };
  return { result: post, audit, effects: await topicEvents(trx, { topicId, version }, now) };
}

async function notifyOfPost(trx: Transaction<Database>, edit: Posting, postId: string, named: string[]): Promise<void> {
  const { topicId, actor, now } = edit;
  const called = named.filter((userId) => userId !== actor.userId);
  const told = { by: actor.name, occasion: postId };
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
  const { orgId, postId, now } = edit;
  return changePost(ports, edit, 'post-update', async (trx, { post }) => {
    if (!post.isMine || post.deletedAt !== null) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    if (now - Date.parse(post.at) > postEditMinutes * 60_000) throw new HttpProblem(409, 'TERLAMBAT_DIUBAH');
    await trx
      .updateTable('topic_post')
      .set({ body, edited_at: new Date(now), version: post.version + 1 })
      .where('org_id', '=', orgId)
      .where('id', '=', postId)
      .execute();
  });
}

/** Takes a post away; its place stays. @throws {HttpProblem} 403 when it is neither one's own nor moderated, 412 */
export function deletePost(ports: CommandPorts, edit: Posting & PostRef): Promise<TopicPost> {
  const { orgId, postId, now } = edit;
  return changePost(ports, edit, 'post-delete', async (trx, { post, thread }) => {
    if (!post.isMine && !thread.moderates) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    const deleted = post.deletedAt === null ? { deleted_at: new Date(now) } : {};
    await trx
      .updateTable('topic_post')
      .set({ body: '', mention_ids: [], ...deleted, version: post.version + 1 })
      .where('org_id', '=', orgId)
      .where('id', '=', postId)
      .execute();
    await trx.deleteFrom('topic_reaction').where('org_id', '=', orgId).where('post_id', '=', postId).execute();
    await removeFilesOf(trx, { orgId, kind: 'topicPost', id: postId });
  });
}

interface PostRef {
  readonly postId: string;
  readonly version: number;
}

interface LockedPost {
  readonly post: TopicPost;
  readonly thread: Thread;
}

function changePost(
  ports: CommandPorts,
  edit: Posting & PostRef,
  action: string,
  change: (trx: Transaction<Database>, locked: LockedPost) => Promise<void>,
): Promise<TopicPost> {
  return runCommand<LockedPost, TopicPost>(ports, edit, {
    lock: async (trx) => {
      const thread = await lockThread(trx, edit);
      const post = await readPost(trx, readerOf(edit), edit, edit.postId);
      if (post === null) throw notFound();
      return { post, thread };
    },
    authorize: (_trx, { post }) => requireVersion(post, edit.version),
    write: async (trx, locked) => {
      await change(trx, locked);
      return writtenPost(trx, edit, locked.thread, action);
    },
  });
}

/** Gives a sign to a post, or takes it back; nobody is told. @throws {HttpProblem} 404 */
export async function reactToPost(
  ports: CommandPorts,
  edit: Posting & Pick<PostRef, 'postId'>,
  { reaction, given }: TopicReactionChange,
): Promise<TopicPost> {
  const { db } = ports;
  const { orgId, topicId, actor, postId, now } = edit;
  const before = await readPost(db, readerOf(edit), edit, postId);
  if (before === null || before.deletedAt !== null) throw notFound();
  const sign = { org_id: orgId, post_id: postId, user_id: actor.userId, reaction };
  await (given
    ? db
        .insertInto('topic_reaction')
        .values(sign)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : db
        .deleteFrom('topic_reaction')
        .where((eb) => eb.and(sign))
        .execute());
  const post = await readPost(db, readerOf(edit), edit, postId);
  if (post === null) throw notFound();
  // A sign is no change that the history tells of: pages hear of it all the same.
  await runEffects(ports, await topicEvents(db, { topicId, version: post.version }, now));
  return post;
}

function readerOf({ actor, moderates, now }: Posting): PostReader {
  return { userId: actor.userId, moderates, now };
}

async function lockThread(trx: Transaction<Database>, { orgId, topicId, actor }: Posting): Promise<Thread> {
  const thread = await trx
    .selectFrom('topic')
    .select(['building_id as buildingId', 'kind', 'locked', 'version'])
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (thread === undefined) throw notFound();
  return { ...thread, moderates: mayWithTopic(actor, 'moderate', { ...thread, orgId }) };
}

/** What the same draft has made before. @throws {HttpProblem} 409 when it is another person's or another topic's */
async function findEarlier(trx: Transaction<Database>, edit: Posting, postId: string): Promise<TopicPost | null> {
  const known = await trx.selectFrom('topic_post').select('id').where('id', '=', postId).executeTakeFirst();
  if (known === undefined) return null;
  const post = await readPost(trx, readerOf(edit), edit, postId);
  if (post?.isMine !== true) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return post;
}
