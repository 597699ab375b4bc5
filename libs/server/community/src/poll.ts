import type { TopicPoll } from '@imah/contract/community';
import type { Ballot, Tally } from './poll-repository.ts';

interface Sight {
  readonly ballots: readonly Ballot[];
  /** Whether the person may see the result. */
  readonly isShown: boolean;
  readonly now: number;
}

/** A poll of the contract as the person may see it at `now`. */
export function toPoll({ weight, results, closesAt, options, possible }: Tally, sight: Sight): TopicPoll {
  return {
    weight,
    results,
    closesAt: closesAt.toISOString(),
    closed: closesAt.getTime() <= sight.now,
    options: options.map((option) => ({
      id: option.id,
      text: option.text,
      weight: sight.isShown ? option.weight : null,
    })),
    cast: options.reduce((sum, option) => sum + option.weight, 0),
    possible,
    ballots: sight.ballots.map(({ unit, optionId }) => ({ unit, optionId })),
  };
}
