import type { AnswerOf } from '@imah/contract/endpoints';
import type { RouteName } from '@imah/contract/routes';
import type { Call } from './call-types.ts';
import type { DescribedCalls } from './generated/described-calls.ts';

/**
 * One function per endpoint of the contract, each with what the endpoint does. It resolves to the JSON of the answer, or to
 * a Blob where that is a file, and rejects with ApiError only.
 */
export type ApiClient = DescribedCalls & UndescribedCalls;

/** Calls that are new in the contract; `npm run api-docs` describes them. */
type UndescribedCalls = { readonly [N in Exclude<RouteName, keyof DescribedCalls>]: Call<N> };

/** The rows of a list endpoint. */
export type RowOf<N extends RouteName> = AnswerOf<N> extends { data: readonly (infer R)[] } ? R : never;
