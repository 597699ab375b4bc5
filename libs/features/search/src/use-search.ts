import { useRead } from '@imah/api-client/react';
import type { SearchAnswer } from '@imah/contract/search';
import { keepPreviousData } from '@tanstack/react-query';
import { useSettled } from '@imah/app/read';

/** Long enough that a word typed in one go is asked for once. */
const pauseMs = 120;

export interface SearchState {
  readonly answer: SearchAnswer | null;
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** What the server finds for `text`, asked once the person pauses; the answer before it stays until then. */
export function useSearch(text: string): SearchState {
  const settled = useSettled(text.trim(), pauseMs);
  const isAsked = settled !== '';
  const { data, isFetching, isError, isPaused, refetch } = useRead(
    'search',
    { query: { q: settled.slice(0, 100) } },
    // What a search found is old as soon as something changes.
    { enabled: isAsked, placeholderData: keepPreviousData, gcTime: 0 },
  );
  const isWaiting = isFetching || settled !== text.trim();
  return {
    answer: isAsked ? (data ?? null) : null,
    // Without a network nothing was asked: that nothing matches is not known.
    state: isWaiting ? 'loading' : isError || isPaused ? 'failed' : 'ready',
    retry: () => void refetch(),
  };
}
