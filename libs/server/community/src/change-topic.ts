import type { CommunityTopic, TopicChange, TopicCorrection } from '@imah/contract/community';
import type { TopicAct } from '@imah/contract/community/words';
import type { Transaction, Updateable } from 'kysely';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { removeFilesOf } from '@imah/server-platform/files';
import { requireVersion } from '@imah/server-platform/http';
import { eventsFor, notifyOfTopic, topicEvents } from './notify-of-topic.ts';
import { readTopic } from './read-topics.ts';
import { forgetReadings } from './reading.ts';
import { requireTopicAct } from './topic-abilities.ts';
import { findTopicWatchers } from './topic-readers.ts';
import { insertRevision, lockTopic, updateTopicRow } from './topic-repository.ts';
import type { TopicFacts, TopicKey } from './topic-row.ts';

/** Who changes which topic, and which version of it they saw. */
export type TopicEdit = VersionedEdit & TopicKey;

interface Change {
  readonly columns: Updateable<Database['topic']>;
  readonly audit: { readonly action: string; readonly before: object; readonly after: object };
}

/** Changes the words of a topic. @throws {HttpProblem} 403, 409 once an announcement or a poll was sent, 412 */
export function updateTopic(ports: CommandPorts, edit: TopicEdit, change: TopicChange): Promise<CommunityTopic> {
  return changeTopic(ports, edit, 'update', (_trx, topic) => {
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
  const { topicId, actor, now } = edit;
  const { title, body, note } = correction;
  return changeTopic(ports, edit, 'correct', async (trx, topic) => {
    await insertRevision(trx, topic, { note, until: new Date(now) });
    // Who has read what was wrong has not read this.
    await forgetReadings(trx, edit, { exceptOf: actor.userId });
    const recipients = { kind: 'topic', topicId, hears: 'everyone', except: [actor.userId] } as const;
    const occasion = String(edit.version + 1);
    await notifyOfTopic(
      trx,
      edit,
      { kind: 'announcement-corrected', recipients, actorId: actor.userId, by: actor.name, occasion },
      now,
    );
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
  return changeTopic(ports, edit, 'moderate', () => ({
    columns: { ...(pinned === undefined ? {} : { pinned }), ...(locked === undefined ? {} : { locked }) },
    audit: { action: 'moderate', before: {}, after: { pinned, locked } },
  }));
}

/** A silent event: nobody is told, `last_post_at` stays, and nobody's wishes for the topic change. */
export function resolveTopic(ports: CommandPorts, edit: TopicEdit, resolved: boolean): Promise<CommunityTopic> {
  return changeTopic(ports, edit, 'resolve', () => {
    const at = resolved ? new Date(edit.now) : null;
    return { columns: { resolved_at: at }, audit: { action: 'resolve', before: {}, after: { resolved } } };
  });
}

/** Holds fast on top of a topic what has become of it, as silently as a topic is resolved. */
export function summarizeTopic(ports: CommandPorts, edit: TopicEdit, text: string | null): Promise<CommunityTopic> {
  const [by, at] = text === null ? [null, null] : [edit.actor.userId, new Date(edit.now)];
  return changeTopic(ports, edit, 'moderate', () => ({
    columns: { summary: text, summary_by: by, summary_at: at },
    audit: { action: 'summarize', before: {}, after: { summary: text } },
  }));
}

/** Takes a topic away: whoever moderates, and its author while nobody else has written there. @throws {HttpProblem} 403 */
export function deleteTopic(ports: CommandPorts, edit: TopicEdit): Promise<void> {
  const { orgId, topicId, now, version } = edit;
  return runCommand<TopicFacts, undefined>(ports, edit, {
    lock: (trx) => lockTopic(trx, edit, { for: 'changing-it' }),
    authorize: (trx, topic) => authorize(trx, edit, 'delete', topic),
    write: async (trx, topic) => {
      const watchers = await findTopicWatchers(trx, topicId, now);
      await updateTopicRow(trx, edit, { deleted_at: new Date(now) });
      await removeFilesOf(trx, { orgId, kind: 'topic', id: topicId });
      const audit = { action: 'delete', before: { title: topic.title }, after: {} };
      const effects = eventsFor(watchers, { topicId, version: version + 1, op: 'deleted' }, now);
      return { result: undefined, audit: { ...aboutTopic(topic), ...audit }, effects };
    },
  });
}

function changeTopic(
  ports: CommandPorts,
  edit: TopicEdit,
  act: TopicAct,
  change: (trx: Transaction<Database>, topic: TopicFacts) => Change | Promise<Change>,
): Promise<CommunityTopic> {
  const { topicId, actor, now } = edit;
  return runCommand<TopicFacts, CommunityTopic>(ports, edit, {
    lock: (trx) => lockTopic(trx, edit, { for: 'changing-it' }),
    authorize: (trx, topic) => authorize(trx, edit, act, topic),
    write: async (trx, topic) => {
      const { columns, audit } = await change(trx, topic);
      await updateTopicRow(trx, edit, columns);
      const result = await readTopic(trx, actor, edit, now);
      const effects = await topicEvents(trx, { topicId, version: result.version }, now);
      return { result, audit: { ...aboutTopic(topic), ...audit }, effects };
    },
  });
}

/** @throws {HttpProblem} 412 with the topic as it stands; 403, 409 where the act is not open to the person */
async function authorize(trx: Transaction<Database>, edit: TopicEdit, act: TopicAct, topic: TopicFacts): Promise<void> {
  if (topic.version !== edit.version) requireVersion(await readTopic(trx, edit.actor, edit, edit.now), edit.version);
  requireTopicAct(act, edit.actor, topic, edit.now);
}

function aboutTopic({ id, buildingId }: TopicFacts) {
  return { entity: 'topic', entityId: id, buildingId };
}
