import { useReadPages } from '@imah/api-client/react';

const limit = 30;

/** What the person was told, page by page, in the language in use: a change of it reads everything again. */
export function useNotifications(show: 'all' | 'unread') {
  return useReadPages('listNotifications', { query: { limit, show } });
}
