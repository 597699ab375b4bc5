import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { AnswerOf } from '@imah/contract/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale } from '@imah/app/i18n';
import type { NotificationPages } from '../notification-commands.ts';
import { notificationKeys } from '../notification-keys.ts';

type Page = AnswerOf<'listNotifications'>;

const limit = 30;

/** What the person was told, page by page, in the language in use. */
export function useNotifications(show: 'all' | 'unread') {
  const client = useApiClient();
  const { locale } = useLocale();
  return useInfiniteQuery<
    Page,
    ApiError,
    NotificationPages,
    ReturnType<typeof notificationKeys.list>,
    string | undefined
  >({
    queryKey: notificationKeys.list(show, locale),
    queryFn: ({ pageParam: cursor, signal }) => client.listNotifications({ query: { limit, cursor, show }, signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.meta.nextCursor ?? undefined,
  });
}
