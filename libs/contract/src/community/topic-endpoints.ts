import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { id } from '../core/ids.ts';
import { listQuery } from '../core/list.ts';
import { ticket } from '../tickets/ticket.ts';
import { pollVote } from './poll.ts';
import { topicPost, topicPostChange, topicPostDraft, topicReactionChange } from './topic-post.ts';
import { topicQuery } from './topic-query.ts';
import { topicRoutes } from './topic-routes.ts';
import { topicVisibilities } from './topic-words.ts';
import {
  communityTopic,
  topicAudience,
  topicChange,
  topicCorrection,
  topicDraft,
  topicPerson,
  topicReach,
  topicReceipts,
  topicRow,
  topicSummaryChange,
} from './topic.ts';

/** Path parameters of a call about a topic. */
export const topicParams = z.object({ topicId: id });

const reader = { kind: 'topic', may: 'read' } as const;
const moderator = { kind: 'topic', may: 'moderate' } as const;
const inBuilding = may('topic.view', 'building');
const inOrganization = may('topic.view', 'organization');
const writing = { max: 30, windowSeconds: 60 };
const audienceAsked = z.object({ kind: topicDraft.shape.kind, audience: topicAudience });

/** Schemas, rights and limits of the calls about topics. */
export const topicEndpoints = defineEndpoints(topicRoutes, 'topics', {
  listTopics: list(
    'The topics the person may see: pinned and urgent ones, then what was said last',
    { kind: 'filtered', permission: 'topic.view' },
    topicRow,
    { query: topicQuery },
  ),
  createTopic: created(
    'Begin a discussion, announce something, or ask the people of a building',
    inBuilding,
    communityTopic,
    { body: topicDraft, errors: [403, 409], rateLimit: writing },
  ),
  countTopicAudience: ok('How many people would read a topic', inBuilding, topicReach, {
    body: audienceAsked,
    errors: [403],
    rateLimit: { max: 120, windowSeconds: 60 },
  }),
  createOrgTopic: created(
    'Begin a discussion, announce something, or ask everyone of an organisation; of its groups at most',
    inOrganization,
    communityTopic,
    { body: topicDraft, errors: [403, 409], rateLimit: writing },
  ),
  countOrgTopicAudience: ok('How many people of an organisation would read a topic', inOrganization, topicReach, {
    body: audienceAsked,
    errors: [403],
    rateLimit: { max: 120, windowSeconds: 60 },
  }),
  getTopic: ok('One topic', reader, communityTopic),
  updateTopic: ok(
    'Change what nobody was told yet, or a discussion; an announcement that was sent stays as it is',
    reader,
    communityTopic,
    { body: topicChange, errors: [403, 409] },
  ),
  deleteTopic: noContent('Take a topic away', reader, { errors: [403] }),
  correctTopic: ok(
    'Put an announcement that was sent right: a new version, with a note of what is different',
    moderator,
    communityTopic,
    { body: topicCorrection, errors: [409], rateLimit: writing },
  ),
  moderateTopic: ok('Keep a topic on top, or let nobody answer any more', moderator, communityTopic, {
    body: z.object({ pinned: z.optional(z.boolean()), locked: z.optional(z.boolean()) }),
  }),
  resolveTopic: ok(
    'Say that a topic is done, or not yet; nobody is told, and nothing moves in a list',
    reader,
    communityTopic,
    { body: z.object({ resolved: z.boolean() }), errors: [403] },
  ),
  summarizeTopic: ok(
    'Hold fast on top of a topic what has become of it; nobody is told, and nothing moves in a list',
    moderator,
    communityTopic,
    { body: topicSummaryChange, rateLimit: writing },
  ),
  markTopicRead: ok('How far the person has read; never back', reader, communityTopic, {
    body: z.object({ postId: z.nullable(id) }),
  }),
  followTopic: ok('How much the person wants to hear of a topic', reader, communityTopic, {
    body: z.object({ visibility: z.enum(topicVisibilities) }),
  }),
  voteInTopic: ok('Vote, or change the vote, until the poll closes', reader, communityTopic, {
    body: pollVote,
    errors: [403, 409],
    rateLimit: writing,
  }),
  listTopicReceipts: ok('Who of the audience has opened a topic that asks for it', moderator, topicReceipts, {
    errors: [409],
  }),
  listTopicPeople: ok(
    'Who can be named in a topic: who has written there, who moderates, and for those who do everyone',
    reader,
    z.array(topicPerson),
  ),
  ticketFromTopic: created('Make a ticket of a topic, or of one of its posts', reader, ticket, {
    body: z.object({ postId: z.nullable(id) }),
    errors: [403, 409],
    rateLimit: writing,
  }),
  listTopicPosts: list('What people wrote in a topic, newest first', reader, topicPost, { query: listQuery }),
  addTopicPost: created('Write in a topic, or answer a post', reader, topicPost, {
    body: topicPostDraft,
    errors: [403, 409],
    rateLimit: writing,
  }),
  updateTopicPost: ok('Change what one has just written', reader, topicPost, {
    body: topicPostChange,
    errors: [403, 409],
    rateLimit: writing,
  }),
  deleteTopicPost: ok(
    'Take away what one has written, or what does not belong there; its place stays',
    reader,
    topicPost,
    { errors: [403] },
  ),
  reactToTopicPost: ok('Give a sign to a post, or take it back', reader, topicPost, {
    body: topicReactionChange,
    rateLimit: { max: 120, windowSeconds: 60 },
  }),
});
