import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { CommunityTopic, TopicPost } from '@imah/contract/community';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { topicKeys } from '../topic-keys.ts';

/** Posts of a page; those before them are fetched when asked for. */
const pageSize = 100;

export function useTopic(topicId: string) {
  const client = useApiClient();
  return useQuery<CommunityTopic, ApiError>({
    queryKey: topicKeys.one(topicId),
    queryFn: async ({ signal }) => (await client.getTopic({ params: { topicId }, signal })).data,
    enabled: topicId !== '',
  });
}

export interface Posts {
  /** Oldest first, as people talk; undefined until they are known. */
  readonly posts: readonly TopicPost[] | undefined;
  readonly failed: boolean;
  readonly hasEarlier: boolean;
  readonly isFetching: boolean;
  readonly fetchEarlier: () => void;
  readonly retry: () => void;
}

export function usePosts(topicId: string): Posts {
  const client = useApiClient();
  const found = useInfiniteQuery<
    { readonly data: readonly TopicPost[]; readonly meta: { readonly nextCursor: string | null } },
    ApiError,
    TopicPost[],
    ReturnType<typeof topicKeys.posts>,
    string | undefined
  >({
    queryKey: topicKeys.posts(topicId),
    queryFn: ({ pageParam, signal }) =>
      client.listTopicPosts({
        params: { topicId },
        query: { limit: pageSize, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: undefined,
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ data }) => data).toReversed(),
    enabled: topicId !== '',
  });
  return {
    posts: found.data,
    failed: found.data === undefined && found.error !== null,
    hasEarlier: found.hasNextPage,
    isFetching: found.isFetching,
    fetchEarlier: () => void found.fetchNextPage(),
    retry: () => void found.refetch(),
  };
}
