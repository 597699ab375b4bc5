import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { pollResults, pollWeights } from './topic-words.ts';

const optionText = z.string().check(z.trim(), z.minLength(1), z.maxLength(140));

/** What is asked. */
export const pollDraft = z.object({
  options: z.array(optionText).check(z.minLength(2), z.maxLength(10)),
  weight: z.enum(pollWeights),
  closesAt: instant,
  results: z._default(z.enum(pollResults), 'open'),
});
export type PollDraft = z.infer<typeof pollDraft>;

/**
 * A poll as the person may see it. Weights are counts, or, where shares are voted, millionths of a per cent of the
 * building: all units together weigh 100 000 000.
 */
export const topicPoll = z.object({
  weight: z.enum(pollWeights),
  closesAt: instant,
  closed: z.boolean(),
  results: z.enum(pollResults),
  /** `weight` is null while the result is not shown: until the poll is closed, or until the person has voted. */
  options: z.array(z.object({ id, text: z.string(), weight: z.nullable(z.int()) })),
  /** What has been cast, and what could be. */
  cast: z.int(),
  possible: z.int(),
  /** For what the person may vote: each of their units, or themselves. */
  ballots: z.array(z.object({ unit: z.nullable(z.object({ id, code: z.string() })), optionId: z.nullable(id) })),
});
export type TopicPoll = z.infer<typeof topicPoll>;

/** A vote, for all of one's ballots or those of the units named. Null takes it back. */
export const pollVote = z.object({
  optionId: z.nullable(id),
  unitIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
});
export type PollVote = z.infer<typeof pollVote>;
