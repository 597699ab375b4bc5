import type { RouteTable } from '../core/route.ts';

const organization = '/api/v1/organizations/{orgId}';
const building = '/api/v1/buildings/{buildingId}';
const one = '/api/v1/topics/{topicId}';
const post = `${one}/posts/{postId}` as const;

/** The calls about topics: discussions, announcements and polls. */
export const topicRoutes = {
  listTopics: { method: 'GET', path: '/api/v1/topics', retry: true },
  createTopic: { method: 'POST', path: `${building}/topics`, retry: true, idempotencyKey: true },
  countTopicAudience: { method: 'POST', path: `${building}/topic-audience`, retry: false },
  createOrgTopic: { method: 'POST', path: `${organization}/topics`, retry: true, idempotencyKey: true },
  countOrgTopicAudience: { method: 'POST', path: `${organization}/topic-audience`, retry: false },
  getTopic: { method: 'GET', path: one, retry: true },
  updateTopic: { method: 'PATCH', path: one, retry: false, ifMatch: true },
  deleteTopic: { method: 'DELETE', path: one, retry: false, ifMatch: true },
  correctTopic: { method: 'POST', path: `${one}/corrections`, retry: false, ifMatch: true },
  moderateTopic: { method: 'PUT', path: `${one}/moderation`, retry: false, ifMatch: true },
  resolveTopic: { method: 'PUT', path: `${one}/resolution`, retry: false, ifMatch: true },
  summarizeTopic: { method: 'PUT', path: `${one}/summary`, retry: false, ifMatch: true },
  markTopicRead: { method: 'PUT', path: `${one}/reading`, retry: false },
  followTopic: { method: 'PUT', path: `${one}/visibility`, retry: false },
  voteInTopic: { method: 'PUT', path: `${one}/vote`, retry: false },
  listTopicReceipts: { method: 'GET', path: `${one}/receipts`, retry: true },
  listTopicPeople: { method: 'GET', path: `${one}/people`, retry: true },
  ticketFromTopic: { method: 'POST', path: `${one}/tickets`, retry: true, idempotencyKey: true },
  listTopicPosts: { method: 'GET', path: `${one}/posts`, retry: true },
  addTopicPost: { method: 'POST', path: `${one}/posts`, retry: true, idempotencyKey: true },
  updateTopicPost: { method: 'PATCH', path: post, retry: false, ifMatch: true },
  deleteTopicPost: { method: 'DELETE', path: post, retry: false, ifMatch: true },
  reactToTopicPost: { method: 'PUT', path: `${post}/reaction`, retry: false },
} as const satisfies RouteTable;
