import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { writeToOccupants } from '@imah/server-notifications';
import type { TopicKey } from './topic-row.ts';

/** Tells those of an announcement's audience who live there without an account; a group is of accounts alone. */
export async function tellOccupants(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  now: number,
): Promise<void> {
  const topic = await trx
    .selectFrom('topic')
    .select(['building_id as buildingId', 'title', 'body', 'urgent'])
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .where('audience', '!=', 'groups')
    .executeTakeFirst();
  if (topic === undefined || topic.buildingId === null) return;
  const { buildingId, title, body, urgent } = topic;
  await writeToOccupants(
    trx,
    {
      orgId,
      buildingId,
      template: 'imah_occupant_announcement',
      whom: sql`EXISTS (
        SELECT 1 FROM topic t WHERE t.org_id = p.org_id AND t.id = ${topicId} AND (t.audience = 'all' OR EXISTS (
          SELECT 1 FROM topic_audience a
          WHERE a.org_id = t.org_id AND a.topic_id = t.id AND a.target_id IN (un.id, un.floor_id, f.section_id))))`,
      dedupeKey: `announcement/${topicId}`,
      parameters: [title, body],
      urgency: urgent ? 'critical' : 'normal',
    },
    now,
  );
}
