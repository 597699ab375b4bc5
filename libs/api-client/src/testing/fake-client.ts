import { type RouteName, routes } from '@imah/contract/routes';
import type { ApiClient } from '../client-types.ts';
import { ApiError } from '../core/api-error.ts';

/** For each call: a function, or the answer itself, or an ApiError to reject with. */
export type FakeAnswers = {
  readonly [N in RouteName]?: ApiClient[N] | Awaited<ReturnType<ApiClient[N]>> | ApiError;
};

/** A call that was made: its name and its input. */
export interface FakeCall {
  readonly name: RouteName;
  readonly input: unknown;
}

/** An `ApiClient` without a network, which remembers what was asked. */
export interface FakeApiClient extends ApiClient {
  /** Every call so far, in order. Not a route, so the contract cannot come to own the name. */
  readonly '~calls': readonly FakeCall[];
}

/** A client for stories and tests that answers from `answers`; a call without an answer is a 404. */
export function createFakeApiClient(answers: FakeAnswers = {}): FakeApiClient {
  const calls: FakeCall[] = [];
  const entries = Object.keys(routes).map((key) => {
    // A key of `routes`; Object.keys forgets it.
    const name = key as RouteName;
    const call = async (input?: unknown): Promise<unknown> => {
      calls.push({ name, input });
      const answer = answers[name];
      if (!(name in answers))
        throw new ApiError({ kind: 'not-found', status: 404, message: `The fake has no answer for ${name}` });
      if (answer instanceof ApiError) throw answer;
      // The type of FakeAnswers ties the function to its own call.
      return typeof answer === 'function' ? (answer as (given: unknown) => Promise<unknown>)(input) : answer;
    };
    return [name, call];
  });
  // Each function answers with what FakeAnswers asked of the caller.
  return Object.assign(Object.fromEntries(entries) as ApiClient, { '~calls': calls });
}

/** An answer that never comes: the loading state. */
export function never(): Promise<never> {
  return new Promise(() => {});
}
