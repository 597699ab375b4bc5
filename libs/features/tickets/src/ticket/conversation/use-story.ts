import { useReadPages } from '@imah/api-client/react';
import type { ApiError } from '@imah/api-client';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allOf, readState, type ReadState, rowsOf } from '@imah/app/read';
import { type StoryEntry, type StoryPart, tellStory } from '../model/story.ts';
import type { TicketViewer } from '../model/viewer.ts';

const limit = 50;

/** The course of a ticket as far as it has been read. */
export type StoryState =
  | Exclude<ReadState<undefined>, { readonly kind: 'ready' }>
  | {
      readonly kind: 'ready';
      readonly entries: readonly StoryEntry[];
      /** Reads further back; null when all is there. */
      readonly earlier: (() => void) | null;
      readonly isLoadingEarlier: boolean;
    };

type Read<T> = UseInfiniteQueryResult<readonly T[], ApiError>;

/** What happened to a ticket and what was written about it, each channel read by itself and told as one. */
export function useStory(ticketId: string, reads: TicketViewer['reads']): StoryState {
  const input = { params: { ticketId }, query: { limit } };
  const read = {
    events: useReadPages('listTicketEvents', input, { select: rowsOf }),
    replies: useReadPages('listTicketReplies', input, { select: rowsOf }),
    notes: useReadPages('listTicketNotes', input, { select: rowsOf, enabled: reads === 'replies-and-notes' }),
  };
  const asked = reads === 'replies-and-notes' ? [read.events, read.replies, read.notes] : [read.events, read.replies];
  const events = usePart(read.events);
  const replies = usePart(read.replies);
  const notes = usePart(read.notes);
  const story = useMemo(() => tellStory({ events, replies, notes }), [events, replies, notes]);

  const state = allOf(...asked.map((query) => readState<unknown>(query)));
  if (state.kind !== 'ready') return state;
  return {
    kind: 'ready',
    entries: story.entries,
    earlier: story.behind.length === 0 ? null : () => story.behind.forEach((name) => void read[name].fetchNextPage()),
    isLoadingEarlier: asked.some(({ isFetchingNextPage }) => isFetchingNextPage),
  };
}

function usePart<T>({ data, hasNextPage }: Read<T>): StoryPart<T> {
  return useMemo(() => ({ items: data ?? [], rest: hasNextPage ? 'more' : 'none' }), [data, hasNextPage]);
}
