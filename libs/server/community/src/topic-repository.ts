import { type Insertable, type Kysely, type RawBuilder, sql, type Transaction, type Updateable } from 'kysely';
import type { PolicyActor } from '@imah/contract/access';
import type { TopicRow } from '@imah/contract/community';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { beside, core, facts, listed, placed, seenBy } from './topic-columns.ts';
import { type ListedTopic, type TopicFacts, type TopicKey, type TopicRecord, toTopicRow } from './topic-row.ts';
import { isVisibleTopic } from './topic-scope.ts';

/** Which topics `t`, by `rank` and then by what was said last. */
interface TopicPage {
  readonly condition: RawBuilder<unknown>;
  readonly rank: RawBuilder<unknown>;
  readonly after: RawBuilder<unknown>;
  readonly limit: number;
}

/** A page of topics as the person sees them, each with where it stands in its list; cut before anything is joined. */
export async function readTopicRows(
  db: Kysely<Database>,
  userId: string,
  { condition, rank, after, limit }: TopicPage,
): Promise<{ readonly row: TopicRow; readonly rank: number }[]> {
  const { rows } = await sql<ListedTopic & { readonly rank: number }>`
    WITH page AS MATERIALIZED (
      SELECT * FROM (
        SELECT t.*, ${rank} AS rank FROM topic t ${seenBy(userId)} WHERE ${condition}
      ) ranked WHERE ${after} ORDER BY rank DESC, last_post_at DESC, id DESC LIMIT ${limit})
    SELECT ${core}, ${listed(userId)}, t.rank FROM page t ${placed}
    LEFT JOIN app_user w ON w.id = t.author_id ${seenBy(userId)}
    ORDER BY t.rank DESC, t.last_post_at DESC, t.id DESC`.execute(db);
  return rows.map((row) => ({ row: toTopicRow(row), rank: row.rank }));
}

/** One topic as a person sees it; whether they may, is asked elsewhere. @throws {HttpProblem} 404 */
export async function getTopicRecord(
  db: Kysely<Database>,
  userId: string,
  { orgId, topicId }: TopicKey,
  now: number,
): Promise<TopicRecord> {
  const { rows } = await sql<TopicRecord>`
    SELECT ${core}, ${facts}, ${listed(userId)}, ${beside(userId, now)}
    FROM topic t ${placed}
    LEFT JOIN app_user w ON w.id = t.author_id LEFT JOIN ticket k ON k.org_id = t.org_id AND k.id = t.ticket_id
    ${seenBy(userId)}
    WHERE t.org_id = ${orgId} AND t.id = ${topicId} AND t.deleted_at IS NULL`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}

/** By what acts on a topic are decided. @throws {HttpProblem} 404 */
export async function getTopicFacts(db: Kysely<Database>, { orgId, topicId }: TopicKey): Promise<TopicFacts> {
  const { rows } = await sql<TopicFacts>`
    SELECT ${core}, ${facts} FROM topic t
    WHERE t.org_id = ${orgId} AND t.id = ${topicId} AND t.deleted_at IS NULL`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return row;
}

/**
 * The same of a topic that stays as it is until the transaction ends; `for: 'writing-in-it'` leaves those who write in it
 * at the same time their references to it. @throws {HttpProblem} 404
 */
export async function lockTopic(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  { for: purpose }: { readonly for: 'changing-it' | 'writing-in-it' },
): Promise<TopicFacts> {
  await trx
    .selectFrom('topic')
    .select('id')
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .$if(purpose === 'changing-it', (query) => query.forUpdate())
    .$if(purpose === 'writing-in-it', (query) => query.forNoKeyUpdate())
    .execute();
  // Asked once it is locked: what others wrote before is then all there.
  return getTopicFacts(trx, { orgId, topicId });
}

/** Where a topic is, for whoever may see it. */
export interface PlacedTopic extends TopicKey, Pick<TopicFacts, 'buildingId' | 'kind'> {}

export async function findVisibleTopic(
  db: Kysely<Database>,
  actor: PolicyActor,
  topicId: string,
  now: number,
): Promise<PlacedTopic | null> {
  const topic = await db
    .selectFrom('topic as t')
    .select(['t.org_id as orgId', 't.building_id as buildingId', 't.id as topicId', 't.kind'])
    .where('t.id', '=', topicId)
    .where(sql<boolean>`${isVisibleTopic(actor, now)}`)
    .executeTakeFirst();
  return topic ?? null;
}

export async function insertTopic(trx: Transaction<Database>, topic: Insertable<Database['topic']>): Promise<void> {
  await trx.insertInto('topic').values(topic).execute();
}

/** Writes columns of a topic as its next version. */
export async function updateTopicRow(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  columns: Updateable<Database['topic']>,
): Promise<void> {
  await trx
    .updateTable('topic')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .execute();
}

/** Keeps what an announcement said until now, with what the version after it says differently. */
export async function insertRevision(
  trx: Transaction<Database>,
  { orgId, id, title, body }: TopicFacts,
  { note, until }: { readonly note: string; readonly until: Date },
): Promise<void> {
  await sql`
    INSERT INTO topic_revision (org_id, topic_id, seq, title, body, note, until)
    SELECT ${orgId}, ${id}, count(*) + 1, ${title}, ${body}, ${note}, ${until}
    FROM topic_revision WHERE org_id = ${orgId} AND topic_id = ${id}`.execute(trx);
}

/** Where a topic of this id was begun and by whom, also one that was deleted. */
export async function findBeginning(db: Kysely<Database>, topicId: string) {
  const topic = await db
    .selectFrom('topic')
    .select(['org_id as orgId', 'building_id as buildingId', 'author_id as authorId', 'deleted_at as deletedAt'])
    .where('id', '=', topicId)
    .executeTakeFirst();
  return topic ?? null;
}

/** When the person began their newest topics since then, newest first. */
export async function readBeginnings(
  db: Kysely<Database>,
  { orgId, userId }: { readonly orgId: string; readonly userId: string },
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('topic')
    .select('created_at as createdAt')
    .where('org_id', '=', orgId)
    .where('author_id', '=', userId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

/** What those who are told of a topic read of it. */
export async function findTopicNews(db: Kysely<Database>, { orgId, topicId }: TopicKey) {
  const topic = await db
    .selectFrom('topic')
    .select(['building_id as buildingId', 'title', 'number', 'urgent'])
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .executeTakeFirst();
  return topic ?? null;
}

/** Writes down that the audience was told of a topic; null when it has been before, or is gone. */
export async function markTold(trx: Transaction<Database>, { orgId, topicId }: TopicKey, at: Date) {
  const topic = await trx
    .updateTable('topic')
    .set({ told_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .where('told_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning(['kind', 'urgent', 'author_id as authorId'])
    .returning((eb) => eb.selectFrom('app_user as u').select('u.name').whereRef('u.id', '=', 'author_id').as('by'))
    .executeTakeFirst();
  return topic ?? null;
}

/** Topics whose time to be published has come, longest due first. */
export function readUnpublished(db: Kysely<Database>, now: Date, limit: number) {
  return db
    .selectFrom('topic')
    .select(['org_id as orgId', 'id as topicId', 'version'])
    .where('told_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(limit)
    .execute();
}
