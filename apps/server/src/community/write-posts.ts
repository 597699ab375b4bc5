import { randomUUIDv7 } from 'node:crypto';
import type { TopicPost, TopicPostDraft, TopicReactionChange } from '@imah/contract/community';
import { mayWithTopic, postEditMinutes, type TopicKind, topicLimits } from '@imah/contract/community/words';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { attachFiles, removeFilesOf } from '../files/stored-files.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import type { Actor } from '../http/handler.ts';
import { type PostReader, readPost } from './read-posts.ts';
import { publishTopicEvent, followByWriting, notifyOfTopic, type TopicKey } from './notify-of-topic.ts';
import { findTopicWatchers } from './topic-readers.ts';

type Ports = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** Who writes in which topic. */
export interface Posting extends TopicKey {
  readonly actor: Actor;
  readonly moderates: boolean;
  readonly requestId: string;
  readonly now: number;
}

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
export async function addPost(context: Ports, posting: Posting, draft: TopicPostDraft): Promise<TopicPost> {
  const { orgId, topicId, actor, now } = posting;
  const postId = draft.id ?? randomUUIDv7();
  const { post, thread } = await context.db.transaction().execute(async (trx) => {
    const held = await lockThread(trx, posting);
    const earlier = await findEarlier(trx, posting, postId);
    if (earlier !== null) return { post: earlier, thread: null };
    if (!held.moderates && !mayWithTopic(actor, 'take-part', { ...held, orgId }))
      throw new HttpProblem(403, 'TIDAK_BERWENANG');
    if (held.locked && !held.moderates) throw new HttpProblem(409, 'TOPIK_TERKUNCI');
    if (!held.moderates) await enforceRateLimit(trx, posting);
    if (draft.replyToId !== undefined) await requireOneLevel(trx, posting, draft.replyToId);
    const seers = draft.mentionIds.length === 0 ? [] : await findTopicWatchers(trx, topicId, now);
    const named = [...new Set(draft.mentionIds)].filter((userId) => seers.includes(userId));
    await sql`
      INSERT INTO topic_post (org_id, topic_id, id, reply_to_id, author_id, side, body, mention_ids, shows_unit, at)
      VALUES (${orgId}, ${topicId}, ${postId}, ${draft.replyToId ?? null}, ${actor.userId},
        ${held.moderates ? 'staff' : 'resident'}, ${draft.body}, ${named}::uuid[],
        ${draft.showsUnit}, ${new Date(now)})`.execute(trx);
    await sql`
      UPDATE topic SET last_post_at = greatest(last_post_at, ${new Date(now)}) WHERE org_id = ${orgId} AND id = ${topicId}`.execute(
      trx,
    );
    await attachFiles(trx, { orgId, kind: 'topicPost', id: postId }, { fileIds: draft.fileIds, userId: actor.userId });
    await followByWriting(trx, posting, actor.userId);
    await notifyOfPost(trx, posting, postId, named);
    await audit(trx, posting, held, 'post', { postId });
    return { post: await readPost(trx, readerOf(posting), posting, postId), thread: held };
  });
  if (post === null) throw notFound();
  if (thread !== null) await publishTopicEvent(context, { topicId, version: thread.version });
  return post;
}

async function notifyOfPost(
  trx: Transaction<Database>,
  posting: Posting,
  postId: string,
  named: string[],
): Promise<void> {
  const { topicId, actor, now } = posting;
  const called = named.filter((userId) => userId !== actor.userId);
  const told = { by: actor.name, occasion: postId };
  if (called.length > 0) {
    const recipients = { kind: 'people', userIds: called } as const;
    await notifyOfTopic(trx, posting, { kind: 'topic-mentioned', recipients, ...told }, now);
  }
  const recipients = { kind: 'topic', topicId, hears: 'following', except: [actor.userId, ...called] } as const;
  // Posts of one topic stand as one until they are read.
  await notifyOfTopic(trx, posting, { kind: 'topic-replied', recipients, ...told, occasion: 'posts' }, now);
}

/** Changes what one has just written. @throws {HttpProblem} 403, 409 after 15 minutes, 412 */
export function updatePost(context: Ports, posting: Posting & PostRef, body: string): Promise<TopicPost> {
  return changePost(context, posting, async (trx, post) => {
    const { orgId, postId, now } = posting;
    if (!post.isMine || post.deletedAt !== null) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    if (now - Date.parse(post.at) > postEditMinutes * 60_000) throw new HttpProblem(409, 'TERLAMBAT_DIUBAH');
    await sql`
      UPDATE topic_post SET body = ${body}, edited_at = ${new Date(now)}, version = version + 1
      WHERE org_id = ${orgId} AND id = ${postId}`.execute(trx);
    return 'post-update';
  });
}

/** Takes a post away; its place stays. @throws {HttpProblem} 403 when it is neither one's own nor moderated, 412 */
export function deletePost(context: Ports, posting: Posting & PostRef): Promise<TopicPost> {
  return changePost(context, posting, async (trx, post, { moderates }) => {
    const { orgId, postId, now } = posting;
    if (!post.isMine && !moderates) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    await sql`
      UPDATE topic_post SET body = '', mention_ids = '{}', deleted_at = coalesce(deleted_at, ${new Date(now)}),
        version = version + 1 WHERE org_id = ${orgId} AND id = ${postId}`.execute(trx);
    await sql`DELETE FROM topic_reaction WHERE org_id = ${orgId} AND post_id = ${postId}`.execute(trx);
    await removeFilesOf(trx, { orgId, kind: 'topicPost', id: postId });
    return 'post-delete';
  });
}

interface PostRef {
  readonly postId: string;
  readonly version: number;
}

async function changePost(
  context: Ports,
  posting: Posting & PostRef,
  change: (trx: Transaction<Database>, post: TopicPost, thread: Thread) => Promise<string>,
): Promise<TopicPost> {
  const { topicId, postId, version } = posting;
  const { post, thread } = await context.db.transaction().execute(async (trx) => {
    const held = await lockThread(trx, posting);
    const before = await readPost(trx, readerOf(posting), posting, postId);
    if (before === null) throw notFound();
    requireVersion(before, version);
    const action = await change(trx, before, held);
    await audit(trx, posting, held, action, { postId });
    return { post: await readPost(trx, readerOf(posting), posting, postId), thread: held };
  });
  if (post === null) throw notFound();
  await publishTopicEvent(context, { topicId, version: thread.version });
  return post;
}

/** Gives a sign to a post, or takes it back; nobody is told. @throws {HttpProblem} 404 */
export async function reactToPost(
  context: Ports,
  posting: Posting & Pick<PostRef, 'postId'>,
  { reaction, given }: TopicReactionChange,
): Promise<TopicPost> {
  const { orgId, topicId, actor, postId } = posting;
  const before = await readPost(context.db, readerOf(posting), posting, postId);
  if (before === null || before.deletedAt !== null) throw notFound();
  await (
    given
      ? sql`INSERT INTO topic_reaction (org_id, post_id, user_id, reaction)
        VALUES (${orgId}, ${postId}, ${actor.userId}, ${reaction}) ON CONFLICT DO NOTHING`
      : sql`DELETE FROM topic_reaction
        WHERE org_id = ${orgId} AND post_id = ${postId} AND user_id = ${actor.userId} AND reaction = ${reaction}`
  ).execute(context.db);
  const post = await readPost(context.db, readerOf(posting), posting, postId);
  if (post === null) throw notFound();
  await publishTopicEvent(context, { topicId, version: post.version });
  return post;
}

function readerOf({ actor, moderates, now }: Posting): PostReader {
  return { userId: actor.userId, moderates, now };
}

async function lockThread(trx: Transaction<Database>, { orgId, topicId, actor }: Posting): Promise<Thread> {
  const { rows } = await sql<Omit<Thread, 'moderates'>>`
    SELECT building_id AS "buildingId", kind, locked, version FROM topic
    WHERE org_id = ${orgId} AND id = ${topicId} AND deleted_at IS NULL FOR NO KEY UPDATE`.execute(trx);
  const [thread] = rows;
  if (thread === undefined) throw notFound();
  return { ...thread, moderates: mayWithTopic(actor, 'moderate', { ...thread, orgId }) };
}

/** What the same draft has made before. @throws {HttpProblem} 409 when it is another person's or another topic's */
async function findEarlier(trx: Transaction<Database>, posting: Posting, postId: string): Promise<TopicPost | null> {
  const { rows } = await sql<{ topicId: string }>`
    SELECT topic_id AS "topicId" FROM topic_post WHERE id = ${postId}`.execute(trx);
  if (rows[0] === undefined) return null;
  const post = await readPost(trx, readerOf(posting), posting, postId);
  if (post?.isMine !== true) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return post;
}

async function enforceRateLimit(trx: Transaction<Database>, { actor, now }: Posting): Promise<void> {
  // One at a time for each person: what counts against the limit is then all there.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${actor.userId}, 131))`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM topic_post
    WHERE author_id = ${actor.userId} AND at > ${new Date(now - topicLimits.seconds * 1000)}`.execute(trx);
  if ((rows[0]?.count ?? 0) >= topicLimits.posts)
    throw new HttpProblem(429, 'TERLALU_BANYAK_TOPIK', { retryAfterSeconds: topicLimits.seconds });
}

async function requireOneLevel(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  postId: string,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM topic_post WHERE org_id = ${orgId} AND topic_id = ${topicId} AND id = ${postId} AND reply_to_id IS NULL`.execute(
    trx,
  );
  if (rows.length === 0) throw invalidField('replyToId', 'not-an-option');
}

function audit(
  trx: Transaction<Database>,
  { orgId, topicId, actor, requestId, now }: Posting,
  { buildingId }: Thread,
  action: string,
  after: object,
): Promise<void> {
  const by = { kind: 'user', id: actor.userId } as const;
  const entry = { action, entity: 'topic', entityId: topicId, after };
  return writeAudit(trx, { orgId, buildingId, actor: by, requestId, ...entry }, now);
}
