export { readLateOutages } from './outages/list-outages.ts';
export { communityDomain } from './domain.ts';
export { mayStillVote } from './poll-repository.ts';
export { isVisibleTopic } from './topic-scope.ts';
