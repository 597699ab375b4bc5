import type { CommunityTopic, PollVote } from '@imah/contract/community';
import type { PollWeight } from '@imah/contract/community/words';
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '../access/audit.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { HttpProblem, invalidField } from '../http/errors.ts';
import { readBallots } from './poll.ts';
import { readTopic } from './read-topics.ts';
import { publishTopicEvent } from './notify-of-topic.ts';
import type { Posting } from './write-posts.ts';

interface OpenPoll {
  readonly buildingId: string | null;
  readonly weight: PollWeight;
  readonly closesAt: Date;
  readonly isOption: boolean;
}

/**
 * Votes for all ballots of the person, or for those of the units named; what their unit said before is replaced. The
 * audit tells that a vote was cast, and not for what.
 * @throws {HttpProblem} 403 without a ballot, 409 once it is closed, 422
 */
export async function voteInTopic(
  context: Pick<ServerContext, 'db' | 'live' | 'now'>,
  voting: Posting,
  { optionId, unitIds }: PollVote,
): Promise<CommunityTopic> {
  const { orgId, topicId, actor, requestId, now } = voting;
  const topic = await context.db.transaction().execute(async (trx) => {
    const poll = await lockPoll(trx, voting, optionId);
    const ballots = await readBallots(trx, actor, voting, poll.weight);
    if (ballots.length === 0) throw new HttpProblem(403, 'TIDAK_BERWENANG');
    const chosen = ballots.filter(({ unit }) => unitIds === undefined || (unit !== null && unitIds.includes(unit.id)));
    if (chosen.length === 0 || (unitIds !== undefined && chosen.length !== new Set(unitIds).size))
      throw invalidField('unitIds', 'not-an-option');
    for (const { unit } of chosen) await cast(trx, voting, unit?.id ?? null, optionId);
    const by = { kind: 'user', id: actor.userId } as const;
    const after = { units: chosen.flatMap(({ unit }) => (unit === null ? [] : [unit.code])) };
    const entry = { action: 'vote', entity: 'topic', entityId: topicId, after };
    await writeAudit(trx, { orgId, buildingId: poll.buildingId, actor: by, requestId, ...entry }, now);
    return readTopic(trx, actor, voting, now);
  });
  await publishTopicEvent(context, { topicId, version: topic.version });
  return topic;
}

async function lockPoll(trx: Transaction<Database>, voting: Posting, optionId: string | null): Promise<OpenPoll> {
  const { orgId, topicId, now } = voting;
  const { rows } = await sql<OpenPoll>`
    SELECT building_id AS "buildingId", poll_weight AS weight, poll_closes_at AS "closesAt",
      ${optionId}::uuid IS NULL OR EXISTS (SELECT 1 FROM topic_poll_option o
        WHERE o.org_id = ${orgId} AND o.topic_id = ${topicId} AND o.id = ${optionId}::uuid) AS "isOption"
    FROM topic WHERE org_id = ${orgId} AND id = ${topicId} AND kind = 'poll' AND deleted_at IS NULL FOR NO KEY UPDATE`.execute(
    trx,
  );
  const [poll] = rows;
  if (poll === undefined) throw new HttpProblem(409, 'BENTROK');
  if (poll.closesAt.getTime() <= now) throw new HttpProblem(409, 'POLLING_DITUTUP');
  if (!poll.isOption) throw invalidField('optionId', 'not-an-option');
  return poll;
}

async function cast(
  trx: Transaction<Database>,
  { orgId, topicId, actor, now }: Posting,
  unitId: string | null,
  optionId: string | null,
): Promise<void> {
  const userId = unitId === null ? actor.userId : null;
  await sql`
    DELETE FROM topic_vote WHERE org_id = ${orgId} AND topic_id = ${topicId}
      AND unit_id IS NOT DISTINCT FROM ${unitId}::uuid AND user_id IS NOT DISTINCT FROM ${userId}::uuid`.execute(trx);
  if (optionId === null) return;
  await sql`
    INSERT INTO topic_vote (org_id, topic_id, unit_id, user_id, option_id, cast_by, cast_at)
    VALUES (${orgId}, ${topicId}, ${unitId}, ${userId}, ${optionId}, ${actor.userId}, ${new Date(now)})`.execute(trx);
}
