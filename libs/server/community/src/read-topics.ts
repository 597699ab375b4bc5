import type { PolicyActor } from '@imah/contract/access';
import type { CommunityTopic } from '@imah/contract/community';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOf } from '@imah/server-platform/files';
import { toPoll } from './poll.ts';
import { readBallots, readTally } from './poll-repository.ts';
import { ballotFactsOf, topicAbilities } from './topic-abilities.ts';
import { getTopicRecord } from './topic-repository.ts';
import { type TopicKey, toTopic } from './topic-row.ts';

/** One topic as the person sees it, with what they may do. Whether they may see it, has been asked. @throws {HttpProblem} 404 */
export async function readTopic(
  db: Kysely<Database>,
  actor: PolicyActor,
  key: TopicKey,
  now: number,
): Promise<CommunityTopic> {
  const record = await getTopicRecord(db, actor.userId, key, now);
  const ballots = await readBallots(db, actor, key, { weight: record.pollWeight, now });
  const abilities = topicAbilities(actor, record, now, ballotFactsOf(ballots));
  const files = await readFilesOf(db, { orgId: key.orgId, kind: 'topic', id: key.topicId });
  const tally = record.kind === 'poll' ? await readTally(db, key, now) : null;
  const poll = tally === null ? null : toPoll(tally, { ballots, now, isShown: abilities.acts.includes('see-result') });
  return toTopic(record, { files, poll, abilities });
}
