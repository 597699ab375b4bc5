import { randomUUIDv7 } from 'node:crypto';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { CommunityTopic, TopicDraft } from '@imah/contract/community';
import { mayWithTopic, topicLimits } from '@imah/contract/community/words';
import { sql, type Transaction } from 'kysely';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { takeNumber } from '@imah/server-platform/database';
import { attachFiles } from '@imah/server-platform/files';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { requireAudience, writeAudience } from './audience.ts';
import { topicEvents } from './notify-of-topic.ts';
import { insertOptions } from './poll-repository.ts';
import { publishTopic } from './publish-topic.ts';
import { readTopic } from './read-topics.ts';
import { followByWriting } from './reading.ts';
import { findBeginning, insertTopic, readBeginnings } from './topic-repository.ts';

/** Who writes in which building, or to a whole organisation. */
export type Writing = PersonalEdit & { readonly buildingId: string | null };

/**
 * Begins a topic. The id of a draft stands for one topic, however often it arrives.
 * @throws {HttpProblem} 403, 409 when the id is another topic's, 422, 429 with Retry-After
 */
export async function createTopic(ports: CommandPorts, edit: Writing, draft: TopicDraft): Promise<CommunityTopic> {
  const { orgId, buildingId, actor, now } = edit;
  const place = { kind: draft.kind, orgId, buildingId };
  if (!mayWithTopic(actor, 'begin', place)) throw new HttpProblem(403, 'TIDAK_BERWENANG');
  const moderates = mayWithTopic(actor, 'moderate', place);
  requireSense(draft, moderates, now);
  if (buildingId === null && draft.poll?.weight === 'share') throw invalidField('poll.weight', 'not-an-option');
  return runCommand<void, CommunityTopic>(ports, edit, {
    lock: (trx) => lockAuthor(trx, edit),
    findEarlier: (trx) => (draft.id === undefined ? Promise.resolve(null) : findEarlier(trx, edit, draft.id)),
    authorize: (trx) => (moderates ? undefined : enforceRateLimit(trx, edit)),
    validate: (trx) => requireAudience(trx, edit, draft.audience, moderates ? 'anyone' : 'own-places'),
    write: async (trx) => {
      const topic = await writeTopic(trx, edit, draft);
      const { id, version, number, kind, title } = topic;
      const after = { number, kind, title, audience: draft.audience.kind };
      return {
        result: topic,
        audit: { action: 'create', entity: 'topic', entityId: id, buildingId, after },
        effects: await topicEvents(trx, { topicId: id, version, op: 'created' }, now),
      };
    },
  });
}

/** One at a time for each person: what counts against a limit is then all there. */
async function lockAuthor(trx: Transaction<Database>, { actor }: Writing): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${actor.userId}, 130))`.execute(trx);
}

/** @throws {HttpProblem} 422 at what contradicts itself, or is not for somebody who only lives there */
function requireSense(draft: TopicDraft, moderates: boolean, now: number): void {
  const { kind, publishAt, validUntil, urgent, receipts, poll } = draft;
  const start = publishAt === undefined ? now : Date.parse(publishAt);
  if (publishAt !== undefined && (start <= now || !moderates))
    throw invalidField('publishAt', moderates ? 'in-the-past' : 'not-an-option');
  if (urgent && kind !== 'announcement') throw invalidField('urgent', 'not-an-option');
  if (urgent && validUntil === undefined) throw invalidField('validUntil', 'required');
  if (receipts && kind !== 'announcement') throw invalidField('receipts', 'not-an-option');
  if (draft.locked && !moderates) throw invalidField('locked', 'not-an-option');
  if (validUntil !== undefined && Date.parse(validUntil) <= start) throw invalidField('validUntil', 'in-the-past');
  if ((kind === 'poll') !== (poll !== undefined)) throw invalidField('poll', kind === 'poll' ? 'required' : 'invalid');
  if (poll === undefined) return;
  if (Date.parse(poll.closesAt) <= start) throw invalidField('poll.closesAt', 'in-the-past');
  const texts = poll.options.map((text) => text.toLowerCase());
  const twice = texts.findIndex((text, index) => texts.indexOf(text) !== index);
  if (twice >= 0) throw invalidField(`poll.options.${twice}`, 'name-taken');
}

async function findEarlier(trx: Transaction<Database>, edit: Writing, id: string): Promise<CommunityTopic | null> {
  const { orgId, buildingId, actor, now } = edit;
  const known = await findBeginning(trx, id);
  if (known === null) return null;
  const isMine = known.orgId === orgId && known.buildingId === buildingId && known.authorId === actor.userId;
  if (!isMine || known.deletedAt !== null) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return readTopic(trx, actor, { orgId, topicId: id }, now);
}

async function enforceRateLimit(trx: Transaction<Database>, { orgId, actor, now }: Writing): Promise<void> {
  const span = topicLimits.hours * 3_600_000;
  const by = { orgId, userId: actor.userId };
  const recent = await readBeginnings(trx, by, { since: new Date(now - span), limit: topicLimits.topics });
  const oldest = recent[topicLimits.topics - 1];
  if (oldest === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.getTime() + span - now) / 1000));
  throw new HttpProblem(429, 'TERLALU_BANYAK_TOPIK', { retryAfterSeconds });
}

async function writeTopic(trx: Transaction<Database>, edit: Writing, draft: TopicDraft): Promise<CommunityTopic> {
  const { orgId, buildingId, actor, now } = edit;
  const { kind, title, body, audience, urgent, receipts, locked, validUntil, poll } = draft;
  const topicId = draft.id ?? randomUUIDv7();
  const key = { orgId, topicId };
  const at = new Date(now);
  const publishAt = draft.publishAt === undefined ? at : new Date(draft.publishAt);
  await insertTopic(trx, {
    ...(await takeNumber(trx, { orgId, kind: 'TPC', timeZone: await readTimeZone(trx, edit) }, now)),
    org_id: orgId,
    id: topicId,
    building_id: buildingId,
    kind,
    title,
    body,
    audience: audience.kind,
    author_id: actor.userId,
    urgent,
    receipts,
    locked,
    shows_unit: draft.showsUnit,
    publish_at: publishAt,
    valid_until: validUntil === undefined ? null : new Date(validUntil),
    poll_weight: poll?.weight ?? null,
    poll_results: poll?.results ?? null,
    poll_closes_at: poll === undefined ? null : new Date(poll.closesAt),
    last_post_at: publishAt,
    created_at: at,
  });
  await writeAudience(trx, key, audience);
  await insertOptions(
    trx,
    key,
    (poll?.options ?? []).map((text) => ({ id: randomUUIDv7(), text })),
  );
  await attachFiles(trx, { orgId, kind: 'topic', id: topicId }, { fileIds: draft.fileIds, userId: actor.userId });
  if (kind !== 'announcement') await followByWriting(trx, key, actor.userId);
  if (draft.publishAt === undefined) await publishTopic(trx, key, now);
  return readTopic(trx, actor, key, now);
}

/** The zone of the building; of an organisation that of its first building. @throws {HttpProblem} 404 */
async function readTimeZone(trx: Transaction<Database>, { orgId, buildingId }: Writing): Promise<TimeZone> {
  const place = await trx
    .selectFrom('building')
    .select('time_zone')
    .where('org_id', '=', orgId)
    .$if(buildingId !== null, (query) => query.where('id', '=', buildingId))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (place === undefined && buildingId !== null) throw notFound();
  return place?.time_zone ?? 'Asia/Jakarta';
}
