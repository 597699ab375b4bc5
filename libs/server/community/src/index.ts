export { communityDomain } from './domain.ts';
export { mayStillVote } from './poll.ts';
export { isVisibleTopic } from './topic-scope.ts';
