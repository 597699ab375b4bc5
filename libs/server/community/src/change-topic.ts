import type { CommunityTopic, TopicChange, TopicCorrection } from '@imah/contract/community';
import { mayWithTopic, postEditMinutes, type TopicKind } from '@imah/contract/community/words';
import { sql, type Transaction, type Updateable } from 'kysely';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { removeFilesOf } from '@imah/server-platform/files';
import { HttpProblem, notFound, requireVersion } from '@imah/server-platform/http';
import { eventsFor, notifyOfTopic, topicEvents, type TopicKey } from './notify-of-topic.ts';
import { readTopic } from './read-topics.ts';
import { findTopicWatchers } from './topic-readers.ts';

/** Who changes which topic, and which version of it they saw. */
export type TopicEdit = VersionedEdit & TopicKey;

/** What a change asks of a topic that stays as it is until the transaction ends. */
interface LockedTopic {
  readonly buildingId: string | null;
  readonly kind: TopicKind;
  readonly title: string;
  readonly body: string;
  readonly authorId: string | null;
  readonly createdAt: Date;
  readonly toldAt: Date | null;
  readonly version: number;
  readonly moderates: boolean;
  readonly isMine: boolean;
}

interface Done {
  readonly columns: Updateable<Database['topic']>;
  readonly audit: { readonly action: string; readonly before: object; readonly after: object };
}

/** Changes the words of a topic. @throws {HttpProblem} 403, 409 once an announcement or a poll was sent, 412 */
export function updateTopic(ports: CommandPorts, edit: TopicEdit, change: TopicChange): Promise<CommunityTopic> {
  return changeTopic(ports, edit, (_trx, topic) => {
    const isFresh = edit.now - topic.createdAt.getTime() <= postEditMinutes * 60_000;
    if (!topic.moderates && !topic.isMine) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    if (topic.kind !== 'discussion' && topic.toldAt !== null) throw new HttpProblem(409, 'PENGUMUMAN_TETAP');
    if (!topic.moderates && !isFresh) throw new HttpProblem(409, 'TERLAMBAT_DIUBAH');
    const { title = topic.title, body = topic.body } = change;
    const before = { title: topic.title, body: topic.body };
    return { columns: { title, body }, audit: { action: 'update', before, after: change } };
  });
}

/** Puts an announcement right that was sent: what it said stays to be read, and its audience is told. */
export function correctTopic(
  ports: CommandPorts,
  edit: TopicEdit,
  correction: TopicCorrection,
): Promise<CommunityTopic> {
  const { orgId, topicId, actor, now } = edit;
  const { title, body, note } = correction;
  return changeTopic(ports, edit, async (trx, topic) => {
    if (topic.kind !== 'announcement' || topic.toldAt === null) throw new HttpProblem(409, 'BENTROK');
    await sql`
      INSERT INTO topic_revision (org_id, topic_id, seq, title, body, note, until)
      SELECT ${orgId}, ${topicId}, count(*) + 1, ${topic.title}, ${topic.body}, ${note}, ${new Date(now)}
      FROM topic_revision WHERE org_id = ${orgId} AND topic_id = ${topicId}`.execute(trx);
    // Who has read what was wrong has not read this.
    await trx
      .updateTable('topic_user')
      .set({ read_at: null })
      .where('org_id', '=', orgId)
      .where('topic_id', '=', topicId)
      .where('user_id', '<>', actor.userId)
      .execute();
    const recipients = { kind: 'topic', topicId, hears: 'everyone', except: [actor.userId] } as const;
    const occasion = String(edit.version + 1);
    await notifyOfTopic(trx, edit, { kind: 'announcement-corrected', recipients, by: actor.name, occasion }, now);
    const before = { title: topic.title, body: topic.body };
    return { columns: { title, body }, audit: { action: 'correct', before, after: correction } };
  });
}

/** Keeps a topic on top, or closes it for answers. */
export function moderateTopic(
  ports: CommandPorts,
  edit: TopicEdit,
  { pinned, locked }: { readonly pinned?: boolean | undefined; readonly locked?: boolean | undefined },
): Promise<CommunityTopic> {
  return changeTopic(ports, edit, () => ({
    columns: { ...(pinned === undefined ? {} : { pinned }), ...(locked === undefined ? {} : { locked }) },
    audit: { action: 'moderate', before: {}, after: { pinned, locked } },
  }));
}

/** A silent event: nobody is told, `last_post_at` stays, and nobody's wishes for the topic change. */
export function resolveTopic(ports: CommandPorts, edit: TopicEdit, resolved: boolean): Promise<CommunityTopic> {
  return changeTopic(ports, edit, (_trx, { moderates, isMine }) => {
    if (!moderates && !isMine) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    const at = resolved ? new Date(edit.now) : null;
    return { columns: { resolved_at: at }, audit: { action: 'resolve', before: {}, after: { resolved } } };
  });
}

/** Holds fast on top of a topic what has become of it, as silently as a topic is resolved. */
export function summarizeTopic(ports: CommandPorts, edit: TopicEdit, text: string | null): Promise<CommunityTopic> {
  const [by, at] = text === null ? [null, null] : [edit.actor.userId, new Date(edit.now)];
  return changeTopic(ports, edit, () => ({
    columns: { summary: text, summary_by: by, summary_at: at },
    audit: { action: 'summarize', before: {}, after: { summary: text } },
  }));
}

/** Takes a topic away: whoever moderates, and its author while nobody else has written there. @throws {HttpProblem} 403 */
export function deleteTopic(ports: CommandPorts, edit: TopicEdit): Promise<void> {
  const { orgId, topicId, actor, now, version } = edit;
  return runCommand<LockedTopic, undefined>(ports, edit, {
    lock: (trx) => lockTopic(trx, edit),
    authorize: async (trx, topic) => {
      await requireTopicVersion(trx, edit, topic);
      if (mayWithTopic(actor, 'delete', { ...topic, orgId })) return;
      if (!topic.isMine || (await hasOthersWords(trx, edit))) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    },
    write: async (trx, topic) => {
      const watchers = await findTopicWatchers(trx, topicId, now);
      await updateTopicRow(trx, edit, { deleted_at: new Date(now) });
      await removeFilesOf(trx, { orgId, kind: 'topic', id: topicId });
      const audit = { action: 'delete', before: { title: topic.title }, after: {} };
      const effects = eventsFor(watchers, { topicId, version: version + 1, op: 'deleted' }, now);
      return { result: undefined, audit: { ...aboutTopic(edit, topic), ...audit }, effects };
    },
  });
}

async function hasOthersWords(trx: Transaction<Database>, { orgId, topicId, actor }: TopicEdit): Promise<boolean> {
  const post = await trx
    .selectFrom('topic_post')
    .select('id')
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .where('author_id', 'is distinct from', actor.userId)
    .limit(1)
    .executeTakeFirst();
  if (post !== undefined) return true;
  const vote = await trx
    .selectFrom('topic_vote')
    .select('option_id')
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .limit(1)
    .executeTakeFirst();
  return vote !== undefined;
}

function changeTopic(
  ports: CommandPorts,
  edit: TopicEdit,
  change: (trx: Transaction<Database>, topic: LockedTopic) => Done | Promise<Done>,
): Promise<CommunityTopic> {
  const { topicId, actor, now } = edit;
  return runCommand<LockedTopic, CommunityTopic>(ports, edit, {
    lock: (trx) => lockTopic(trx, edit),
    authorize: (trx, topic) => requireTopicVersion(trx, edit, topic),
    write: async (trx, topic) => {
      const { columns, audit } = await change(trx, topic);
      await updateTopicRow(trx, edit, columns);
      const result = await readTopic(trx, actor, edit, now);
      const effects = await topicEvents(trx, { topicId, version: result.version }, now);
      return { result, audit: { ...aboutTopic(edit, topic), ...audit }, effects };
    },
  });
}

async function lockTopic(trx: Transaction<Database>, { orgId, topicId, actor }: TopicEdit): Promise<LockedTopic> {
  const topic = await trx
    .selectFrom('topic')
    .select(['building_id as buildingId', 'kind', 'title', 'body', 'author_id as authorId', 'version'])
    .select(['created_at as createdAt', 'told_at as toldAt'])
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (topic === undefined) throw notFound();
  const moderates = mayWithTopic(actor, 'moderate', { ...topic, orgId });
  return { ...topic, moderates, isMine: topic.authorId === actor.userId };
}

/** @throws {HttpProblem} 412 with the topic as it stands */
async function requireTopicVersion(trx: Transaction<Database>, edit: TopicEdit, topic: LockedTopic): Promise<void> {
  if (topic.version !== edit.version) requireVersion(await readTopic(trx, edit.actor, edit, edit.now), edit.version);
}

async function updateTopicRow(
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

function aboutTopic({ topicId }: TopicKey, { buildingId }: Pick<LockedTopic, 'buildingId'>) {
  return { entity: 'topic', entityId: topicId, buildingId };
}
