import { type CommandPorts, runEffects } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import { notifyOfTopic, topicEvents } from './notify-of-topic.ts';
import { findVoters, lockOpenPoll, readOpenPolls, recordVoteWeights } from './poll-repository.ts';
import { publishTopic } from './publish-topic.ts';
import { readUnpublished } from './topic-repository.ts';
import type { TopicKey } from './topic-row.ts';

const queue = 'topics-by-the-clock';
const batch = 100;

/** Makes the queue of this module and starts its worker; to be called once pg-boss runs. */
export async function startTopicJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => keepTopicsByTheClock(context));
  await jobs.schedule(queue, '* * * * *');
}

interface Due extends TopicKey {
  readonly due: 'publish' | 'close';
  readonly version: number;
}

/** Publishes what was to be published by now and closes the polls whose time is up. Returns how many of both. */
export async function keepTopicsByTheClock(context: CommandPorts): Promise<number> {
  const now = new Date(context.now());
  const unpublished = await readUnpublished(context.db, now, batch);
  const open = await readOpenPolls(context.db, now, batch);
  const due: readonly Due[] = [
    ...unpublished.map((row) => ({ ...row, due: 'publish' as const })),
    ...open.map((row) => ({ ...row, due: 'close' as const })),
  ];
  let done = 0;
  for (const each of due) {
    try {
      await (each.due === 'publish' ? publish(context, each) : closePoll(context, each));
      done += 1;
    } catch (error) {
      // One that cannot be kept must not hold up the others.
      context.log.warn({ err: error, topicId: each.topicId }, 'a topic was not kept by the clock');
    }
  }
  return done;
}

async function publish(context: CommandPorts, { orgId, topicId, version }: Due): Promise<void> {
  const now = context.now();
  await context.db.transaction().execute((trx) => publishTopic(trx, { orgId, topicId }, now));
  await runEffects(context, await topicEvents(context.db, { topicId, version, op: 'created' }, now));
}

async function closePoll(context: CommandPorts, { orgId, topicId, version }: Due): Promise<void> {
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    // Two processes come upon the same poll: the second finds it closed.
    const open = await lockOpenPoll(trx, { orgId, topicId });
    if (open === null) return;
    await recordVoteWeights(trx, { orgId, topicId }, new Date(now));
    const people = [open.authorId, ...(await findVoters(trx, { orgId, topicId }))].filter((id) => id !== null);
    const recipients = { kind: 'people', userIds: [...new Set(people)] } as const;
    const told = { kind: 'poll-closed', recipients, actorId: null, by: 'Imah', occasion: 'closed' } as const;
    await notifyOfTopic(trx, { orgId, topicId }, told, now);
  });
  await runEffects(context, await topicEvents(context.db, { topicId, version }, now));
}
