import type { ApiError } from '@imah/api-client';
import { onlineManager, type UseInfiniteQueryResult, type UseQueryResult } from '@tanstack/react-query';

/** A read in one word, so that a page handles each of its states. */
export type ReadState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline'; readonly retry: () => void }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly attempt: 'idle' | 'retrying' }
  | { readonly kind: 'ready'; readonly data: T };

/** A read of one answer, or of a list page by page. */
type Query<T> = UseQueryResult<T, ApiError> | UseInfiniteQueryResult<T, ApiError>;

/** What was read before stays on the page even when reading it again fails. */
export function readState<T>(query: Query<T>): ReadState<T> {
  if (query.data !== undefined) return { kind: 'ready', data: query.data };
  if (query.error !== null) {
    if (query.error.kind === 'forbidden') return { kind: 'forbidden' };
    if (query.error.kind === 'not-found') return { kind: 'missing' };
    return { kind: 'failed', retry: () => void query.refetch(), attempt: query.isFetching ? 'retrying' : 'idle' };
  }
  return query.fetchStatus === 'paused' ? { kind: 'offline', retry: () => retryPaused(query) } : { kind: 'loading' };
}

/** Reads that are of use only together, as one: what keeps them from being there, and one try for all that is missing. */
export function allOf(...states: readonly ReadState<unknown>[]): ReadState<undefined> {
  const failed = states.flatMap((state) => (state.kind === 'failed' ? [state] : []));
  const offline = states.flatMap((state) => (state.kind === 'offline' ? [state] : []));
  const retry = () => [...failed, ...offline].forEach((state) => state.retry());
  if (states.some(({ kind }) => kind === 'missing')) return { kind: 'missing' };
  if (states.some(({ kind }) => kind === 'forbidden')) return { kind: 'forbidden' };
  if (offline.length > 0) return { kind: 'offline', retry };
  if (failed.length > 0) {
    const attempt = failed.some((state) => state.attempt === 'retrying') ? 'retrying' : 'idle';
    return { kind: 'failed', retry, attempt };
  }
  return states.some(({ kind }) => kind === 'loading') ? { kind: 'loading' } : { kind: 'ready', data: undefined };
}

/** Two of them with what they hold. */
export function together<A, B>(one: ReadState<A>, other: ReadState<B>): ReadState<readonly [A, B]> {
  if (one.kind === 'ready' && other.kind === 'ready') return { kind: 'ready', data: [one.data, other.data] };
  const state = allOf(one, other);
  // One of them is not there, and says so.
  return state.kind === 'ready' ? { kind: 'loading' } : state;
}

/** A read as a table takes it: who may not see its rows has none. */
export function tableState(query: Query<unknown>) {
  const state = readState(query);
  switch (state.kind) {
    case 'failed':
    case 'offline':
      return { kind: 'failed', reason: state.kind, onRetry: state.retry } as const;
    case 'loading':
      return { kind: 'loading' } as const;
    case 'forbidden':
    case 'missing':
      return { kind: 'failed', onRetry: () => void query.refetch() } as const;
    case 'ready':
      return { kind: 'ready' } as const;
  }
}

/** A read that waits for the network begins by itself once the cache hears of one; the browser is asked again here. */
function retryPaused(query: Pick<Query<unknown>, 'refetch'>): void {
  onlineManager.setOnline(navigator.onLine);
  void query.refetch();
}
