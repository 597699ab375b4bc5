import type { PolicyActor } from '@imah/contract/access';
import type { PollResults, PollWeight } from '@imah/contract/community/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { TopicKey } from './topic-row.ts';
import { isVotingUnit } from './voting-unit.ts';

/** A poll with what was voted in it, whoever asks. */
export interface Tally {
  readonly weight: PollWeight;
  readonly results: PollResults;
  readonly closesAt: Date;
  readonly options: readonly { readonly id: string; readonly text: string; readonly weight: number }[];
  readonly possible: number;
}

/** What somebody may vote for: a unit of theirs, or themselves; and what was voted for it. */
export interface Ballot {
  readonly unit: { readonly id: string; readonly code: string } | null;
  readonly optionId: string | null;
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
export function mayStillVote({ userId, memberships }: PolicyActor, now: number): RawBuilder<unknown> {
  const unitIds = memberships.flatMap((membership) => [...membership.unitIds]);
  return sql`CASE t.poll_weight
    WHEN 'person' THEN EXISTS (SELECT 1 FROM topic_readers(t.id, ${new Date(now)}) r WHERE r.user_id = ${userId})
      AND NOT EXISTS (SELECT 1 FROM topic_vote v
      WHERE v.org_id = t.org_id AND v.topic_id = t.id AND v.user_id = ${userId})
    ELSE EXISTS (SELECT 1 FROM unit un JOIN floor f ON f.org_id = un.org_id AND f.id = un.floor_id
      WHERE un.org_id = t.org_id AND ${isOfPlace} AND un.id = ANY(${unitIds}::uuid[]) AND ${votes} AND ${isAddressed}
        AND NOT EXISTS (SELECT 1 FROM topic_vote v
          WHERE v.org_id = t.org_id AND v.topic_id = t.id AND v.unit_id = un.id)) END`;
}

/** A poll as it stands at `now`; null where the topic is none. */
export async function readTally(
  db: Kysely<Database>,
  { orgId, topicId }: TopicKey,
  now: number,
): Promise<Tally | null> {
  const { rows } = await sql<Tally>`
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
    FROM topic t WHERE t.org_id = ${orgId} AND t.id = ${topicId} AND t.kind = 'poll'`.execute(db);
  return rows[0] ?? null;
}

/** What the person may vote for, and what was voted for it: by whoever of the unit voted last; nothing where it is no poll. */
export async function readBallots(
  db: Kysely<Database>,
  actor: PolicyActor,
  { orgId, topicId }: TopicKey,
  { weight, now }: { readonly weight: PollWeight | null; readonly now: number },
): Promise<Ballot[]> {
  if (weight === null) return [];
  if (weight === 'person') {
    // Who only moderates it is not asked, and not of those who can be counted.
    const { rows } = await sql<{ optionId: string | null }>`
      SELECT v.option_id AS "optionId" FROM topic_readers(${topicId}, ${new Date(now)}) r
      LEFT JOIN topic_vote v ON v.org_id = ${orgId} AND v.topic_id = ${topicId} AND v.user_id = r.user_id
      WHERE r.user_id = ${actor.userId}`.execute(db);
    return rows.map(({ optionId }) => ({ unit: null, optionId }));
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

export interface Vote {
  /** Null: of the person alone. */
  readonly unitId: string | null;
  /** Null takes it back. */
  readonly optionId: string | null;
  readonly castBy: string;
  readonly at: Date;
}

/** Puts a vote in the place of what its unit or the person voted before. */
export async function replaceVote(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  { unitId, optionId, castBy, at }: Vote,
): Promise<void> {
  const userId = unitId === null ? castBy : null;
  await trx
    .deleteFrom('topic_vote')
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .where('unit_id', 'is not distinct from', unitId)
    .where('user_id', 'is not distinct from', userId)
    .execute();
  if (optionId === null) return;
  const vote = { unit_id: unitId, user_id: userId, option_id: optionId, cast_by: castBy, cast_at: at };
  await trx
    .insertInto('topic_vote')
    .values({ org_id: orgId, topic_id: topicId, ...vote })
    .execute();
}

export async function insertOptions(
  trx: Transaction<Database>,
  { orgId, topicId }: TopicKey,
  options: readonly { readonly id: string; readonly text: string }[],
): Promise<void> {
  if (options.length === 0) return;
  const rows = options.map((option, position) => ({ org_id: orgId, topic_id: topicId, position, ...option }));
  await trx.insertInto('topic_poll_option').values(rows).execute();
}

export async function hasOption(
  db: Kysely<Database>,
  { orgId, topicId }: TopicKey,
  optionId: string,
): Promise<boolean> {
  const option = await db
    .selectFrom('topic_poll_option')
    .select('id')
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .where('id', '=', optionId)
    .executeTakeFirst();
  return option !== undefined;
}

/** Polls whose time is up and that were not closed yet, longest due first. */
export function readOpenPolls(db: Kysely<Database>, now: Date, limit: number) {
  return db
    .selectFrom('topic')
    .select(['org_id as orgId', 'id as topicId', 'version'])
    .where('kind', '=', 'poll')
    .where('poll_settled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('poll_closes_at', '<=', now)
    .orderBy('poll_closes_at')
    .limit(limit)
    .execute();
}

/** A poll that nobody else closes until the transaction ends; null once it is closed. */
export async function lockOpenPoll(trx: Transaction<Database>, { orgId, topicId }: TopicKey) {
  const open = await trx
    .selectFrom('topic')
    .select('author_id as authorId')
    .where('org_id', '=', orgId)
    .where('id', '=', topicId)
    .where('poll_settled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return open ?? null;
}

/** Who voted in a poll, for whatever. */
export async function findVoters(db: Kysely<Database>, { orgId, topicId }: TopicKey): Promise<string[]> {
  const votes = await db
    .selectFrom('topic_vote')
    .select('cast_by as userId')
    .distinct()
    .where('org_id', '=', orgId)
    .where('topic_id', '=', topicId)
    .execute();
  return votes.flatMap(({ userId }) => (userId === null ? [] : [userId]));
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
