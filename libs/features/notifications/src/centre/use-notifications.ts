import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { AnswerOf } from '@imah/contract/endpoints';
import type { MarkedNotifications, Notification, NotificationMarks, UnreadCount } from '@imah/contract/notifications';
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale } from '@imah/app/i18n';
import { notificationKeys } from '../notification-keys.ts';

type Page = AnswerOf<'listNotifications'>;
type Pages = InfiniteData<Page, string | undefined>;

const limit = 30;

/** What the person was told, page by page, in the language in use. */
export function useNotifications(show: 'all' | 'unread') {
  const client = useApiClient();
  const { locale } = useLocale();
  return useInfiniteQuery<Page, ApiError, Pages, ReturnType<typeof notificationKeys.list>, string | undefined>({
    queryKey: notificationKeys.list(show, locale),
    queryFn: ({ pageParam: cursor, signal }) => client.listNotifications({ query: { limit, cursor, show }, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.meta.nextCursor ?? undefined,
  });
}

export interface MarkInput {
  readonly marks: NotificationMarks;
  /** Epoch ms, for what is shown until the server has answered. */
  readonly at: number;
}

/** Marks at once on the screen; what the server refuses is taken back. */
export function useMarkNotifications() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation<MarkedNotifications, ApiError, MarkInput, [readonly unknown[], Pages | undefined][]>({
    mutationFn: async ({ marks }) => (await client.markNotifications({ body: marks })).data,
    onMutate: async ({ marks, at }) => {
      const lists = { queryKey: notificationKeys.lists() };
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<Pages>(lists);
      // What is undone is known only to the server.
      if (marks.markedAt === undefined)
        queryClient.setQueriesData<Pages>(lists, (pages) => pages && mark(pages, marks, new Date(at).toISOString()));
      return before;
    },
    onError: (_error, _input, before) => {
      for (const [queryKey, pages] of before ?? []) queryClient.setQueryData(queryKey, pages);
    },
    onSuccess: ({ unread }) => queryClient.setQueryData<UnreadCount>(notificationKeys.unread(), { unread }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.lists() }),
  });
}

function mark(pages: Pages, { as, ids }: NotificationMarks, at: string): Pages {
  const change = (notification: Notification): Notification =>
    ids === undefined || ids.includes(notification.id)
      ? { ...notification, readAt: as === 'read' ? (notification.readAt ?? at) : null }
      : notification;
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, data: page.data.map(change) })) };
}
