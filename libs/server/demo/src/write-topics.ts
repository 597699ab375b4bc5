import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { takeNumber } from '@imah/server-platform/database';
import type { Database } from '@imah/server-platform/database/schema';
import type { TopicPlan } from './plan/topics.ts';
import type { TicketPlace } from './write-tickets.ts';

const hourMs = 3_600_000;

/** Writes what was said in the topics of the plan until `now`; nobody is told of it. */
export async function writeTopics(
  trx: Transaction<Database>,
  places: ReadonlyMap<string, TicketPlace>,
  plans: readonly TopicPlan[],
  now: number,
): Promise<void> {
  // Numbers rise with time.
  for (const plan of plans.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    const place = places.get(plan.building);
    if (place !== undefined) await writeTopic(trx, place, plan, now);
  }
}

async function writeTopic(trx: Transaction<Database>, place: TicketPlace, plan: TopicPlan, now: number): Promise<void> {
  const { orgId, buildingId, timeZone } = place;
  const [resident = place.manager] = place.residents.values();
  const voices = { staff: place.manager, resident };
  const start = now - plan.hoursAgo * hourMs;
  const after = (hours: number | undefined) => (hours === undefined ? null : new Date(start + hours * hourMs));
  const { year, count } = await takeNumber(trx, { orgId, kind: 'TPC', timeZone }, start);
  const topicId = randomUUIDv7();
  const { kind, title, body, poll, posts = [], sections, summary } = plan;
  await sql`
    INSERT INTO topic (org_id, id, building_id, year, count, kind, title, body, audience, author_id, urgent, receipts, pinned,
      locked, resolved_at, publish_at, told_at, valid_until, poll_weight, poll_results, poll_closes_at, last_post_at, created_at,
      summary, summary_by, summary_at)
    VALUES (${orgId}, ${topicId}, ${buildingId}, ${year}, ${count}, ${kind}, ${title}, ${body},
      ${sections === undefined ? 'all' : 'sections'}, ${voices[plan.by]}, ${plan.urgent ?? false}, ${plan.receipts ?? false},
      ${plan.pinned ?? false}, ${kind === 'announcement'}, ${after(plan.resolvedAfter)}, ${after(0)}, ${after(0)},
      ${after(plan.validFor)}, ${poll === undefined ? null : 'unit'}, ${poll === undefined ? null : 'open'},
      ${after(poll?.closesAfter)}, ${after(posts.at(-1)?.after ?? 0)}, ${after(0)},
      ${summary?.text ?? null}, ${summary === undefined ? null : place.manager}, ${after(summary?.after)})`.execute(
    trx,
  );
  await sql`
    INSERT INTO topic_audience (org_id, topic_id, section_id)
    SELECT org_id, ${topicId}, id FROM section
    WHERE org_id = ${orgId} AND building_id = ${buildingId} AND name = ANY(${[...(sections ?? [])]}::text[])`.execute(
    trx,
  );
  for (const { by, after: hours, text } of posts)
    await sql`
      INSERT INTO topic_post (org_id, topic_id, id, author_id, side, body, at)
      VALUES (${orgId}, ${topicId}, ${randomUUIDv7()}, ${voices[by]}, ${by}, ${text}, ${after(hours)})`.execute(trx);
  await sql`
    INSERT INTO topic_user (org_id, topic_id, user_id, visibility, read_at)
    VALUES (${orgId}, ${topicId}, ${voices[plan.by]}, 'following', ${after(0)})`.execute(trx);
  for (const [position, text] of (poll?.options ?? []).entries()) {
    const optionId = randomUUIDv7();
    await sql`
      INSERT INTO topic_poll_option (org_id, topic_id, id, position, text)
      VALUES (${orgId}, ${topicId}, ${optionId}, ${position}, ${text})`.execute(trx);
    const units = Object.entries(poll?.votes ?? {}).flatMap(([code, vote]) => (vote === position ? [code] : []));
    await sql`
      INSERT INTO topic_vote (org_id, topic_id, unit_id, option_id, cast_at)
      SELECT org_id, ${topicId}, id, ${optionId}, ${new Date(start + hourMs)} FROM unit
      WHERE org_id = ${orgId} AND building_id = ${buildingId} AND code = ANY(${units}::text[])`.execute(trx);
  }
}
