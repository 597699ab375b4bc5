import { decideRows, type PolicyActor } from '@imah/contract/access';
import type { TopicAbilities, TopicPostAbilities } from '@imah/contract/community';
import {
  mayWithTopic,
  postEditMinutes,
  type TopicAct,
  topicActs,
  type TopicPostAct,
  topicPostActs,
} from '@imah/contract/community/words';
import { HttpProblem } from '@imah/server-platform/http';
import type { PostFacts } from './post-row.ts';
import type { TopicFacts } from './topic-row.ts';

/** Why an act is refused, and with what answer; null: it may be done. */
type Refusal = readonly [status: 403 | 404 | 409, code: HttpProblem['code']] | null;

const forbidden: Refusal = [403, 'TIDAK_BERWENANG'];
const conflicting: Refusal = [409, 'BENTROK'];
const missing: Refusal = [404, 'TIDAK_DITEMUKAN'];
const editMs = postEditMinutes * 60_000;

/** What somebody may vote for in a poll: whether there is anything, and whether they have voted for it. */
export interface BallotFacts {
  readonly hasBallot: boolean;
  readonly hasVoted: boolean;
}

/** What the ballots of a person come to. */
export function ballotFactsOf(ballots: readonly { readonly optionId: string | null }[]): BallotFacts {
  return { hasBallot: ballots.length > 0, hasVoted: ballots.some(({ optionId }) => optionId !== null) };
}

type Place = Pick<TopicFacts, 'kind' | 'orgId' | 'buildingId'>;

/** The rule of what a person who sees a topic may do with it at `now`; `ballot` is asked of a poll. */
function refusalsOf(
  actor: PolicyActor,
  topic: TopicFacts,
  ballot: BallotFacts,
  now: number,
): Readonly<Record<TopicAct, Refusal>> {
  const isMine = topic.authorId === actor.userId;
  const moderates = mayWithTopic(actor, 'moderate', topic);
  const moderation = moderates ? null : forbidden;
  const isAnnouncement = topic.kind === 'announcement';
  const isSent = topic.toldAt !== null;
  const isPoll = topic.pollClosesAt !== null;
  const isClosed = topic.pollClosesAt !== null && topic.pollClosesAt.getTime() <= now;
  const isFresh = now <= topic.createdAt.getTime() + editMs;
  return {
    reply: moderates
      ? null
      : firstOf([!mayWithTopic(actor, 'take-part', topic), forbidden], [topic.locked, [409, 'TOPIK_TERKUNCI']]),
    update: firstOf(
      [!moderates && !isMine, forbidden],
      [topic.kind !== 'discussion' && isSent, [409, 'PENGUMUMAN_TETAP']],
      [!moderates && !isFresh, [409, 'TERLAMBAT_DIUBAH']],
    ),
    correct: moderation ?? (isAnnouncement && isSent ? null : conflicting),
    resolve: moderates || isMine ? null : forbidden,
    moderate: moderation,
    'list-receipts': moderation ?? (topic.receipts ? null : conflicting),
    vote: firstOf([!isPoll, conflicting], [isClosed, [409, 'POLLING_DITUTUP']], [!ballot.hasBallot, forbidden]),
    // An open result sways nobody who is still to choose.
    'see-result':
      isPoll && (isClosed || (topic.pollResults === 'open' && (ballot.hasVoted || moderates))) ? null : forbidden,
    // What staff tell or ask is nothing that is broken.
    'make-ticket': topic.kind === 'discussion' ? ticketRefusal(actor, topic, topic) : conflicting,
    delete: mayWithTopic(actor, 'delete', topic) || (isMine && !topic.isAnswered) ? null : forbidden,
  };
}

/** The rule of what a person who sees a topic may do with one of its posts at `now`. */
function postRefusalsOf(
  actor: PolicyActor,
  topic: Place,
  post: PostFacts,
  now: number,
): Readonly<Record<TopicPostAct, Refusal>> {
  const isMine = post.authorId === actor.userId;
  const isGone = post.deletedAt !== null;
  const isLate = now > post.at.getTime() + editMs;
  return {
    react: isGone ? missing : null,
    update: firstOf([!isMine || isGone, forbidden], [isLate, [409, 'TERLAMBAT_DIUBAH']]),
    'make-ticket': isGone ? missing : ticketRefusal(actor, topic, post),
    delete: firstOf([isGone, missing], [!isMine && !mayWithTopic(actor, 'moderate', topic), forbidden]),
  };
}

/** A ticket is worked on in a building, by the rights on tickets; of one matter there is one. */
function ticketRefusal(
  actor: PolicyActor,
  { orgId, buildingId }: Place,
  { ticketId }: { readonly ticketId: string | null },
): Refusal {
  if (ticketId !== null || buildingId === null) return conflicting;
  const rows = decideRows(actor, 'ticket.create', { orgId, buildingId });
  return rows === 'all' || rows === 'own' ? null : forbidden;
}

const noBallot = ballotFactsOf([]);

/** What of the acts on a topic is open to a person, as it travels with the topic. */
export function topicAbilities(
  actor: PolicyActor,
  topic: TopicFacts,
  now: number,
  ballot: BallotFacts = noBallot,
): TopicAbilities {
  const refusals = refusalsOf(actor, topic, ballot, now);
  const moderates = mayWithTopic(actor, 'moderate', topic);
  const isLimited = refusals.update === null && !moderates;
  return {
    side: moderates ? 'staff' : 'resident',
    acts: topicActs.filter((act) => refusals[act] === null),
    updateUntil: isLimited ? editableUntil(topic.createdAt) : null,
  };
}

/** The same of a post. */
export function postAbilities(actor: PolicyActor, topic: Place, post: PostFacts, now: number): TopicPostAbilities {
  const refusals = postRefusalsOf(actor, topic, post, now);
  return {
    acts: topicPostActs.filter((act) => refusals[act] === null),
    updateUntil: refusals.update === null ? editableUntil(post.at) : null,
  };
}

/** @throws {HttpProblem} 403, 409 with the reason */
export function requireTopicAct(
  act: TopicAct,
  actor: PolicyActor,
  topic: TopicFacts,
  now: number,
  ballot: BallotFacts = noBallot,
): void {
  enforce(refusalsOf(actor, topic, ballot, now)[act]);
}

/** @throws {HttpProblem} 403, 404, 409 with the reason */
export function requirePostAct(
  act: TopicPostAct,
  actor: PolicyActor,
  topic: Place,
  post: PostFacts,
  now: number,
): void {
  enforce(postRefusalsOf(actor, topic, post, now)[act]);
}

function enforce(refusal: Refusal): void {
  if (refusal !== null) throw new HttpProblem(...refusal);
}

function firstOf(...reasons: readonly (readonly [holds: boolean, refusal: Refusal])[]): Refusal {
  return reasons.find(([holds]) => holds)?.[1] ?? null;
}

function editableUntil(writtenAt: Date): string {
  return new Date(writtenAt.getTime() + editMs).toISOString();
}
