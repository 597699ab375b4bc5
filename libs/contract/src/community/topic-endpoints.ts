import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id, orgParams } from '../core/ids.ts';
import { answer, listAnswer, listQuery } from '../core/list.ts';
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

const tag = 'topics';
/** Path parameters of a call about a topic. */
export const topicParams = z.object({ topicId: id });
const postParams = z.extend(topicParams, { postId: id });
const params = topicParams;

const reader = { kind: 'topic', may: 'read' } as const;
const moderator = { kind: 'topic', may: 'moderate' } as const;
const inBuilding = { kind: 'permission', permission: 'topic.view', subject: 'building' } as const;
const inOrganization = { kind: 'permission', permission: 'topic.view', subject: 'organization' } as const;
const writing = { max: 30, windowSeconds: 60 };
const audienceAsked = z.object({ kind: topicDraft.shape.kind, audience: topicAudience });
const response = { status: 200, schema: answer(communityTopic) } as const;

/** Schemas, rights and limits of the calls about topics. */
export const topicEndpoints = defineEndpoints(topicRoutes, {
  listTopics: {
    summary: 'The topics the person may see: pinned and urgent ones, then what was said last',
    tag,
    access: { kind: 'filtered', permission: 'topic.view' },
    query: topicQuery,
    response: { status: 200, schema: listAnswer(topicRow) },
  },
  createTopic: {
    summary: 'Begin a discussion, announce something, or ask the people of a building',
    tag,
    access: inBuilding,
    params: buildingParams,
    body: topicDraft,
    response: { status: 201, schema: answer(communityTopic) },
    errors: [403, 409],
    rateLimit: writing,
  },
  countTopicAudience: {
    summary: 'How many people would read a topic',
    tag,
    access: inBuilding,
    params: buildingParams,
    body: audienceAsked,
    response: { status: 200, schema: answer(topicReach) },
    errors: [403],
    rateLimit: { max: 120, windowSeconds: 60 },
  },
  createOrgTopic: {
    summary: 'Begin a discussion, announce something, or ask everyone of an organisation; of its groups at most',
    tag,
    access: inOrganization,
    params: orgParams,
    body: topicDraft,
    response: { status: 201, schema: answer(communityTopic) },
    errors: [403, 409],
    rateLimit: writing,
  },
  countOrgTopicAudience: {
    summary: 'How many people of an organisation would read a topic',
    tag,
    access: inOrganization,
    params: orgParams,
    body: audienceAsked,
    response: { status: 200, schema: answer(topicReach) },
    errors: [403],
    rateLimit: { max: 120, windowSeconds: 60 },
  },
  getTopic: { summary: 'One topic', tag, access: reader, params, response },
  updateTopic: {
    summary: 'Change what nobody was told yet, or a discussion; an announcement that was sent stays as it is',
    tag,
    access: reader,
    params,
    body: topicChange,
    response,
    errors: [403, 409],
  },
  deleteTopic: {
    summary: 'Take a topic away',
    tag,
    access: reader,
    params,
    response: { status: 204 },
    errors: [403],
  },
  correctTopic: {
    summary: 'Put an announcement that was sent right: a new version, with a note of what is different',
    tag,
    access: moderator,
    params,
    body: topicCorrection,
    response,
    errors: [409],
    rateLimit: writing,
  },
  moderateTopic: {
    summary: 'Keep a topic on top, or let nobody answer any more',
    tag,
    access: moderator,
    params,
    body: z.object({ pinned: z.optional(z.boolean()), locked: z.optional(z.boolean()) }),
    response,
  },
  resolveTopic: {
    summary: 'Say that a topic is done, or not yet; nobody is told, and nothing moves in a list',
    tag,
    access: reader,
    params,
    body: z.object({ resolved: z.boolean() }),
    response,
    errors: [403],
  },
  summarizeTopic: {
    summary: 'Hold fast on top of a topic what has become of it; nobody is told, and nothing moves in a list',
    tag,
    access: moderator,
    params,
    body: topicSummaryChange,
    response,
    rateLimit: writing,
  },
  markTopicRead: {
    summary: 'How far the person has read; never back',
    tag,
    access: reader,
    params,
    body: z.object({ postId: z.nullable(id) }),
    response,
  },
  followTopic: {
    summary: 'How much the person wants to hear of a topic',
    tag,
    access: reader,
    params,
    body: z.object({ visibility: z.enum(topicVisibilities) }),
    response,
  },
  voteInTopic: {
    summary: 'Vote, or change the vote, until the poll closes',
    tag,
    access: reader,
    params,
    body: pollVote,
    response,
    errors: [403, 409],
    rateLimit: writing,
  },
  listTopicReceipts: {
    summary: 'Who of the audience has opened a topic that asks for it',
    tag,
    access: moderator,
    params,
    response: { status: 200, schema: answer(topicReceipts) },
    errors: [409],
  },
  listTopicPeople: {
    summary: 'Who can be named in a topic: who has written there, who moderates, and for those who do everyone',
    tag,
    access: reader,
    params,
    response: { status: 200, schema: answer(z.array(topicPerson)) },
  },
  ticketFromTopic: {
    summary: 'Make a ticket of a topic, or of one of its posts',
    tag,
    access: reader,
    params,
    body: z.object({ postId: z.nullable(id) }),
    response: { status: 201, schema: answer(ticket) },
    errors: [403, 409],
    rateLimit: writing,
  },
  listTopicPosts: {
    summary: 'What people wrote in a topic, newest first',
    tag,
    access: reader,
    params,
    query: listQuery,
    response: { status: 200, schema: listAnswer(topicPost) },
  },
  addTopicPost: {
    summary: 'Write in a topic, or answer a post',
    tag,
    access: reader,
    params,
    body: topicPostDraft,
    response: { status: 201, schema: answer(topicPost) },
    errors: [403, 409],
    rateLimit: writing,
  },
  updateTopicPost: {
    summary: 'Change what one has just written',
    tag,
    access: reader,
    params: postParams,
    body: topicPostChange,
    response: { status: 200, schema: answer(topicPost) },
    errors: [403, 409],
    rateLimit: writing,
  },
  deleteTopicPost: {
    summary: 'Take away what one has written, or what does not belong there; its place stays',
    tag,
    access: reader,
    params: postParams,
    response: { status: 200, schema: answer(topicPost) },
    errors: [403],
  },
  reactToTopicPost: {
    summary: 'Give a sign to a post, or take it back',
    tag,
    access: reader,
    params: postParams,
    body: topicReactionChange,
    response: { status: 200, schema: answer(topicPost) },
    rateLimit: { max: 120, windowSeconds: 60 },
  },
});
