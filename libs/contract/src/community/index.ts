export { pollDraft, pollVote, topicPoll, type PollDraft, type PollVote, type TopicPoll } from './poll.ts';
export { topicAbilities, topicPostAbilities, type TopicAbilities, type TopicPostAbilities } from './topic-abilities.ts';
export { topicEndpoints, topicParams } from './topic-endpoints.ts';
export {
  topicPost,
  topicPostChange,
  topicPostDraft,
  topicReactionChange,
  type TopicPost,
  type TopicPostChange,
  type TopicPostDraft,
  type TopicReactionChange,
} from './topic-post.ts';
export { topicQuery, type TopicQuery } from './topic-query.ts';
export {
  communityTopic,
  topicAudience,
  topicChange,
  topicCorrection,
  topicDraft,
  topicPerson,
  topicReach,
  topicReceipts,
  topicRevision,
  topicRow,
  topicSummaryChange,
  type CommunityTopic,
  type TopicAudience,
  type TopicChange,
  type TopicCorrection,
  type TopicDraft,
  type TopicPerson,
  type TopicReach,
  type TopicReceipts,
  type TopicRevision,
  type TopicRow,
  type TopicSummaryChange,
} from './topic.ts';
