import type { PolicyActor } from '@imah/contract/access';
import type { TopicPoll } from '@imah/contract/community';
import type { PollWeight } from '@imah/contract/community/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { TopicKey } from './notify-of-topic.ts';
import { isVotingUnit } from './voting-unit.ts';

interface PollRow {
  readonly weight: PollWeight;
  readonly results: TopicPoll['results'];
  readonly closesAt: Date;
  readonly options: readonly { readonly id: string; readonly text: string; readonly weight: number }[];
  readonly possible: number;
}

/** SQL: what unit `un` weighs now; where shares are voted, in millionths of a per cent. */
const unitWeight = sql`CASE t.poll_weight WHEN 'share' THEN round(coalesce(un.npp, 0) * 1000000)::bigint ELSE 1 END`;

/** SQL: units that have a vote in poll `t`. */
const votes = sql`${isVotingUnit} AND (t.poll_weight <> 'share' OR un.npp IS NOT NULL)`;

/** SQL: whether unit `un` stands where topic `t` is: in its building, or anywhere in its organisation. */
const isOfPlace = sql`(t.building_id IS NULL OR un.building_id = t.building_id)`;

/** SQL: whether unit `un` on floor `f` is of the audience of topic `t`. */
const isAddressed = sql`(t.audience IN ('all', 'groups') OR EXISTS (
  SELECT 1 FROM topic_audience a
  WHERE a.org_id = t.org_id AND a.topic_id = t.id AND a.target_id IN (un.id, un.floor_id, f.section_id)))`;

/** SQL: what vote `v` weighs: as it was settled, or as its unit weighs now. */
const voteWeight = sql`coalesce(v.weight, CASE WHEN v.unit_id IS NULL THEN 1 ELSE (
  SELECT ${unitWeight} FROM unit un WHERE un.org_id = v.org_id AND un.id = v.unit_id) END)`;

/** SQL: whether the person has a vote in poll `t` that has not been cast: their own, or that of a unit of theirs. */
export function mayStillVote({ userId, memberships }: PolicyActor): RawBuilder<unknown> {
  const unitIds = memberships.flatMap((membership) => [...membership.unitIds]);
  return sql`CASE t.poll_weight
    WHEN 'person' THEN NOT EXISTS (SELECT 1 FROM topic_vote v
      WHERE v.org_id = t.org_id AND v.topic_id = t.id AND v.user_id = ${userId})
    ELSE EXISTS (SELECT 1 FROM unit un JOIN floor f ON f.org_id = un.org_id AND f.id = un.floor_id
      WHERE un.org_id = t.org_id AND ${isOfPlace} AND un.id = ANY(${unitIds}::uuid[]) AND ${votes} AND ${isAddressed}
        AND NOT EXISTS (SELECT 1 FROM topic_vote v
          WHERE v.org_id = t.org_id AND v.topic_id = t.id AND v.unit_id = un.id)) END`;
}

/**
 * A poll as the person may see it at `now`. An open result is shown to who has voted and to those who moderate: it sways
 * nobody who is still to choose.
 */
export async function readPoll(
  db: Kysely<Database>,
  actor: PolicyActor,
  { moderates, ...key }: TopicKey & { readonly moderates: boolean },
  now: number,
): Promise<TopicPoll | null> {
  const { orgId, topicId } = key;
  const { rows } = await sql<PollRow>`
    SELECT t.poll_weight AS weight, t.poll_results AS results, t.poll_closes_at AS "closesAt",
      (SELECT json_agg(json_build_object('id', o.id, 'text', o.text, 'weight', (
          SELECT coalesce(sum(${voteWeight}), 0)::bigint FROM topic_vote v
          WHERE v.org_id = o.org_id AND v.topic_id = o.topic_id AND v.option_id = o.id)) ORDER BY o.position)
        FROM topic_poll_option o WHERE o.org_id = t.org_id AND o.topic_id = t.id) AS options,
      CASE t.poll_weight
        WHEN 'person' THEN (SELECT count(*) FROM topic_readers(t.id, ${new Date(now)}))
        ELSE (SELECT coalesce(sum(${unitWeight}), 0)::bigint FROM unit un
          JOIN floor f ON f.org_id = un.org_id AND f.id = un.floor_id
          WHERE un.org_id = t.org_id AND ${isOfPlace} AND ${votes} AND ${isAddressed})
      END::double precision AS possible
    FROM topic t WHERE t.org_id = ${orgId} AND t.id = ${topicId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const closed = row.closesAt.getTime() <= now;
  const ballots = await readBallots(db, actor, key, row.weight);
  const hasVoted = ballots.some(({ optionId }) => optionId !== null);
  const isShown = closed || (row.results === 'open' && (hasVoted || moderates));
  return {
    weight: row.weight,
    results: row.results,
    closesAt: row.closesAt.toISOString(),
    closed,
    options: row.options.map(({ id, text, weight }) => ({ id, text, weight: isShown ? weight : null })),
    cast: row.options.reduce((sum, { weight }) => sum + weight, 0),
    possible: row.possible,
    ballots,
  };
}

/** What the person may vote for, and what was voted for it: by whoever of the unit voted last. */
export async function readBallots(
  db: Kysely<Database>,
  actor: PolicyActor,
  { orgId, topicId }: TopicKey,
  weight: PollWeight,
): Promise<TopicPoll['ballots']> {
  if (weight === 'person') {
    const rows = await db
      .selectFrom('topic_vote')
      .select('option_id as optionId')
      .where('org_id', '=', orgId)
      .where('topic_id', '=', topicId)
      .where('user_id', '=', actor.userId)
      .execute();
    return [{ unit: null, optionId: rows[0]?.optionId ?? null }];
  }
  const home = actor.memberships.find((membership) => membership.orgId === orgId);
  const rows = await db
    .selectFrom('topic as t')
    .innerJoin('unit as un', (join) => join.onRef('un.org_id', '=', 't.org_id').on(sql<boolean>`${isOfPlace}`))
    .innerJoin('floor as f', (join) => join.onRef('f.org_id', '=', 'un.org_id').onRef('f.id', '=', 'un.floor_id'))
    .leftJoin('topic_vote as v', (join) =>
      join.onRef('v.org_id', '=', 't.org_id').onRef('v.topic_id', '=', 't.id').onRef('v.unit_id', '=', 'un.id'),
    )
    .select(['un.id', 'un.code', 'v.option_id as optionId'])
    .where('t.org_id', '=', orgId)
    .where('t.id', '=', topicId)
    .where(sql<boolean>`un.id = ANY(${[...(home?.unitIds ?? [])]}::uuid[])`)
    .where(sql<boolean>`${votes}`)
    .where(sql<boolean>`${isAddressed}`)
    .orderBy('un.code')
    .execute();
  return rows.map(({ id, code, optionId }) => ({ unit: { id, code }, optionId }));
}

/** Writes down what the votes weigh when the poll closes: what changes in the building later changes nothing any more. */
export async function recordVoteWeights(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  at: Date,
): Promise<void> {
  await sql`
    UPDATE topic_vote v SET weight = ${voteWeight} FROM topic t
    WHERE t.org_id = ${orgId} AND t.id = ${topicId} AND v.org_id = t.org_id AND v.topic_id = t.id`.execute(trx);
  await sql`UPDATE topic SET poll_settled_at = ${at} WHERE org_id = ${orgId} AND id = ${topicId}`.execute(trx);
}
