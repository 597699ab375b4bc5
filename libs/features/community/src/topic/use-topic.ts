import { useRead, useReadPages } from '@imah/api-client/react';
import type { TopicPost } from '@imah/contract/community';
import { type ReadState, readState } from '@imah/app/read';

/** Posts of a page; those before them are fetched when asked for. */
const limit = 100;

export function useTopic(topicId: string) {
  return useRead('getTopic', { params: { topicId } }, { enabled: topicId !== '' });
}

export interface Posts {
  /** Oldest first, as people talk; undefined until they are known. */
  readonly posts: readonly TopicPost[] | undefined;
  readonly state: ReadState<readonly TopicPost[]>;
  readonly hasEarlier: boolean;
  readonly isFetching: boolean;
  readonly fetchEarlier: () => void;
}

export function usePosts(topicId: string): Posts {
  const found = useReadPages(
    'listTopicPosts',
    { params: { topicId }, query: { limit } },
    { select: ({ pages }) => pages.flatMap(({ data }) => data).toReversed(), enabled: topicId !== '' },
  );
  return {
    posts: found.data,
    state: readState(found),
    hasEarlier: found.hasNextPage,
    isFetching: found.isFetching,
    fetchEarlier: () => void found.fetchNextPage(),
  };
}
