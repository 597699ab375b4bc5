import type { ApiError } from '@imah/api-client';
import { onlineManager, type UseQueryResult } from '@tanstack/react-query';

/** A read in one word, so that a page handles each of its states. */
export type ReadState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline'; readonly retry: () => void }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly attempt: 'idle' | 'retrying' }
  | { readonly kind: 'ready'; readonly data: T };

/** What was read before stays on the page even when reading it again fails. */
export function readState<T>(query: UseQueryResult<T, ApiError>): ReadState<T> {
  if (query.data !== undefined) return { kind: 'ready', data: query.data };
  if (query.error !== null) {
    if (query.error.kind === 'forbidden') return { kind: 'forbidden' };
    if (query.error.kind === 'not-found') return { kind: 'missing' };
    return { kind: 'failed', retry: () => void query.refetch(), attempt: query.isFetching ? 'retrying' : 'idle' };
  }
  return query.fetchStatus === 'paused' ? { kind: 'offline', retry: () => retryPaused(query) } : { kind: 'loading' };
}

/** A read that waits for the network begins by itself once the cache hears of one; the browser is asked again here. */
function retryPaused(query: Pick<UseQueryResult, 'refetch'>): void {
  onlineManager.setOnline(navigator.onLine);
  void query.refetch();
}
