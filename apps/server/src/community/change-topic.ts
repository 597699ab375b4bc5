import type { CommunityTopic, TopicChange, TopicCorrection } from '@imah/contract/community';
import { mayWithTopic, postEditMinutes, type TopicKind } from '@imah/contract/community/words';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { removeFilesOf } from '../files/stored-files.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { HttpProblem, notFound } from '../http/errors.ts';
import type { Actor } from '../http/handler.ts';
import { readTopic } from './read-topics.ts';
import { publishTopicEvent, notifyOfTopic, type TopicKey } from './notify-of-topic.ts';
import { findTopicWatchers } from './topic-readers.ts';

type Ports = Pick<ServerContext, 'db' | 'live' | 'now'>;

/** Who changes which topic, and which version of it they saw. */
export interface TopicEdit extends TopicKey {
  readonly actor: Actor;
  readonly requestId: string;
  readonly version: number;
  readonly now: number;
}

/** What a change asks of a topic that stays as it is until the transaction ends. */
interface LockedTopic {
  readonly buildingId: string | null;
  readonly kind: TopicKind;
  readonly title: string;
  readonly body: string;
  readonly authorId: string | null;
  readonly createdAt: Date;
  readonly toldAt: Date | null;
  readonly moderates: boolean;
  readonly isMine: boolean;
}

interface Done {
  readonly columns: RawBuilder<unknown>;
  readonly audit: { readonly action: string; readonly before: object; readonly after: object };
}

/** Changes the words of a topic. @throws {HttpProblem} 403, 409 once an announcement or a poll was sent, 412 */
export function updateTopic(context: Ports, edit: TopicEdit, change: TopicChange): Promise<CommunityTopic> {
  return changeTopic(context, edit, (topic) => {
    const isFresh = edit.now - topic.createdAt.getTime() <= postEditMinutes * 60_000;
    if (!topic.moderates && !topic.isMine) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    if (topic.kind !== 'discussion' && topic.toldAt !== null) throw new HttpProblem(409, 'PENGUMUMAN_TETAP');
    if (!topic.moderates && !isFresh) throw new HttpProblem(409, 'TERLAMBAT_DIUBAH');
    const { title = topic.title, body = topic.body } = change;
    const before = { title: topic.title, body: topic.body };
    return { columns: sql`title = ${title}, body = ${body}`, audit: { action: 'update', before, after: change } };
  });
}

/** Puts an announcement right that was sent: what it said stays to be read, and its audience is told. */
export function correctTopic(context: Ports, edit: TopicEdit, correction: TopicCorrection): Promise<CommunityTopic> {
  const { orgId, topicId, actor, now } = edit;
  const { title, body, note } = correction;
  return changeTopic(context, edit, async (topic, trx) => {
    if (topic.kind !== 'announcement' || topic.toldAt === null) throw new HttpProblem(409, 'BENTROK');
    await sql`
      INSERT INTO topic_revision (org_id, topic_id, seq, title, body, note, until)
      SELECT ${orgId}, ${topicId}, count(*) + 1, ${topic.title}, ${topic.body}, ${note}, ${new Date(now)}
      FROM topic_revision WHERE org_id = ${orgId} AND topic_id = ${topicId}`.execute(trx);
    // Who has read what was wrong has not read this.
    await sql`UPDATE topic_user SET read_at = NULL WHERE org_id = ${orgId} AND topic_id = ${topicId} AND user_id <> ${actor.userId}`.execute(
      trx,
    );
    const recipients = { kind: 'topic', topicId, hears: 'everyone', except: [actor.userId] } as const;
    const occasion = String(edit.version + 1);
    await notifyOfTopic(trx, edit, { kind: 'announcement-corrected', recipients, by: actor.name, occasion }, now);
    const before = { title: topic.title, body: topic.body };
    return { columns: sql`title = ${title}, body = ${body}`, audit: { action: 'correct', before, after: correction } };
  });
}

/** Keeps a topic on top, or closes it for answers. */
export function moderateTopic(
  context: Ports,
  edit: TopicEdit,
  { pinned, locked }: { readonly pinned?: boolean | undefined; readonly locked?: boolean | undefined },
): Promise<CommunityTopic> {
  return changeTopic(context, edit, () => ({
    columns: sql`pinned = coalesce(${pinned ?? null}::boolean, pinned), locked = coalesce(${locked ?? null}::boolean, locked)`,
    audit: { action: 'moderate', before: {}, after: { pinned, locked } },
  }));
}

/** A silent event: nobody is told, `last_post_at` stays, and nobody's wishes for the topic change. */
export function resolveTopic(context: Ports, edit: TopicEdit, resolved: boolean): Promise<CommunityTopic> {
  return changeTopic(context, edit, ({ moderates, isMine }) => {
    if (!moderates && !isMine) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    const at = resolved ? new Date(edit.now) : null;
    return { columns: sql`resolved_at = ${at}`, audit: { action: 'resolve', before: {}, after: { resolved } } };
  });
}

/** Holds fast on top of a topic what has become of it, as silently as a topic is resolved. */
export function summarizeTopic(context: Ports, edit: TopicEdit, text: string | null): Promise<CommunityTopic> {
  const [by, at] = text === null ? [null, null] : [edit.actor.userId, new Date(edit.now)];
  return changeTopic(context, edit, () => ({
    columns: sql`summary = ${text}, summary_by = ${by}, summary_at = ${at}`,
    audit: { action: 'summarize', before: {}, after: { summary: text } },
  }));
}

/** Takes a topic away: whoever moderates, and its author while nobody else has written there. @throws {HttpProblem} 403 */
export async function deleteTopic(context: Ports, edit: TopicEdit): Promise<void> {
  const { orgId, topicId, actor, now } = edit;
  const watchers = await findTopicWatchers(context.db, topicId, now);
  await context.db.transaction().execute(async (trx) => {
    const topic = await lockTopic(trx, edit);
    const mayDelete = mayWithTopic(actor, 'delete', { ...topic, orgId });
    const { rows } = await sql`
      SELECT 1 FROM topic_post WHERE org_id = ${orgId} AND topic_id = ${topicId} AND author_id IS DISTINCT FROM ${actor.userId}::uuid
      UNION ALL SELECT 1 FROM topic_vote WHERE org_id = ${orgId} AND topic_id = ${topicId} LIMIT 1`.execute(trx);
    if (!mayDelete && !(topic.isMine && rows.length === 0)) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    await sql`
      UPDATE topic SET deleted_at = ${new Date(now)}, version = version + 1 WHERE org_id = ${orgId} AND id = ${topicId}`.execute(
      trx,
    );
    await removeFilesOf(trx, { orgId, kind: 'topic', id: topicId });
    await audit(trx, edit, topic, { action: 'delete', before: { title: topic.title }, after: {} });
  });
  await publishTopicEvent(context, { topicId, version: edit.version + 1, op: 'deleted' }, watchers);
}

async function changeTopic(
  context: Ports,
  edit: TopicEdit,
  decideChange: (topic: LockedTopic, trx: Transaction<Database>) => Done | Promise<Done>,
): Promise<CommunityTopic> {
  const { orgId, topicId, actor, now } = edit;
  const after = await context.db.transaction().execute(async (trx) => {
    const topic = await lockTopic(trx, edit);
    const done = await decideChange(topic, trx);
    await sql`
      UPDATE topic SET ${done.columns}, version = version + 1 WHERE org_id = ${orgId} AND id = ${topicId}`.execute(trx);
    await audit(trx, edit, topic, done.audit);
    return readTopic(trx, actor, edit, now);
  });
  await publishTopicEvent(context, { topicId, version: after.version });
  return after;
}

async function lockTopic(trx: Transaction<Database>, edit: TopicEdit): Promise<LockedTopic> {
  const { orgId, topicId, actor, now, version } = edit;
  const { rows } = await sql<Omit<LockedTopic, 'moderates' | 'isMine'> & { readonly version: number }>`
    SELECT building_id AS "buildingId", kind, title, body, author_id AS "authorId", created_at AS "createdAt",
      told_at AS "toldAt", version
    FROM topic WHERE org_id = ${orgId} AND id = ${topicId} AND deleted_at IS NULL FOR UPDATE`.execute(trx);
  const [topic] = rows;
  if (topic === undefined) throw notFound();
  if (topic.version !== version) requireVersion(await readTopic(trx, actor, edit, now), version);
  const moderates = mayWithTopic(actor, 'moderate', { ...topic, orgId });
  return { ...topic, moderates, isMine: topic.authorId === actor.userId };
}

function audit(
  trx: Transaction<Database>,
  { orgId, topicId, actor, requestId, now }: TopicEdit,
  { buildingId }: LockedTopic,
  entry: Done['audit'],
): Promise<void> {
  const by = { kind: 'user', id: actor.userId } as const;
  return writeAudit(
    trx,
    { orgId, buildingId, actor: by, requestId, entity: 'topic', entityId: topicId, ...entry },
    now,
  );
}
