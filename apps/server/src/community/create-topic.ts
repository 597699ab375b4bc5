import { randomUUIDv7 } from 'node:crypto';
import type { TimeZone } from '@imah/contract/buildings/words';
import type { CommunityTopic, TopicDraft } from '@imah/contract/community';
import { mayWithTopic, topicLimits } from '@imah/contract/community/words';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { attachFiles } from '../files/stored-files.ts';
import { HttpProblem, invalidField, notFound } from '../http/errors.ts';
import type { Actor } from '../http/handler.ts';
import { requireAudience, writeAudience } from './audience.ts';
import { publishTopic } from './publish-topic.ts';
import { readTopic } from './read-topics.ts';
import { publishTopicEvent, followByWriting } from './notify-of-topic.ts';
import { takeNumber } from '../database/take-number.ts';

/** Who writes in which building, or to a whole organisation. */
export interface Writing {
  readonly orgId: string;
  readonly buildingId: string | null;
  readonly actor: Actor;
  readonly requestId: string;
  readonly now: number;
}

/**
 * Begins a topic. The id of a draft stands for one topic, however often it arrives.
 * @throws {HttpProblem} 403, 409 when the id is another topic's, 422, 429 with Retry-After
 */
export async function createTopic(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  writing: Writing,
  draft: TopicDraft,
): Promise<CommunityTopic> {
  const { orgId, buildingId, actor, now } = writing;
  const place = { kind: draft.kind, orgId, buildingId };
  if (!mayWithTopic(actor, 'begin', place)) throw new HttpProblem(403, 'TIDAK_BERWENANG');
  const moderates = mayWithTopic(actor, 'moderate', place);
  requireSense(draft, moderates, now);
  if (buildingId === null && draft.poll?.weight === 'share') throw invalidField('poll.weight', 'not-an-option');
  const { topic, isNew } = await context.db.transaction().execute(async (trx) => {
    // One at a time for each person: what counts against a limit is then all there.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${actor.userId}, 130))`.execute(trx);
    const earlier = draft.id === undefined ? null : await findEarlier(trx, writing, draft.id);
    if (earlier !== null) return { topic: earlier, isNew: false };
    if (!moderates) await enforceRateLimit(trx, writing);
    await requireAudience(trx, writing, draft.audience, moderates ? 'anyone' : 'own-places');
    return { topic: await writeTopic(trx, writing, draft), isNew: true };
  });
  if (isNew) await publishTopicEvent(context, { topicId: topic.id, version: topic.version, op: 'created' });
  return topic;
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

async function findEarlier(trx: Transaction<Database>, writing: Writing, id: string): Promise<CommunityTopic | null> {
  const { orgId, buildingId, actor, now } = writing;
  const { rows } = await sql<{ mine: boolean }>`
    SELECT org_id = ${orgId} AND building_id IS NOT DISTINCT FROM ${buildingId}::uuid AND author_id IS NOT DISTINCT FROM ${actor.userId}::uuid
      AND deleted_at IS NULL AS mine FROM topic WHERE id = ${id}`.execute(trx);
  if (rows[0] === undefined) return null;
  if (!rows[0].mine) throw new HttpProblem(409, 'KUNCI_DIPAKAI_ULANG');
  return readTopic(trx, actor, { orgId, topicId: id }, now);
}

async function enforceRateLimit(trx: Transaction<Database>, { orgId, actor, now }: Writing): Promise<void> {
  const span = topicLimits.hours * 3_600_000;
  const { rows } = await sql<{ at: Date }>`
    SELECT created_at AS at FROM topic
    WHERE org_id = ${orgId} AND author_id = ${actor.userId} AND created_at > ${new Date(now - span)}
    ORDER BY created_at DESC LIMIT ${topicLimits.topics}`.execute(trx);
  const oldest = rows[topicLimits.topics - 1];
  if (oldest === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.at.getTime() + span - now) / 1000));
  throw new HttpProblem(429, 'TERLALU_BANYAK_TOPIK', { retryAfterSeconds });
}

async function writeTopic(trx: Transaction<Database>, writing: Writing, draft: TopicDraft): Promise<CommunityTopic> {
  const { orgId, buildingId, actor, requestId, now } = writing;
  const { kind, title, body, audience, urgent, receipts, locked, showsUnit, validUntil, poll } = draft;
  const topicId = draft.id ?? randomUUIDv7();
  const key = { orgId, topicId };
  const { year, count } = await takeNumber(
    trx,
    { orgId, kind: 'TPC', timeZone: await readTimeZone(trx, writing) },
    now,
  );
  const at = new Date(now);
  const publishAt = draft.publishAt === undefined ? at : new Date(draft.publishAt);
  await sql`
    INSERT INTO topic (org_id, id, building_id, year, count, kind, title, body, audience, author_id, urgent, receipts, locked,
      shows_unit, publish_at, valid_until, poll_weight, poll_results, poll_closes_at, last_post_at, created_at)
    VALUES (${orgId}, ${topicId}, ${buildingId}, ${year}, ${count}, ${kind}, ${title}, ${body}, ${audience.kind},
      ${actor.userId}, ${urgent}, ${receipts}, ${locked}, ${showsUnit}, ${publishAt},
      ${validUntil === undefined ? null : new Date(validUntil)}, ${poll?.weight ?? null}, ${poll?.results ?? null},
      ${poll === undefined ? null : new Date(poll.closesAt)}, ${publishAt}, ${at})`.execute(trx);
  await writeAudience(trx, key, audience);
  for (const [position, text] of (poll?.options ?? []).entries())
    await sql`
      INSERT INTO topic_poll_option (org_id, topic_id, id, position, text)
      VALUES (${orgId}, ${topicId}, ${randomUUIDv7()}, ${position}, ${text})`.execute(trx);
  await attachFiles(trx, { orgId, kind: 'topic', id: topicId }, { fileIds: draft.fileIds, userId: actor.userId });
  if (kind !== 'announcement') await followByWriting(trx, key, actor.userId);
  if (draft.publishAt === undefined) await publishTopic(trx, key, now);
  const topic = await readTopic(trx, actor, key, now);
  const after = { number: topic.number, kind, title, audience: audience.kind };
  const by = { kind: 'user', id: actor.userId } as const;
  const entry = { action: 'create', entity: 'topic', entityId: topicId, after };
  await writeAudit(trx, { orgId, buildingId, actor: by, requestId, ...entry }, now);
  return topic;
}

/** The zone of the building; of an organisation that of its first building. @throws {HttpProblem} 404 */
async function readTimeZone(trx: Transaction<Database>, { orgId, buildingId }: Writing): Promise<TimeZone> {
  const { rows } = await sql<{ timeZone: TimeZone }>`
    SELECT time_zone AS "timeZone" FROM building
    WHERE org_id = ${orgId} AND (${buildingId}::uuid IS NULL OR id = ${buildingId}::uuid)
    ORDER BY created_at, id LIMIT 1`.execute(trx);
  const [place] = rows;
  if (place === undefined && buildingId !== null) throw notFound();
  return place?.timeZone ?? 'Asia/Jakarta';
}
