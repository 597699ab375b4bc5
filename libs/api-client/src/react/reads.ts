import type { AnswerOf } from '@imah/contract/endpoints';
import type { RouteName, routes } from '@imah/contract/routes';
import type { DataTag, InfiniteData, QueryKey, UseInfiniteQueryOptions, UseQueryOptions } from '@tanstack/react-query';
import type { InputOf } from '../call-types.ts';
import type { ApiClient, RowOf } from '../client-types.ts';
import type { ApiError } from '../core/api-error.ts';
import { readAllRows } from '../core/list.ts';

type GetName = { [N in RouteName]: (typeof routes)[N]['method'] extends 'GET' ? N : never }[RouteName];

/** A call that changes nothing: every GET, and the questions that are too long for an address. */
export type ReadName = GetName | 'countTopicAudience' | 'countOrgTopicAudience' | 'trySla' | 'tryOrder';

/** What a read answers with, out of its envelope. */
export type DataOf<N extends RouteName> = AnswerOf<N> extends { readonly data: infer D } ? D : never;

/** A list as far as its pages have been read. */
export type PagesOf<N extends RouteName> = InfiniteData<AnswerOf<N>, string | undefined>;

/** `one`: a single answer, of a list its first page. `all`: every row of a list. `pages`: page after page, as asked for. */
export type ReadForm = 'one' | 'all' | 'pages';

type Held<N extends RouteName, F extends ReadForm> = {
  readonly one: DataOf<N>;
  readonly all: RowOf<N>[];
  readonly pages: PagesOf<N>;
}[F];

/** The longest page the server gives. */
const limit = 200;

interface Context {
  readonly signal: AbortSignal;
  readonly pageParam?: unknown;
}

interface Asked {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

/** Where an answer is kept: the name of the call, all that it is asked with in one object, and in which form. */
export function readKey<N extends ReadName, F extends ReadForm = 'one'>(
  name: N,
  input: InputOf<N>,
  form?: F,
): DataTag<QueryKey, Held<N, F>, ApiError> {
  // Every input has these parts at most.
  const { params, query, body } = input as Asked;
  const key: QueryKey = [name, { ...params, ...query, ...body }, form ?? 'one'];
  // The tag exists for the compiler alone.
  return key as DataTag<QueryKey, Held<N, F>, ApiError>;
}

type Page<N extends ReadName> = AnswerOf<N> & {
  readonly data: DataOf<N> & readonly RowOf<N>[];
  readonly meta: { readonly nextCursor: string | null };
};

function ask<N extends ReadName>(client: ApiClient, name: N, input: InputOf<N>) {
  // Every input has these parts at most.
  const { query, ...rest } = input as Asked;
  // The contract says what a call takes and answers with; while its name is open the compiler cannot look it up.
  const call = client[name] as unknown as (asked: object) => Promise<Page<N>>;
  return (signal: AbortSignal, paging?: object) => call({ ...rest, query: { ...query, ...paging }, signal });
}

// Named and not inferred: spelt out by the compiler, they hold symbols that the declarations of the package cannot name.
interface Plain<D> {
  readonly queryKey: DataTag<QueryKey, D, ApiError>;
  readonly queryFn: (context: Context) => Promise<D>;
}
interface PlainPages<N extends ReadName> {
  readonly queryKey: DataTag<QueryKey, PagesOf<N>, ApiError>;
  readonly queryFn: (context: Context) => Promise<AnswerOf<N>>;
  readonly initialPageParam: undefined;
  readonly getNextPageParam: (page: AnswerOf<N>) => string | undefined;
}

/** What hooks are made from; the public options below are the same with their types. */
export const plain = {
  one<N extends ReadName>(client: ApiClient, name: N, input: InputOf<N>): Plain<DataOf<N>> {
    const call = ask(client, name, input);
    const queryFn = async ({ signal }: Context): Promise<DataOf<N>> => (await call(signal)).data;
    return { queryKey: readKey(name, input), queryFn };
  },
  all<N extends ReadName>(client: ApiClient, name: N, input: InputOf<N>): Plain<RowOf<N>[]> {
    const call = ask(client, name, input);
    const queryFn = ({ signal }: Context) => readAllRows<RowOf<N>>((cursor) => call(signal, { limit, cursor }));
    return { queryKey: readKey(name, input, 'all'), queryFn };
  },
  pages<N extends ReadName>(client: ApiClient, name: N, input: InputOf<N>): PlainPages<N> {
    const call = ask(client, name, input);
    return {
      queryKey: readKey(name, input, 'pages'),
      initialPageParam: undefined,
      queryFn: ({ signal, pageParam: cursor }: Context): Promise<AnswerOf<N>> => call(signal, { cursor }),
      // Only lists have pages.
      getNextPageParam: (page: AnswerOf<N>) => (page as Page<N>).meta.nextCursor ?? undefined,
    };
  },
};

type OneOptions<D> = UseQueryOptions<D, ApiError> & { readonly queryKey: DataTag<QueryKey, D, ApiError> };
type PagesOptions<N extends ReadName> = UseInfiniteQueryOptions<
  AnswerOf<N>,
  ApiError,
  PagesOf<N>,
  QueryKey,
  string | undefined
> & { readonly queryKey: DataTag<QueryKey, PagesOf<N>, ApiError> };

/** Query options of one answer, for hooks, loaders and prefetching: `queryClient.prefetchQuery(read(client, 'getBuilding', { params }))`. */
export function read<N extends ReadName>(client: ApiClient, name: N, input: InputOf<N>): OneOptions<DataOf<N>> {
  return plain.one(client, name, input);
}

/** The same of a whole list, read to its last page. */
export function readAll<N extends ReadName>(client: ApiClient, name: N, input: InputOf<N>): OneOptions<RowOf<N>[]> {
  return plain.all(client, name, input);
}

/** The same of a list that is read page by page. */
export function readPages<N extends ReadName>(client: ApiClient, name: N, input: InputOf<N>): PagesOptions<N> {
  return plain.pages(client, name, input);
}
