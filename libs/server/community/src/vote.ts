import type { CommunityTopic, PollVote } from '@imah/contract/community';
import type { PollWeight } from '@imah/contract/community/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { readBallots } from './poll.ts';
import { readTopic } from './read-topics.ts';
import { topicEvents } from './notify-of-topic.ts';
import type { Posting } from './write-posts.ts';

interface OpenPoll {
  readonly buildingId: string | null;
  readonly weight: PollWeight;
}

/**
 * Votes for all ballots of the person, or for those of the units named; what their unit said before is replaced. The
 * audit tells that a vote was cast, and not for what.
 * @throws {HttpProblem} 403 without a ballot, 409 once it is closed, 422
 */
export function voteInTopic(
  ports: CommandPorts,
  edit: Posting,
  { optionId, unitIds }: PollVote,
): Promise<CommunityTopic> {
  const { topicId, actor, now } = edit;
  return runCommand<OpenPoll, CommunityTopic>(ports, edit, {
    lock: (trx) => lockPoll(trx, edit, optionId),
    write: async (trx, poll) => {
      const ballots = await readBallots(trx, actor, edit, poll.weight);
      if (ballots.length === 0) throw new HttpProblem(403, 'TIDAK_BERWENANG');
      const chosen = ballots.filter(
        ({ unit }) => unitIds === undefined || (unit !== null && unitIds.includes(unit.id)),
      );
      if (chosen.length === 0 || (unitIds !== undefined && chosen.length !== new Set(unitIds).size))
        throw invalidField('unitIds', 'not-an-option');
      for (const { unit } of chosen) await cast(trx, edit, unit?.id ?? null, optionId);
      const result = await readTopic(trx, actor, edit, now);
      const after = { units: chosen.flatMap(({ unit }) => (unit === null ? [] : [unit.code])) };
      return {
        result,
        audit: { action: 'vote', entity: 'topic', entityId: topicId, buildingId: poll.buildingId, after },
        effects: await topicEvents(trx, { topicId, version: result.version }, now),
      };
    },
  });
}

async function lockPoll(trx: Transaction<Database>, edit: Posting, optionId: string | null): Promise<OpenPoll> {
  const { orgId, topicId, now } = edit;
  const poll = await trx
    .selectFrom('topic')
    .select(['building_id as buildingId', 'poll_weight as weight', 'poll_closes_at as closesAt'])
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .where('kind', '=', 'poll')
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (poll === undefined || poll.weight === null || poll.closesAt === null) throw new HttpProblem(409, 'BENTROK');
  const { buildingId, weight, closesAt } = poll;
  if (closesAt.getTime() <= now) throw new HttpProblem(409, 'POLLING_DITUTUP');
  if (optionId !== null && !(await isOption(trx, edit, optionId))) throw invalidField('optionId', 'not-an-option');
  return { buildingId, weight };
}

async function isOption(trx: Transaction<Database>, { orgId, topicId }: Posting, optionId: string): Promise<boolean> {
  const option = await trx
    .selectFrom('topic_poll_option')
    .select('id')
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .where('id', '=', optionId)
    .executeTakeFirst();
  return option !== undefined;
}

async function cast(
  trx: Transaction<Database>,
  { orgId, topicId, actor, now }: Posting,
  unitId: string | null,
  optionId: string | null,
): Promise<void> {
  const userId = unitId === null ? actor.userId : null;
  await trx
    .deleteFrom('topic_vote')
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .where('unit_id', 'is not distinct from', unitId)
    .where('user_id', 'is not distinct from', userId)
    .execute();
  if (optionId === null) return;
  const vote = { unit_id: unitId, user_id: userId, option_id: optionId, cast_by: actor.userId, cast_at: new Date(now) };
  await trx
    .insertInto('topic_vote')
    .values({ org_id: orgId, topic_id: topicId, ...vote })
    .execute();
}
