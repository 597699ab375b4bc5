import type { AnswerOf } from '@imah/contract/endpoints';
import {
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { InputOf } from '../call-types.ts';
import type { RowOf } from '../client-types.ts';
import type { ApiError } from '../core/api-error.ts';
import { useApiClient } from './api-provider.tsx';
import { type DataOf, type PagesOf, plain, type ReadName } from './reads.ts';

type Given = 'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam';

/** How a read is asked for, beside what it asks: `enabled`, `staleTime`, `select`, … */
export type ReadOptions<D, T = D> = Omit<UseQueryOptions<D, ApiError, T>, Given>;

/** The same of a list that is read page by page. */
export type PagesOptions<N extends ReadName, T = PagesOf<N>> = Omit<
  UseInfiniteQueryOptions<AnswerOf<N>, ApiError, T, QueryKey, string | undefined>,
  Given
>;

/** One answer: `useRead('getBuilding', { params: { buildingId } })`. */
export function useRead<N extends ReadName, T = DataOf<N>>(
  name: N,
  input: InputOf<N>,
  options?: ReadOptions<DataOf<N>, T>,
): UseQueryResult<T, ApiError> {
  return useQuery<DataOf<N>, ApiError, T>({ ...plain.one(useApiClient(), name, input), ...options });
}

/** Every row of a list. */
export function useReadAll<N extends ReadName, T = RowOf<N>[]>(
  name: N,
  input: InputOf<N>,
  options?: ReadOptions<RowOf<N>[], T>,
): UseQueryResult<T, ApiError> {
  return useQuery<RowOf<N>[], ApiError, T>({ ...plain.all(useApiClient(), name, input), ...options });
}

/** A list page by page. */
export function useReadPages<N extends ReadName, T = PagesOf<N>>(
  name: N,
  input: InputOf<N>,
  options?: PagesOptions<N, T>,
): UseInfiniteQueryResult<T, ApiError> {
  return useInfiniteQuery<AnswerOf<N>, ApiError, T, QueryKey, string | undefined>({
    ...plain.pages(useApiClient(), name, input),
    ...options,
  });
}
