import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { TopicReaction } from '@imah/contract/community/words';
import type { Database } from '@imah/server-platform/database/schema';
import type { PostRecord } from './post-row.ts';
import type { TopicKey } from './topic-row.ts';

/** Who reads posts, and when: staff and the author know where the author lives, others if it is shown. */
export interface PostSight {
  readonly userId: string;
  readonly moderates: boolean;
  readonly now: number;
}

const columns = ({ userId, moderates, now }: PostSight) => sql`
  p.id, p.reply_to_id AS "replyToId", p.side, p.body, p.at, p.edited_at AS "editedAt", p.deleted_at AS "deletedAt", p.version,
  p.author_id AS "authorId", w.name AS "authorName", p.author_id IS NOT DISTINCT FROM ${userId}::uuid AS "isMine",
  CASE WHEN p.side = 'resident' AND (${moderates} OR p.shows_unit OR p.author_id = ${userId})
    THEN units_of_account(p.org_id, t.building_id, p.author_id, ${new Date(now)}) ELSE '{}' END AS units,
  p.ticket_id AS "ticketId", k.number AS "ticketNumber",
  (SELECT coalesce(json_agg(json_build_object('id', m.id, 'name', m.name) ORDER BY m.name, m.id), '[]')
    FROM app_user m WHERE m.id = ANY (p.mention_ids)) AS mentions,
  (SELECT coalesce(json_agg(json_build_object('reaction', r.reaction, 'count', r.count, 'isMine', r.mine) ORDER BY r.reaction), '[]')
    FROM (SELECT x.reaction, count(*)::integer AS count, bool_or(x.user_id = ${userId}) AS mine FROM topic_reaction x
      WHERE x.org_id = p.org_id AND x.post_id = p.id GROUP BY x.reaction) r) AS reactions`;

const joins = sql`JOIN topic t ON t.org_id = p.org_id AND t.id = p.topic_id
  LEFT JOIN app_user w ON w.id = p.author_id LEFT JOIN ticket k ON k.org_id = p.org_id AND k.id = p.ticket_id`;

/** What people wrote in a topic before `after`, newest first. */
export async function readPostRecords(
  db: Kysely<Database>,
  sight: PostSight,
  { orgId, topicId }: TopicKey,
  { after, limit }: { readonly after: { readonly at: string; readonly id: string } | null; readonly limit: number },
): Promise<PostRecord[]> {
  const earlier = after === null ? sql`true` : sql`(p.at, p.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<PostRecord>`
    SELECT ${columns(sight)} FROM (
      SELECT * FROM topic_post p WHERE p.org_id = ${orgId} AND p.topic_id = ${topicId} AND ${earlier}
      ORDER BY p.at DESC, p.id DESC LIMIT ${limit}) p ${joins}
    ORDER BY p.at DESC, p.id DESC`.execute(db);
  return rows;
}

/** One post of a topic, or null. */
export async function findPostRecord(
  db: Kysely<Database>,
  sight: PostSight,
  { orgId, topicId, postId }: TopicKey & { readonly postId: string },
): Promise<PostRecord | null> {
  const { rows } = await sql<PostRecord>`
    SELECT ${columns(sight)} FROM topic_post p ${joins}
    WHERE p.org_id = ${orgId} AND p.topic_id = ${topicId} AND p.id = ${postId}`.execute(db);
  return rows[0] ?? null;
}

/** Whether there is a post of this id, in whatever topic. */
export async function isKnownPost(db: Kysely<Database>, postId: string): Promise<boolean> {
  const post = await db.selectFrom('topic_post').select('id').where('id', '=', postId).executeTakeFirst();
  return post !== undefined;
}

/** Whether a post is one of the topic that answers none. */
export async function isRootPost(db: Kysely<Database>, { orgId, topicId }: TopicKey, postId: string): Promise<boolean> {
  const post = await db
    .selectFrom('topic_post')
    .select('id')
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .where('id', '=', postId)
    .where('reply_to_id', 'is', null)
    .executeTakeFirst();
  return post !== undefined;
}

/** How many posts the person wrote since then, wherever. */
export async function countPosts(db: Kysely<Database>, userId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('topic_post')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', userId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes a post; its topic was written in last then. */
export async function insertPost(
  trx: Transaction<Database>,
  { org_id, topic_id, at, ...post }: Insertable<Database['topic_post']> & { readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('topic_post')
    .values({ org_id, topic_id, at, ...post })
    .execute();
  await trx
    .updateTable('topic')
    .set((eb) => ({ last_post_at: eb.fn('greatest', ['last_post_at', eb.val(at)]) }))
    .where('org_id', '=', org_id)
    .where('id', '=', topic_id)
    .execute();
}

interface PostKey {
  readonly orgId: string;
  readonly postId: string;
}

/** Puts other words into a post, as its next version. */
export async function updatePostBody(
  trx: Transaction<Database>,
  { orgId, postId }: PostKey,
  { body, editedAt }: { readonly body: string; readonly editedAt: Date },
): Promise<void> {
  await trx
    .updateTable('topic_post')
    .set((eb) => ({ body, edited_at: editedAt, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', postId)
    .execute();
}

/** Leaves of a post its place alone. */
export async function clearPost(trx: Transaction<Database>, { orgId, postId }: PostKey, at: Date): Promise<void> {
  await trx
    .updateTable('topic_post')
    .set((eb) => ({ body: '', mention_ids: [], deleted_at: at, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', postId)
    .execute();
  await trx.deleteFrom('topic_reaction').where('org_id', '=', orgId).where('post_id', '=', postId).execute();
}

/** Says which ticket was made of a post, as its next version. */
export async function linkPostToTicket(
  trx: Transaction<Database>,
  { orgId, postId }: PostKey,
  ticketId: string,
): Promise<void> {
  await trx
    .updateTable('topic_post')
    .set((eb) => ({ ticket_id: ticketId, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', postId)
    .execute();
}

/** Gives a sign of a person to a post, or takes it back; twice is once. */
export async function setReaction(
  db: Kysely<Database>,
  { orgId, postId, userId }: PostKey & { readonly userId: string },
  { reaction, given }: { readonly reaction: TopicReaction; readonly given: boolean },
): Promise<void> {
  const sign = { org_id: orgId, post_id: postId, user_id: userId, reaction };
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
}
