import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { recordVoteWeights } from './poll.ts';
import { publishTopic } from './publish-topic.ts';
import { publishTopicEvent, notifyOfTopic, type TopicKey } from './notify-of-topic.ts';

const queue = 'topics-by-the-clock';
const batch = 100;

type Ports = Pick<ServerContext, 'db' | 'live' | 'log' | 'now'>;

/** Makes the queue of this module and starts its worker; to be called once pg-boss runs. */
export async function startTopicJobs(context: ServerContext): Promise<void> {
  const { jobs } = context;
  await jobs.createQueue(queue, { retryLimit: 2 });
  await jobs.work(queue, () => keepTopicsByTheClock(context));
  await jobs.schedule(queue, '* * * * *');
}

interface Due extends TopicKey {
  readonly due: 'publish' | 'settle';
  readonly version: number;
}

/** Publishes what was to be published by now and closes the polls whose time is up. Returns how many of both. */
export async function keepTopicsByTheClock(context: Ports): Promise<number> {
  const now = new Date(context.now());
  const { rows } = await sql<Due>`
    (SELECT org_id AS "orgId", id AS "topicId", version, 'publish' AS due FROM topic
      WHERE told_at IS NULL AND deleted_at IS NULL AND publish_at <= ${now} ORDER BY publish_at LIMIT ${batch})
    UNION ALL
    (SELECT org_id, id, version, 'settle' FROM topic
      WHERE kind = 'poll' AND poll_settled_at IS NULL AND deleted_at IS NULL AND poll_closes_at <= ${now}
      ORDER BY poll_closes_at LIMIT ${batch})`.execute(context.db);
  let done = 0;
  for (const each of rows) {
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

async function publish(context: Ports, { orgId, topicId, version }: Due): Promise<void> {
  await context.db.transaction().execute((trx) => publishTopic(trx, { orgId, topicId }, context.now()));
  await publishTopicEvent(context, { topicId, version, op: 'created' });
}

async function closePoll(context: Ports, { orgId, topicId, version }: Due): Promise<void> {
  const now = context.now();
  await context.db.transaction().execute(async (trx) => {
    // Two processes come upon the same poll: the second finds it settled.
    const open = await sql`
      SELECT 1 FROM topic WHERE org_id = ${orgId} AND id = ${topicId} AND poll_settled_at IS NULL FOR UPDATE`.execute(
      trx,
    );
    if (open.rows.length === 0) return;
    await recordVoteWeights(trx, { orgId, topicId }, new Date(now));
    const { rows } = await sql<{ userId: string }>`
      SELECT DISTINCT cast_by AS "userId" FROM topic_vote
        WHERE org_id = ${orgId} AND topic_id = ${topicId} AND cast_by IS NOT NULL
      UNION SELECT author_id FROM topic WHERE org_id = ${orgId} AND id = ${topicId} AND author_id IS NOT NULL`.execute(
      trx,
    );
    const recipients = { kind: 'people', userIds: rows.map(({ userId }) => userId) } as const;
    await notifyOfTopic(
      trx,
      { orgId, topicId },
      { kind: 'poll-closed', recipients, by: 'Imah', occasion: 'closed' },
      now,
    );
  });
  await publishTopicEvent(context, { topicId, version });
}
