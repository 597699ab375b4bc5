import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { SearchAnswer } from '@imah/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Long enough that a word typed in one go is asked for once. */
const pauseMs = 120;

export interface SearchState {
  readonly answer: SearchAnswer | null;
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** What the server finds for `text`, asked once the person pauses; the answer before it stays until then. */
export function useSearch(text: string): SearchState {
  const client = useApiClient();
  const settled = useSettled(text.trim());
  const isAsked = settled !== '';
  const { data, isFetching, isError, refetch } = useQuery<SearchAnswer, ApiError>({
    queryKey: ['search', settled],
    queryFn: async ({ signal }) => (await client.search({ query: { q: settled.slice(0, 100) }, signal })).data,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // What a search found is old as soon as something changes.
    gcTime: 0,
  });
  const isWaiting = isFetching || settled !== text.trim();
  return {
    answer: isAsked ? (data ?? null) : null,
    state: isWaiting ? 'loading' : isError ? 'failed' : 'ready',
    retry: () => void refetch(),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
