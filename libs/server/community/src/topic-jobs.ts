import type { Kysely } from 'kysely';
import { type CommandPorts, runEffects } from '@imah/server-platform/command';
import type { ServerContext } from '@imah/server-platform';
import type { Database } from '@imah/server-platform/database/schema';
import { recordVoteWeights } from './poll.ts';
import { publishTopic } from './publish-topic.ts';
import { notifyOfTopic, topicEvents, type TopicKey } from './notify-of-topic.ts';

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
  const due = [...(await readUnpublished(context.db, now)), ...(await readOpenPolls(context.db, now))];
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

async function readUnpublished(db: Kysely<Database>, now: Date): Promise<Due[]> {
  const rows = await db
    .selectFrom('topic')
    .select(['org_id as orgId', 'id as topicId', 'version'])
    .where('told_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(batch)
    .execute();
  return rows.map((row) => ({ ...row, due: 'publish' }));
}

async function readOpenPolls(db: Kysely<Database>, now: Date): Promise<Due[]> {
  const rows = await db
    .selectFrom('topic')
    .select(['org_id as orgId', 'id as topicId', 'version'])
    .where('kind', '=', 'poll')
    .where('poll_settled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('poll_closes_at', '<=', now)
    .orderBy('poll_closes_at')
    .limit(batch)
    .execute();
  return rows.map((row) => ({ ...row, due: 'close' }));
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
    const open = await trx
      .selectFrom('topic')
      .select('author_id')
      .where('org_id', '=', orgId)
      .where('id', '=', topicId)
      .where('poll_settled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (open === undefined) return;
    await recordVoteWeights(trx, { orgId, topicId }, new Date(now));
    const votes = await trx
      .selectFrom('topic_vote')
      .select('cast_by')
      .distinct()
      .where('org_id', '=', orgId)
      .where('topic_id', '=', topicId)
      .execute();
    const people = [open.author_id, ...votes.map(({ cast_by }) => cast_by)].filter((id) => id !== null);
    const recipients = { kind: 'people', userIds: [...new Set(people)] } as const;
    const told = { kind: 'poll-closed', recipients, by: 'Imah', occasion: 'closed' } as const;
    await notifyOfTopic(trx, { orgId, topicId }, told, now);
  });
  await runEffects(context, await topicEvents(context.db, { topicId, version }, now));
}
