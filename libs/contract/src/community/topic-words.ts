/** What a topic is: people talk, staff tell, or people vote. */
export const topicKinds = ['discussion', 'announcement', 'poll'] as const;
export type TopicKind = (typeof topicKinds)[number];

/** By what the people of a building are told apart who see a topic at all. */
export const topicAudienceKinds = ['all', 'sections', 'floors', 'units', 'groups'] as const;
export type TopicAudienceKind = (typeof topicAudienceKinds)[number];

/** How much a person wants to hear of a topic. `inherit`: as they chose for its building. */
export const topicVisibilities = ['inherit', 'following', 'normal', 'muted'] as const;
export type TopicVisibility = (typeof topicVisibilities)[number];

/** The signs with which a person answers without words. */
export const topicReactions = ['agree', 'thanks', 'love', 'laugh', 'sad', 'done'] as const;
export type TopicReaction = (typeof topicReactions)[number];

/** What a vote weighs: one for each unit, the share of the unit in the building, or one for each person. */
export const pollWeights = ['unit', 'share', 'person'] as const;
export type PollWeight = (typeof pollWeights)[number];

/** When the result of a poll is shown: as it grows, or once it is closed. */
export const pollResults = ['open', 'after-close'] as const;
export type PollResults = (typeof pollResults)[number];

/** A post can be changed by who wrote it for so many minutes. */
export const postEditMinutes = 15;

/** What somebody who does not manage a building may write in it: topics within 24 hours, posts within one minute. */
export const topicLimits = { topics: 5, hours: 24, posts: 10, seconds: 60 } as const;

/** Of what is not urgent, a person is sent at most one push in so many minutes. */
export const topicPushMinutes = 60;

/** `open`: neither resolved nor over. */
export const topicShows = ['open', 'resolved', 'all'] as const;
export type TopicShow = (typeof topicShows)[number];

/**
 * What somebody may do with a topic as it stands, beside reading it and choosing how much of it they hear. `moderate`: keep
 * it on top, lock it, and say on top of it what has become of it.
 */
export const topicActs = [
  'reply',
  'update',
  'correct',
  'resolve',
  'moderate',
  'list-receipts',
  'vote',
  'see-result',
  'make-ticket',
  'delete',
] as const;
export type TopicAct = (typeof topicActs)[number];

/** What somebody may do with a post as it stands; whether they may answer it, its topic says. */
export const topicPostActs = ['react', 'update', 'make-ticket', 'delete'] as const;
export type TopicPostAct = (typeof topicPostActs)[number];
