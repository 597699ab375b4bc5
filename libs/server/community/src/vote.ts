import type { CommunityTopic, PollVote } from '@imah/contract/community';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import { invalidField } from '@imah/server-platform/http';
import { topicEvents } from './notify-of-topic.ts';
import { type Ballot, hasOption, readBallots, replaceVote } from './poll-repository.ts';
import { readTopic } from './read-topics.ts';
import { requireTopicAct, ballotFactsOf } from './topic-abilities.ts';
import { lockTopic } from './topic-repository.ts';
import type { TopicFacts } from './topic-row.ts';
import type { Posting } from './write-posts.ts';

interface OpenPoll {
  readonly topic: TopicFacts;
  readonly ballots: readonly Ballot[];
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
    lock: async (trx) => {
      const topic = await lockTopic(trx, edit, { for: 'writing-in-it' });
      return { topic, ballots: await readBallots(trx, actor, edit, { weight: topic.pollWeight, now }) };
    },
    authorize: (_trx, { topic, ballots }) => requireTopicAct('vote', actor, topic, now, ballotFactsOf(ballots)),
    validate: async (trx) => {
      if (optionId !== null && !(await hasOption(trx, edit, optionId))) throw invalidField('optionId', 'not-an-option');
    },
    write: async (trx, { topic, ballots }) => {
      const chosen = chosenOf(ballots, unitIds);
      const vote = { optionId, castBy: actor.userId, at: new Date(now) };
      for (const { unit } of chosen) await replaceVote(trx, edit, { ...vote, unitId: unit?.id ?? null });
      const result = await readTopic(trx, actor, edit, now);
      const after = { units: chosen.flatMap(({ unit }) => (unit === null ? [] : [unit.code])) };
      return {
        result,
        audit: { action: 'vote', entity: 'topic', entityId: topicId, buildingId: topic.buildingId, after },
        effects: await topicEvents(trx, { topicId, version: result.version }, now),
      };
    },
  });
}

/** The ballots that are meant: all, or those of the units named. @throws {HttpProblem} 422 at `unitIds` */
function chosenOf(ballots: readonly Ballot[], unitIds: PollVote['unitIds']): readonly Ballot[] {
  if (unitIds === undefined) return ballots;
  const chosen = ballots.filter(({ unit }) => unit !== null && unitIds.includes(unit.id));
  if (chosen.length !== new Set(unitIds).size) throw invalidField('unitIds', 'not-an-option');
  return chosen;
}
